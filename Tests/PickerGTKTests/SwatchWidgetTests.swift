import CGTK
import ColorCore
import GTKSupport
import PickerControls
import PickerModel
import Pictures
import Testing

@testable import PickerGTK

/// Swatches as a program has them; the rules of the groups are those of source 0's table.
@MainActor
@Suite(.needsDisplay) struct SwatchWidgetTests {
  func swatch(_ color: String, in group: String) -> TestWidget {
    let swatch = TestWidget("TinctureSwatch")
    swatch["own-color"] = color
    swatch["group"] = group
    _ = swatch.take()
    return swatch
  }

  func isSelected(_ widget: TestWidget) -> Bool { boolProperty("selected", of: widget.pointer) }

  func press(_ widget: TestWidget) { widget.side(SwatchWidget.self).send(.key(.space, [])) }

  @Test func aPressedSwatchIsTheColourOfItsGroup() {
    let group = "pressed swatches"
    let swatches = ["#ff0000", "#00ff00", "#ff0000"].map { swatch($0, in: group) }
    #expect(swatches.map(isSelected) == [false, false, false], "nothing chosen is legal")
    press(swatches[0])
    #expect(swatches.map(isSelected) == [true, false, true], "each of that colour is marked")
    #expect(swatches[0].take() == ["began", "color #ff0000", "changing #ff0000", "chosen #ff0000"])
    #expect(swatches[1].take() == ["color #ff0000"], "the others hear of the colour, not of the hand")
    press(swatches[2])
    #expect(swatches.flatMap { $0.take() }.filter { $0.hasPrefix("changing") } == [])
  }

  @Test func aProgramChoosesWithAnyMember() {
    let (a, b) = (swatch("red", in: "by program"), swatch("lime", in: "by program"))
    a.color = "#00ff00"
    #expect(!isSelected(a) && isSelected(b) && a.take() + b.take() == ["color #00ff00", "color #00ff00"])
    a.color = nil
    #expect(!isSelected(b) && b.color == nil, "and chooses nothing again")
    a.color = "#123456"
    #expect(!isSelected(a) && !isSelected(b) && b.color == "#123456", "a colour that no swatch has is held")
  }

  @Test func theOwnColourIsLive() {
    let swatch = swatch("red", in: "live")
    swatch.color = "#0000ff"
    var told: [Bool] = []
    connect(swatch.pointer, "notify::selected") { _ -> Void in
      MainActor.assumeIsolated { told.append(boolProperty("selected", of: swatch.pointer)) }
    }
    swatch["own-color"] = "rgb(0 0 255)"
    #expect(isSelected(swatch) && told == [true] && swatch["own-color"] == "#0000ff")
    swatch["own-color"] = "#0000ff"
    swatch.color = "#ff0000"
    #expect(!isSelected(swatch) && told == [true, false])
  }

  @Test func nonsenseIsRefusedByName() {
    let swatch = swatch("red", in: "nonsense")
    let told = warnings { swatch["own-color"] = "no colour" }
    #expect(swatch["own-color"] == "#ff0000")
    #expect(told.count == 1 && told[0].contains("own-color"))
  }

  @Test func changingTheGroupLeavesOneAndAdoptsTheOther() {
    let (stays, goes) = (swatch("red", in: "old"), swatch("red", in: "old"))
    let there = swatch("red", in: "new")
    stays.color = "#0000ff"
    there.color = "#ff0000"
    goes["group"] = "new"
    #expect(isSelected(goes) && goes.color == "#ff0000")
    #expect(WidgetGroups.choice(for: "old").memberCount == 1 && WidgetGroups.choice(for: "new").memberCount == 2)
  }

  @Test func shownTwiceItJoinsOnce() {
    let swatch = swatch("red", in: "twice")
    let (first, second) = (Owned(sinking: newObject(gtk_box_get_type())), Owned(sinking: newObject(gtk_box_get_type())))
    gtk_box_append(cast(first.pointer), cast(swatch.pointer))
    gtk_box_remove(cast(first.pointer), cast(swatch.pointer))
    gtk_box_append(cast(second.pointer), cast(swatch.pointer))
    swatch["group"] = "twice"
    #expect(WidgetGroups.choice(for: "twice").memberCount == 1)
    swatch.color = "#00ff00"
    #expect(swatch.take() == ["color #00ff00"])
    gtk_box_remove(cast(second.pointer), cast(swatch.pointer))
  }

  @Test func aColourThatIsDroppedBecomesItsOwnWhenItMayBeEdited() {
    let swatch = swatch("red", in: "dropped on")
    let host = swatch.side(SwatchWidget.self)
    let drop = InputEvent.Drop(.dropped, Color(rgb: 0x112233), name: "Night", at: .zero)
    #expect(!host.send(.drop(drop)) && swatch["own-color"] == "#ff0000")
    setProperty("editable", of: swatch.pointer, to: .bool(true))
    #expect(host.send(.drop(drop)))
    #expect(swatch["own-color"] == "#112233" && swatch["label"] == "Night" && swatch.color == nil)
  }
}
