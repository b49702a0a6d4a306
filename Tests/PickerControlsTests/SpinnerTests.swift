import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

/// SPEC.md 5.1 and 5.2: the spinner of named colours.
@Suite struct SpinnerTests {
  let tomato = Color(rgb: 0xFF6347)
  let size = Size(300, 170)

  func spinner(_ color: Color? = Color(rgb: 0x2E8B57)) -> Hand<Spinner> { Hand(Spinner(showing: color), size: size) }

  func color(_ name: String) -> Color { PresetCatalog.spinner.presets.first { $0.name == name }!.color }

  func row(_ name: String) -> Int { PresetCatalog.spinner.presets.firstIndex { $0.name == name }! + 1 }

  func edit(_ color: Color) -> [Edit] { [.began, .changing(color), .chosen(color)] }

  /// Runs until it rests; gives back how many frames that took.
  func settle(_ hand: inout Hand<Spinner>) -> Int {
    var frames = 0
    while hand.control.needsTick, frames < 1000 {
      hand.send(.tick(seconds: 1.0 / 60))
      frames += 1
    }
    return frames
  }

  @Test func theSourcesSixteenRows() {
    let names = (0...PresetCatalog.spinner.presets.count).map { spinner().control.name(ofRow: $0) }
    #expect(
      names == [
        "Custom", "Red", "Green", "Blue", "Black", "Cyan", "Yellow", "Magenta", "Brown", "Tomato", "Salmon",
        "Turquoise", "Plum", "Orchid", "Wheat", "Sienna",
      ])
    #expect(color("Brown").srgb8 == Color(.srgb, 0.6, 0.4, 0.2).srgb8)
  }

  @Test(arguments: PresetCatalog.spinner.presets) func aColourFromElsewhereTurnsItToItsName(preset: Preset) {
    // Through every space the bytes come back, so the name is found, though the numbers differ in their last bits.
    for space in ColorSpace.allCases {
      var hand = spinner()
      hand.control.show(preset.color.converted(to: space), origin: .channel(space), isOwn: false)
      #expect(hand.control.name(ofRow: hand.control.row) == preset.name, "by way of \(space.name)")
      #expect(hand.control.needsTick && settle(&hand) < 60)
      #expect(hand.edits.isEmpty, "a turn to what others chose is no edit")
    }
  }

  @Test func anyOtherColourIsCustom() {
    var hand = spinner(tomato)
    #expect(hand.control.row == row("Tomato"))
    hand.control.show(Color(rgb: 0xFF6348), origin: .text, isOwn: false)
    #expect(hand.control.row == 0)
    hand.control.show(tomato.withAlpha(0.5), origin: .text, isOwn: false)
    #expect(hand.control.row == 0, "alpha counts")
    hand.control.show(nil, origin: .program, isOwn: false)
    #expect(hand.control.row == 0 && hand.control.spoken.value == "Custom, nothing chosen")
  }

  @Test func theFirstOfTwoEqualRowsWins() {
    let twice = PresetCatalog(id: "twice", presets: [Preset("One", tomato), Preset("Two", tomato)])
    #expect(Spinner(twice, showing: tomato).row == 1)
  }

  @Test func keysTurnByRows() {
    var hand = spinner(color("Red"))
    hand.key(.down)
    #expect(hand.takeEdits() == edit(color("Green")))
    #expect(hand.control.origin == .preset(list: "spinner", index: 1))
    hand.key(.pageDown)
    #expect(hand.takeEdits() == edit(color("Magenta")))
    hand.key(.end)
    #expect(hand.takeEdits() == edit(color("Sienna")))
    hand.key(.down)
    #expect(hand.takeEdits().isEmpty && hand.last.reachedEnd)
    hand.key(.home)
    hand.key(.up)
    #expect(hand.control.row == 0 && hand.last.reachedEnd)
    hand.send(.scroll(dx: 0, dy: 1, []))
    #expect(hand.control.row == 1)
    hand.send(.step(up: true))
    #expect(hand.control.row == 0)
    hand.send(.setValue(4))
    #expect(hand.control.row == 4)
    hand.send(.setValue(.nan))
    #expect(hand.control.row == 4)
  }

  @Test func customBringsBackTheLastColourWithoutAName() {
    let own = Color(rgb: 0x123456)
    var hand = spinner(own)
    hand.key(.down)
    hand.control.show(color("Red"), origin: hand.control.origin, isOwn: true)
    _ = hand.takeEdits()
    hand.key(.up)
    #expect(hand.takeEdits() == edit(own))
  }

  @Test func customKeepsTheColourWhenThereWasNone() {
    var hand = spinner(color("Red"))
    hand.key(.up)
    #expect(hand.takeEdits() == edit(color("Red")), "never clear, and never black")
  }

  @Test func lettersFindNames() {
    var hand = spinner(color("Red"))
    func type(_ text: String) { for letter in text.unicodeScalars { hand.key(.character(letter)) } }
    type("b")
    #expect(hand.control.row == row("Blue"))
    type("r")
    #expect(hand.control.row == row("Brown"), "letters of one word go on")
    _ = settle(&hand)
    type("T")
    #expect(hand.control.row == row("Tomato"))
    type("t")
    #expect(hand.control.row == row("Turquoise"), "the same letter goes to the next")
    type("z")
    #expect(hand.control.row == row("Turquoise") && hand.last.reachedEnd)
    _ = settle(&hand)
    hand.key(.character("?"))
    #expect(!hand.last.isHandled, "it may mean something to the host")
  }

  // MARK: Pointer

  @Test func aPressOnARowTurnsToIt() {
    var hand = spinner(color("Red"))
    hand.pointer(.began, 100, 85 + 32)
    hand.pointer(.ended, 100, 85 + 32)
    #expect(hand.edits == edit(color("Green")))
    #expect(settle(&hand) > 3)
  }

  @Test func aDragTurnsRowByRowAndEndsOnOne() {
    var hand = spinner(color("Red"))
    hand.pointer(.began, 100, 85)
    for y in stride(from: 85.0, through: -15, by: -5) {
      hand.pointer(.moved, 100, y)
      hand.send(.tick(seconds: 1.0 / 60))
    }
    for _ in 0..<30 { hand.send(.tick(seconds: 1.0 / 60)) }
    let passed = hand.takeEdits()
    #expect(passed == [.began, .changing(color("Green")), .changing(color("Blue")), .changing(color("Black"))])
    hand.pointer(.ended, 100, -15)
    #expect(hand.takeEdits() == [.chosen(color("Black"))], "it rested before it was let go")
    _ = settle(&hand)
    #expect(hand.control.row == row("Black"))
  }

  @Test func aFlickRollsOn() {
    var hand = spinner(color("Red"))
    hand.pointer(.began, 100, 85)
    for y in stride(from: 85.0, through: 25, by: -12) {
      hand.pointer(.moved, 100, y)
      hand.send(.tick(seconds: 1.0 / 60))
    }
    hand.pointer(.ended, 100, 25)
    #expect(hand.control.row > row("Blue") + 1, "further than it was drawn")
    guard case .chosen(let chosen)? = hand.takeEdits().last else { return #expect(Bool(false), "no choice") }
    #expect(chosen == PresetCatalog.spinner.presets[hand.control.row - 1].color)
    #expect(settle(&hand) > 5 && hand.edits.isEmpty)
  }

  @Test func escapeAndCancelTurnBack() {
    for end: (inout Hand<Spinner>) -> Void in [{ $0.key(.escape) }, { $0.pointer(.cancelled, 0, 0) }] {
      var hand = spinner(color("Red"))
      hand.pointer(.began, 100, 85)
      hand.pointer(.moved, 100, 20)
      end(&hand)
      #expect(hand.edits.last == .cancelled && hand.control.row == row("Red") && !hand.control.isDragging)
    }
  }

  @Test func theHandIsRightDuringADrag() {
    var hand = spinner(color("Red"))
    hand.pointer(.began, 100, 85)
    hand.pointer(.moved, 100, 50)
    hand.control.show(color("Sienna"), origin: .program, isOwn: false)
    #expect(hand.control.row == row("Green"))
  }

  @Test func withLessMotionItIsThereAtOnce() {
    let calm = Surroundings(prefersReducedMotion: true)
    var hand = Hand(Spinner(showing: color("Red")), size: size, calm)
    hand.key(.end)
    let still = Hand(Spinner(showing: color("Sienna")), size: size, calm)
    #expect(hand.control.picture(in: hand.frame) == still.control.picture(in: still.frame))
  }

  @Test func wildPointersAreNoFault() {
    var hand = spinner()
    for place in [Double.nan, .infinity, -.infinity, 1e300] {
      hand.pointer(.began, place, place)
      hand.pointer(.moved, place, place)
      hand.send(.tick(seconds: 0.1))
      hand.pointer(.ended, place, place)
    }
    #expect((0...15).contains(hand.control.row))
  }
}
