import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

@Suite struct ColorGridTests {
  static let colors = PresetCatalog.drawing.presets.map(\.color)
  static let purple = Color(rgb: 0x123456)

  /// Where a pointer is.
  enum Place: Sendable {
    case cell(Int)
    /// A cell of the grid that has no colour.
    case empty
    case outside
    case none, picker
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let events: [(InputEvent.Pointer.Phase, Place)]
    let edits: [Edit]
    /// What the swatch shows, and the grid's own idea of the choice.
    let shown: Color?
    let closes: Bool
    var testDescription: String { name }

    init(
      _ name: String, _ events: [(InputEvent.Pointer.Phase, Place)], _ edits: [Edit], shows shown: Color?,
      closes: Bool = false
    ) {
      (self.name, self.events, self.edits, self.shown, self.closes) = (name, events, edits, shown, closes)
    }
  }

  /// The rows of the popover's table, each with what is sent, what is shown, and whether it is done.
  /// The grid has 4 by 4 cells here, so that the last four are empty.
  static let rows = [
    Row("opened", [], [], shows: purple),
    Row("touch down on a colour", [(.began, .cell(0))], [.began, .changing(colors[0])], shows: colors[0]),
    Row(
      "drag over colours", [(.began, .cell(0)), (.moved, .cell(1)), (.moved, .cell(6))],
      [.began, .changing(colors[0]), .changing(colors[1]), .changing(colors[6])], shows: colors[6]),
    Row(
      "drag within a colour says nothing again", [(.began, .cell(0)), (.moved, .cell(0))],
      [.began, .changing(colors[0])], shows: colors[0]),
    Row(
      "drag over an empty cell", [(.began, .cell(0)), (.moved, .empty)], [.began, .changing(colors[0])],
      shows: colors[0]),
    Row(
      "drag outside", [(.began, .cell(0)), (.moved, .outside)], [.began, .changing(colors[0])], shows: colors[0]),
    Row(
      "lift on a colour", [(.began, .cell(0)), (.moved, .cell(5)), (.ended, .cell(5))],
      [.began, .changing(colors[0]), .changing(colors[5]), .chosen(colors[5])], shows: colors[5], closes: true),
    Row(
      "lift on an empty cell", [(.began, .cell(0)), (.ended, .empty)],
      [.began, .changing(colors[0]), .chosen(colors[0])], shows: colors[0]),
    Row(
      "lift outside", [(.began, .cell(0)), (.moved, .cell(2)), (.ended, .outside)],
      [.began, .changing(colors[0]), .changing(colors[2]), .chosen(colors[2])], shows: colors[2]),
    Row(
      "touch cancelled: what was there before the touch", [(.began, .cell(0)), (.cancelled, .cell(0))],
      [.began, .changing(colors[0]), .cancelled], shows: purple),
    Row("touch down on an empty cell", [(.began, .empty)], [], shows: purple),
    Row(
      "from an empty cell on to a colour", [(.began, .empty), (.moved, .cell(3)), (.ended, .cell(3))],
      [.began, .changing(colors[3]), .chosen(colors[3])], shows: colors[3], closes: true),
    Row("lift on an empty cell without a colour", [(.began, .empty), (.ended, .empty)], [], shows: purple),
    Row(
      "outside, then over a colour", [(.began, .outside), (.moved, .cell(3)), (.ended, .cell(3))], [], shows: purple),
    Row(
      "no paint", [(.began, .none), (.ended, .none)], [.began, .changing(nil), .chosen(nil)], shows: nil,
      closes: true),
    Row("no paint, lifted elsewhere", [(.began, .none), (.moved, .cell(0)), (.ended, .cell(0))], [], shows: purple),
    Row(
      "a drag over no paint", [(.began, .cell(0)), (.moved, .none)], [.began, .changing(colors[0])], shows: colors[0]),
    Row(
      "a place that is none", [(.began, .cell(0)), (.moved, .outside), (.cancelled, .outside)],
      [.began, .changing(colors[0]), .cancelled], shows: purple),
  ]

  /// The middle of a place in a grid of its natural size: cells of 76 by 48 with 6 between them, under
  /// a swatch of 34 and 12 between.
  static func point(_ place: Place, columns: Int = 4, rows: Int = 4) -> Point {
    let width = Double(columns) * 82 - 6
    let bottom = 46 + Double(rows) * 54 - 6 + 12
    switch place {
    case .cell(let index):
      return Point(Double(index % columns) * 82 + 38, 46 + Double(index / columns) * 54 + 24)
    case .empty: return Point(38, 46 + 3 * 54 + 24)
    case .outside: return Point(-40, -30)
    case .none: return Point(width / 4, bottom + 17)
    case .picker: return Point(width * 3 / 4, bottom + 17)
    }
  }

  static func grid(_ color: Color? = purple, columns: Int = 4, rows: Int = 4) -> ColorGrid {
    ColorGrid(columns: columns, rows: rows, offersNone: true, offersPicker: true, showing: color)
  }

  @Test(arguments: rows) func table(_ row: Row) {
    let choice = Choice(Self.purple)
    let host = GroupHost(Self.grid(), in: choice)
    var edits: [Edit] = []
    for (phase, place) in row.events {
      let point = Self.point(place)
      host.pointer(phase, point.x, point.y)
      edits += host.heard.compactMap { $0 }
      host.forget()
    }
    #expect(edits == row.edits)
    #expect(host.control.shown == row.shown && choice.color == row.shown)
    #expect((host.hand.last.request == .close) == row.closes)
    #expect(!choice.isBeingEdited || row.events.last?.0 != .ended)
  }

  @Test func theSwatchAboveShowsTheTouch() {
    var hand = Hand(Self.grid())
    let before = hand.control.picture(in: hand.frame)
    #expect(before.fills.contains(Self.purple) && before.texts.contains { $0.string == "#123456" })
    let point = Self.point(.cell(6))
    hand.pointer(.began, point.x, point.y)
    let after = hand.control.picture(in: hand.frame)
    #expect(after.fills.first == Self.colors[6] && after.texts.contains { $0.string == "Orange" })
  }

  @Test func theColourThatIsThereIsDoneWithoutAnEdit() {
    var hand = Hand(Self.grid(Self.colors[4]))
    let point = Self.point(.cell(4))
    hand.pointer(.began, point.x, point.y)
    hand.pointer(.ended, point.x, point.y)
    #expect(hand.edits.isEmpty && hand.last.request == .close)
  }

  @Test func theWayToThePicker() {
    var hand = Hand(Self.grid())
    let point = Self.point(.picker)
    hand.pointer(.began, point.x, point.y)
    hand.pointer(.ended, point.x, point.y)
    #expect(hand.edits.isEmpty && hand.last.request == .picker)
    hand.control.moveFocus(to: .picker)
    hand.key(.enter)
    #expect(hand.last.request == .picker)
  }

  /// Key, where the keyboard was, and where it is then; nil for the bell at the end.
  @Test(
    arguments: [
      (InputEvent.Key.right, ColorGrid.Part.cell(0), ColorGrid.Part.cell(1)), (.right, .cell(2), .cell(3)),
      (.left, .cell(3), .cell(2)), (.left, .cell(0), nil), (.down, .cell(1), .cell(4)), (.up, .cell(4), .cell(1)),
      (.up, .cell(1), nil), (.down, .cell(10), .noPaint), (.up, .noPaint, .cell(9)), (.down, .noPaint, .picker),
      (.up, .picker, .noPaint), (.down, .picker, nil), (.right, .cell(11), .noPaint), (.right, .noPaint, .picker),
      (.right, .picker, nil), (.home, .cell(7), .cell(0)), (.end, .cell(7), .cell(11)), (.pageUp, .noPaint, .cell(0)),
      (.character("o"), .cell(0), .cell(6)), (.character("B"), .cell(0), .cell(2)),
      (.character("b"), .cell(2), .cell(8)),
    ] as [(InputEvent.Key, ColorGrid.Part, ColorGrid.Part?)])
  func keysMove(_ key: InputEvent.Key, _ start: ColorGrid.Part, _ end: ColorGrid.Part?) {
    var hand = Hand(Self.grid(columns: 3))
    hand.control.moveFocus(to: start)
    hand.key(key)
    #expect(hand.control.focus == end ?? start)
    #expect(hand.last.reachedEnd == (end == nil))
    #expect(hand.last.request == nil, "moving is not done")
    if case .cell(let index)? = end {
      #expect(hand.edits == [.began, .changing(Self.colors[index]), .chosen(Self.colors[index])])
    } else {
      #expect(hand.edits.isEmpty)
    }
  }

  @Test func rightToLeftMirrorsTheColumns() {
    var hand = Hand(Self.grid(columns: 3), Surroundings(isRightToLeft: true))
    hand.key(.left)
    #expect(hand.control.focus == .cell(1))
    let point = Self.point(.cell(0), columns: 3)
    hand.pointer(.began, point.x, point.y)
    #expect(hand.control.focus == .cell(2))
  }

  @Test func returnSpaceAndAssistanceAreDone() {
    for event in [InputEvent.key(.enter, []), .key(.space, []), .setValue(4)] {
      var hand = Hand(Self.grid(columns: 3))
      hand.control.moveFocus(to: .cell(4))
      hand.send(event)
      #expect(hand.edits.last == .chosen(Self.colors[4]) && hand.last.request == .close)
    }
    for value in [-1, 14, .nan, .infinity] {
      var hand = Hand(Self.grid(columns: 3))
      hand.send(.setValue(value))
      #expect(hand.edits.isEmpty && hand.last.request == nil)
    }
  }

  @Test func escapeEndsADragAndIsLeftToThePopover() {
    var hand = Hand(Self.grid())
    let point = Self.point(.cell(0))
    hand.pointer(.began, point.x, point.y)
    hand.key(.escape)
    #expect(hand.edits == [.began, .changing(Self.colors[0]), .cancelled] && !hand.last.isHandled)
    hand.pointer(.ended, point.x, point.y)
    #expect(hand.edits.count == 3 && hand.last.request == nil)
  }

  @Test func deleteIsNoPaintWhereThatIsOnOffer() {
    var hand = Hand(Self.grid())
    hand.key(.delete)
    #expect(hand.edits == [.began, .changing(nil), .chosen(nil)])
    var other = Hand(ColorGrid(showing: .black))
    other.key(.delete)
    #expect(other.edits.isEmpty && !other.last.isHandled)
    #expect(!other.control.parts.contains(.noPaint))
  }

  @Test func theKeyboardBeginsOnTheChoice() {
    #expect(Self.grid(Self.colors[7]).focus == .cell(7))
    #expect(Self.grid(nil).focus == .noPaint)
    #expect(Self.grid(Self.purple).focus == .cell(0))
  }

  @Test func marksAndWords() {
    let grid = Self.grid(Self.colors[6])
    #expect(grid.chosen == .cell(6) && grid.spoken.value == "Orange, vivid orange, hex f f 8 0 0 0")
    #expect(grid.spoken(.cell(6)).isSelected == true && grid.spoken(.cell(5)).isSelected == false)
    #expect(Self.grid(nil).spoken.value == "None" && Self.grid(nil).spoken(.noPaint).isSelected == true)
    #expect(Self.grid(Self.colors[6].withAlpha(0.5)).chosen == nil, "alpha tells colours apart")
    #expect(ColorGrid().spoken.value == "nothing chosen" && ColorGrid().chosen == nil)
    let strokes = grid.picture(in: Frame(grid.sizes(in: Surroundings()).natural)).strokes
    #expect(strokes.contains(.white), "the two-tone mark")
  }

  @Test func absurdNumbersAreHeld() {
    #expect(ColorGrid(columns: 0).columns == 1 && ColorGrid(columns: -3).rows == 12)
    #expect(ColorGrid(columns: 5, rows: 1).rows == 3)
    let empty = ColorGrid(PresetCatalog(id: "none", presets: []))
    var hand = Hand(empty)
    hand.pointer(.began, 40, 60)
    for key in [InputEvent.Key.right, .down, .end, .enter, .character("r")] { hand.key(key) }
    #expect(hand.edits.isEmpty)
    for size in [Size.zero, Size(1, 1)] { _ = Self.grid().picture(in: Frame(size)) }
  }
}
