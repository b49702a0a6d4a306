import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

@Suite struct PresetListTests {
  func hand(_ row: Int? = nil) -> Hand<PresetList> {
    let catalog = PresetCatalog.standard
    guard let row else { return Hand(PresetList(showing: Color(rgb: 0x123456))) }
    return Hand(
      PresetList(showing: catalog.presets[row].color, origin: .preset(list: catalog.id, index: row)))
  }

  func choice(_ row: Int) -> [Edit] {
    let color = PresetCatalog.standard.presets[row].color
    return [.began, .changing(color), .chosen(color)]
  }

  @Test func theKeyboardStartsAtTheRowThatTheColourEquals() {
    var hand = Hand(PresetList(showing: PresetCatalog.standard.presets[4].color))
    #expect(hand.control.focusedRow == 4 && hand.control.chosenRow == nil)
    hand.control.show(PresetCatalog.standard.presets[2].color, origin: .program, isOwn: false)
    #expect(hand.control.focusedRow == 2, "nobody has brought it anywhere yet")
    hand.key(.down)
    #expect(hand.takeEdits() == choice(3))
    hand.control.show(PresetCatalog.standard.presets[6].color, origin: .program, isOwn: false)
    #expect(hand.control.focusedRow == 3, "it stays where the user has brought it")
  }

  @Test func aPressLiftedOnItsRowChooses() {
    var hand = hand()
    hand.pointer(.began, 50, 50 * 5 + 25)
    #expect(hand.edits.isEmpty && hand.control.chosenRow == nil)
    hand.pointer(.ended, 80, 50 * 5 + 40)
    #expect(hand.edits == choice(5))
    #expect(hand.control.chosenRow == 5)
    #expect(hand.control.origin == .preset(list: "standard", index: 5))
  }

  @Test func liftedElsewhereChoosesNothing() {
    var hand = hand(2)
    hand.pointer(.began, 50, 25)
    hand.pointer(.moved, 50, 90)
    hand.pointer(.ended, 50, 90)
    #expect(hand.edits.isEmpty && hand.control.chosenRow == 2)
    hand.pointer(.began, 50, 25)
    hand.pointer(.cancelled, 50, 25)
    hand.pointer(.began, 50, 25)
    hand.pointer(.ended, -5, 25)
    #expect(hand.edits.isEmpty)
  }

  @Test func outAndBackInChooses() {
    var hand = hand()
    hand.pointer(.began, 50, 25)
    hand.pointer(.moved, 900, 25)
    #expect(hand.last.needsPicture)
    hand.pointer(.moved, 50, 20)
    hand.pointer(.ended, 50, 20)
    #expect(hand.edits == choice(0))
  }

  /// Row before, key, row after.
  @Test(arguments: [
    (3, InputEvent.Key.down, 4), (3, .up, 2), (3, .home, 0), (3, .end, 7), (0, .character("g"), 2),
    (2, .character("G"), 5), (5, .character("g"), 2), (7, .character("b"), 0), (0, .character("b"), 4),
  ])
  func keysMoveAndChoose(_ row: (before: Int, key: InputEvent.Key, after: Int)) {
    var hand = hand(row.before)
    hand.key(row.key)
    #expect(hand.edits == choice(row.after))
    #expect(hand.control.chosenRow == row.after && hand.control.focusedRow == row.after)
  }

  @Test(arguments: [(0, InputEvent.Key.up), (7, .down)])
  func atTheEndsNothingMoves(_ row: Int, _ key: InputEvent.Key) {
    var hand = hand(row)
    hand.key(key)
    #expect(hand.edits.isEmpty && hand.control.chosenRow == row && hand.last.reachedEnd)
  }

  @Test func returnTabAndLettersOfNoNamePassOn() {
    var hand = hand(1)
    for key in [InputEvent.Key.enter, .tab, .escape, .character("z")] {
      hand.key(key)
      #expect(!hand.last.isHandled)
    }
  }

  @Test func choosingTheChosenRowSendsNothing() {
    var hand = hand(4)
    hand.key(.space)
    #expect(hand.edits.isEmpty)
  }

  @Test func anotherOriginUnmarksTheRowThoughTheColourEquals() {
    var hand = hand(7)
    hand.control.show(Color(rgb: 0xFF7F00), origin: .channel(.srgb), isOwn: false)
    #expect(hand.control.chosenRow == nil)
    #expect(hand.control.equalRow == 7)
  }

  @Test func anIndexThatNoRowHasIsNoMark() {
    let list = PresetList(showing: .black, origin: .preset(list: "standard", index: 99))
    #expect(list.chosenRow == nil)
  }

  @Test func rowsAreSpoken() {
    let spoken = PresetList(showing: .black, origin: .preset(list: "standard", index: 7)).spoken(7)
    #expect(spoken.role == .option && spoken.name == "Orange" && spoken.isSelected == true)
    #expect(spoken.value == "vivid orange, hex f f 7 f 0 0")
  }

  @Test func theSwatchIs40By28WithABlackBorderOfOnePixel() {
    let hand = hand()
    let items = hand.control.rowPicture(3, in: Frame(Size(300, 50))).items
    let swatch = Path.rect(Rect(248, 11, 40, 28))
    #expect(items.contains(.fill(swatch, .color(Color(rgb: 0xB41B1B)))))
    let border = Path.rect(Rect(248.5, 11.5, 39, 27))
    #expect(items.contains(.stroke(border, StrokeStyle(width: 1), .color(.black))))
  }

  @Test func rightToLeftTheSwatchIsAtTheLeft() {
    let hand = hand()
    let items = hand.control.rowPicture(3, in: Frame(Size(300, 50), Surroundings(isRightToLeft: true))).items
    #expect(items.contains(.fill(.rect(Rect(12, 11, 40, 28)), .color(Color(rgb: 0xB41B1B)))))
  }

  @Test func anEmptyListSurvives() {
    var hand = Hand(PresetList(PresetCatalog(id: "none", presets: [])))
    for key in [InputEvent.Key.down, .up, .home, .end, .space, .character("a")] { hand.key(key) }
    hand.pointer(.began, 0, 0)
    hand.send(.setValue(0))
    #expect(hand.edits.isEmpty)
    _ = hand.control.picture(in: hand.frame)
  }
}
