import CGTK
import ColorCore
import GTKSupport
import PickerControls
import PickerModel
import Testing

@testable import PickerGTK

/// The popover of wells and pairs, as it is opened, used and closed. What a pointer and a keyboard do
/// with it is tried in real windows.
@MainActor
@Suite(.needsDisplay) struct PopoverTests {
  let well = TestWidget("TinctureWell")
  let scene: Scene

  init() {
    well.color = "#123456"
    scene = Scene(well)
    _ = well.take()
  }

  func open(_ widget: TestWidget) -> ColorGridWidget {
    widget.side(WellWidget.self).send(.key(.space, []))
    return Self.grid(in: widget)!
  }

  static func grid(in widget: TestWidget) -> ColorGridWidget? {
    func seek(_ widget: UnsafeMutablePointer<GtkWidget>) -> ColorGridWidget? {
      if let found = ColorGridWidget.of(UnsafeMutableRawPointer(widget)) { return found }
      var child = gtk_widget_get_first_child(widget)
      while let part = child {
        if let found = seek(part) { return found }
        child = gtk_widget_get_next_sibling(part)
      }
      return nil
    }
    return seek(cast(widget.pointer))
  }

  var isOpen: Bool { well.side(WellWidget.self).control.isOpen }

  @Test func openingAndClosingSaysNothing() {
    _ = open(well)
    #expect(isOpen)
    well.side(WellWidget.self).closePopover()
    #expect(!isOpen && well.take() == [])
    scene.end()
  }

  @Test func movingIsTouchedAndTheEndIsDone() {
    let grid = open(well)
    grid.send(.key(.right, []))
    grid.send(.key(.down, []))
    #expect(
      isOpen && well.take() == ["began", "color #00ff00", "changing #00ff00", "color #ffff00", "changing #ffff00"])
    grid.send(.key(.enter, []))
    #expect(!isOpen && well.take() == ["chosen #ffff00"])
    scene.end()
  }

  @Test func noPaint() {
    well.side(WellWidget.self).control.offersNone = true
    let grid = open(well)
    grid.send(.key(.delete, []))
    #expect(!isOpen && well.color == nil)
    #expect(well.take() == ["began", "color nothing", "changing none", "chosen none"])
    scene.end()
  }

  @Test func theWholePickerIsPartOfTheVisit() throws {
    let grid = open(well)
    grid.send(.key(.end, []))
    grid.send(.key(.down, []))
    grid.send(.key(.enter, []))
    #expect(isOpen, "the way to the picker is no end")
    let page = try #require(gtk_widget_get_ancestor(grid.widget, gtk_stack_get_type()))
    let stack: OpaquePointer = cast(UnsafeMutableRawPointer(page))
    #expect(gtk_stack_get_visible_child_name(stack).map { String(cString: $0) } == "picker")
    #expect(well.take() == ["began", "color #000000", "changing #000000"])
    well.side(WellWidget.self).closePopover()
    #expect(well.take() == ["chosen #000000"])
    // The next visit begins with the colours again.
    _ = open(well)
    #expect(gtk_stack_get_visible_child_name(stack).map { String(cString: $0) } == "colors")
    scene.end()
  }

  @Test func whatAProgramSetsMeanwhileIsShown() {
    let grid = open(well)
    well.color = "#ff8000"
    #expect(grid.control.chosen == .cell(6))
    well.side(WellWidget.self).closePopover()
    #expect(well.take() == ["color #ff8000"])
    scene.end()
  }

  @Test func leavingTheGroupEndsTheVisit() {
    let grid = open(well)
    grid.send(.key(.right, []))
    well["group"] = "left in the middle"
    #expect(!isOpen && well.take().contains("chosen #00ff00"))
    scene.end()
  }

  /// One member edits at a time: the popover of another well of the group shows what that one does.
  @Test func twoWellsOfAGroupAreInStep() {
    let other = TestWidget("TinctureWell")
    for widget in [well, other] { widget["group"] = "two wells" }
    let grid = open(well)
    grid.send(.key(.right, []))
    #expect(other.color == "#00ff00" && !other.take().contains("began"))
    well.side(WellWidget.self).closePopover()
    scene.end()
  }

  @Test(arguments: [false, true]) func nothingIsLeftOfAPopover(isOpenAtTheEnd: Bool) {
    weak var side: WellWidget?
    weak var grid: ColorGridWidget?
    weak var picker: PickerWidget?
    let choice = WidgetGroups.choice(for: "popover's end")
    do {
      let widget = TestWidget("TinctureWell")
      widget["group"] = "popover's end"
      let scene = Scene(widget)
      for _ in 0..<3 {
        let content = open(widget)
        content.send(.setValue(Double(content.control.parts.count - 1)))
        content.send(.setValue(1))
        scene.settle()
        grid = content
        picker = Self.picker(in: content)
      }
      side = widget.side()
      #expect(grid != nil && picker != nil && choice.memberCount == 1, "its pages are no members of the group")
      if isOpenAtTheEnd { open(widget).send(.key(.left, [])) }
      scene.end()
    }
    #expect(side == nil)
    // GTK 4.8 itself never lets go of a popover that goes with its window while it is on the screen.
    if !isOpenAtTheEnd {
      scene.turn(until: { grid == nil && picker == nil })
      #expect(grid == nil && picker == nil)
    }
    #expect(choice.memberCount == 0)
    scene.end()
  }

  private static func picker(in grid: ColorGridWidget) -> PickerWidget? {
    let stack = gtk_widget_get_ancestor(grid.widget, gtk_stack_get_type())
    let page = stack.flatMap { gtk_stack_get_child_by_name(cast(UnsafeMutableRawPointer($0)), "picker") }
    let last = page.flatMap { gtk_widget_get_last_child($0) }
    return last.flatMap { PickerWidget.of(UnsafeMutableRawPointer($0)) }
  }

  @Test func aWellWithoutAWindowOpensNothingAndBreaksNothing() {
    let loose = TestWidget("TinctureWell")
    loose.side(WellWidget.self).send(.key(.space, []))
    #expect(!loose.side(WellWidget.self).control.isOpen)
    scene.end()
  }

  @Test func aGridTellsOfItsProperties() {
    let grid = TestWidget("TinctureColorGrid")
    #expect(grid["list"] == "drawing" && grid[number: "columns"] == 3)
    grid["list"] = "standard"
    grid[number: "columns"] = 4
    #expect(grid.side(ColorGridWidget.self).control.rows == 2)
    #expect(warnings { grid["list"] = "nonsense" }.count == 1)
    grid.side(ColorGridWidget.self).send(.setValue(3))
    #expect(grid.take() == ["began", "color #b41b1b", "changing #b41b1b", "chosen #b41b1b"])
    scene.end()
  }
}
