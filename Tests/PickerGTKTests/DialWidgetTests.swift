import CGTK
import Testing

@testable import PickerGTK

@MainActor
@Suite(.needsDisplay) struct DialWidgetTests {
  @Test func theWordsOfADial() {
    let dial = TestWidget("TinctureDial")
    #expect(dial["channel"] == "red" && dial["drag-style"] == "rotary" && dial["number-style"] == "scale")
    dial["channel"] = "cmyk/black"
    dial["drag-style"] = "straight"
    dial["number-style"] = "hexadecimal"
    dial["default-number"] = "50%"
    #expect(dial["channel"] == "cmyk/black" && dial["drag-style"] == "straight" && dial["default-number"] == "50")
    #expect(warnings { dial["drag-style"] = "sideways" }.count == 1)
    #expect(warnings { dial["default-number"] = "101" }.count == 1)
    #expect(warnings { dial["default-number"] = "/0" }.count == 1)
    #expect(dial["drag-style"] == "straight" && dial["default-number"] == "50")
    dial["channel"] = "cmyk/cyan"
    #expect(dial["drag-style"] == "straight" && dial["default-number"] == nil, "the default was the other channel's")
  }

  @Test func aGroupHasADialForEachChannelAndIsInStep() {
    let group = TestWidget("TinctureDialGroup")
    group.color = "#000000"
    for (space, count) in [("srgb", 3), ("cmyk", 4), ("oklch", 3)] {
      group["space"] = space
      #expect(group["space"] == space && dials(of: group).count == count)
      #expect(dials(of: group).allSatisfy { $0.color?.cssText == "#000000" })
    }
    #expect(warnings { group["space"] = "nonsense" }.count == 1)
    #expect(group["space"] == "oklch")
  }

  @Test func theDialsGoWithTheirGroupToAnotherColour() {
    let other = TestWidget("TinctureDial")
    other["group"] = "dials of two"
    other.color = "#ff8040"
    let group = TestWidget("TinctureDialGroup")
    group["group"] = "dials of two"
    #expect(dials(of: group).map(\.control.number) == [255, 128, 64])
    other.color = "#102030"
    #expect(dials(of: group).map(\.control.number) == [16, 32, 48])
  }

  @Test func blackInCMYKIsNoFault() throws {
    let group = TestWidget("TinctureDialGroup")
    group["space"] = "cmyk"
    group.color = "black"
    let numbers = dials(of: group).map(\.control.number)
    #expect(numbers == [0, 0, 0, 100])
    // The hand on one ink leaves the others where they are.
    let cyan = try #require(dials(of: group).first)
    cyan.send(.setValue(40))
    #expect(dials(of: group).map(\.control.number) == [40, 0, 0, 100])
    #expect(group.color == "device-cmyk(0.4 0 0 1)")
  }

  @Test func aSpinnerTellsTheNameOfTheColour() {
    let spinner = TestWidget("TinctureSpinner")
    #expect(spinner["selected-name"] == "Custom" && spinner["list"] == "spinner")
    spinner.color = "tomato"
    #expect(spinner["selected-name"] == "Tomato")
    spinner["list"] = "css"
    #expect(spinner["selected-name"] == "tomato" && spinner.color == "#ff6347")
    #expect(warnings { spinner["list"] = "nonsense" }.count == 1)
    spinner.color = "#123456"
    #expect(spinner["selected-name"] == "Custom")
  }

  private func dials(of group: TestWidget) -> [DialWidget] {
    let widget: UnsafeMutablePointer<GtkWidget> = group.pointer.assumingMemoryBound(to: GtkWidget.self)
    var found: [DialWidget] = []
    func visit(_ widget: UnsafeMutablePointer<GtkWidget>) {
      if let dial = DialWidget.of(UnsafeMutableRawPointer(widget)) { found.append(dial) }
      var child = gtk_widget_get_first_child(widget)
      while let part = child {
        visit(part)
        child = gtk_widget_get_next_sibling(part)
      }
    }
    visit(widget)
    return found
  }
}
