import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

/// Puts a control through events and keeps what it answered.
struct Hand<C: Control> {
  var control: C
  var frame: Frame
  var edits: [Edit] = []
  var last = Response.ignored

  init(_ control: C, size: Size? = nil, _ surroundings: Surroundings = Surroundings()) {
    self.control = control
    frame = Frame(size ?? control.sizes(in: surroundings).natural, surroundings)
  }

  mutating func send(_ event: InputEvent) {
    last = control.handle(event, in: frame)
    edits += last.edits
  }

  mutating func key(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) { send(.key(key, modifiers)) }

  mutating func pointer(_ phase: InputEvent.Pointer.Phase, _ x: Double, _ y: Double) {
    send(.pointer(.init(phase, at: Point(x, y))))
  }

  /// Forgets the edits so far and gives them back.
  mutating func takeEdits() -> [Edit] {
    defer { edits = [] }
    return edits
  }
}

@Suite struct ChannelSliderTests {
  let green = Color(rgb: 0x2E8B57)

  func hand(_ scale: ChannelScale = .red, _ color: Color? = nil, rtl: Bool = false) -> Hand<ChannelSlider> {
    Hand(ChannelSlider(scale, showing: color ?? green), size: Size(400, 34), Surroundings(isRightToLeft: rtl))
  }

  /// The x of the handle, found in the picture: the last filled circle.
  func handleX(_ hand: Hand<ChannelSlider>) -> Double {
    for item in hand.control.picture(in: hand.frame).items.reversed() {
      if case .fill(let path, _) = item, case .move(let first)? = path.elements.first { return first.x }
    }
    return .nan
  }

  /// Key, starting number, number after, and whether the end was reached.
  @Test(arguments: [
    (InputEvent.Key.right, 46.0, 47.0, false), (.up, 46, 47, false), (.left, 46, 45, false), (.down, 46, 45, false),
    (.pageUp, 46, 62, false), (.pageDown, 46, 30, false), (.home, 46, 0, false), (.end, 46, 255, false),
    (.pageUp, 250, 255, false), (.pageDown, 3, 0, false), (.right, 255, 255, true), (.left, 0, 0, true),
    (.home, 0, 0, false),
  ])
  func keys(_ row: (key: InputEvent.Key, before: Double, after: Double, end: Bool)) {
    var hand = hand(.red, Color(SRGB8(UInt8(row.before), 139, 87)))
    hand.key(row.key)
    #expect(hand.control.number == row.after)
    #expect(hand.last.isHandled)
    #expect(hand.last.reachedEnd == row.end)
    let color = Color(SRGB8(UInt8(row.after), 139, 87))
    #expect(hand.edits == (row.before == row.after ? [] : [.began, .changing(color), .chosen(color)]))
  }

  @Test(arguments: [InputEvent.Key.enter, .tab, .space, .escape, .character("x")])
  func otherKeysPassOn(_ key: InputEvent.Key) {
    var hand = hand()
    hand.key(key)
    #expect(!hand.last.isHandled && hand.edits.isEmpty)
  }

  @Test func leftAndRightAreMirroredRightToLeft() {
    var hand = hand(rtl: true)
    hand.key(.left)
    #expect(hand.control.number == 47)
    hand.key(.right)
    hand.key(.right)
    #expect(hand.control.number == 45)
    hand.key(.up)
    #expect(hand.control.number == 46)
  }

  @Test func aDragIsOneBeganManyChangingOneChosen() {
    var hand = hand()
    let start = handleX(hand)
    hand.pointer(.began, start, 17)
    for step in 1...20 { hand.pointer(.moved, start + Double(step) * 4, 17) }
    hand.pointer(.ended, start + 80, 17)
    #expect(hand.edits.filter { $0 == .began }.count == 1)
    #expect(hand.edits.first == .began)
    let changing = hand.edits.dropFirst().dropLast()
    #expect(changing.count == 20)
    for edit in changing { if case .changing = edit {} else { Issue.record("\(edit)") } }
    #expect(hand.edits.last == .chosen(hand.control.color))
    #expect(hand.control.color.components.y == green.components.y, "the others stay as they are")
  }

  @Test func takingTheHandleDoesNotMoveIt() {
    var hand = hand()
    let x = handleX(hand)
    hand.pointer(.began, x + 6, 17)
    hand.pointer(.ended, x + 6, 17)
    #expect(hand.control.number == 46)
    #expect(hand.edits == [.began, .cancelled], "a press that changes nothing is no choice")
  }

  @Test func aPressOnTheTrackMovesTheHandleThere() {
    var hand = hand()
    let x = handleX(hand) + 60
    hand.pointer(.began, x, 17)
    #expect(abs(handleX(hand) - x) < 1)
    #expect(hand.edits.count == 2)
  }

  @Test func beyondTheEndsItStopsThere() {
    var hand = hand()
    hand.pointer(.began, handleX(hand), 17)
    hand.pointer(.moved, 5000, 900)
    #expect(hand.control.number == 255)
    hand.pointer(.moved, -5000, -900)
    #expect(hand.control.number == 0)
    hand.pointer(.moved, .nan, .nan)
    #expect(hand.control.number == 0)
  }

  @Test func escapeInADragTakesItBack() {
    var hand = hand()
    hand.pointer(.began, handleX(hand), 17)
    hand.pointer(.moved, 390, 17)
    hand.key(.escape)
    #expect(hand.edits.last == .cancelled && hand.last.isHandled)
    hand.control.show(green, origin: .program, isOwn: false)
    #expect(hand.control.number == 46)
    hand.pointer(.moved, 300, 17)
    #expect(!hand.last.isHandled, "the drag is over")
  }

  @Test func aCancelledPointerTakesTheDragBack() {
    var hand = hand()
    hand.pointer(.began, handleX(hand), 17)
    hand.pointer(.moved, 390, 17)
    hand.pointer(.cancelled, 390, 17)
    #expect(hand.edits.last == .cancelled)
  }

  @Test func fineScrollingAddsUpToNotches() {
    var hand = hand()
    for _ in 0..<4 { hand.send(.scroll(dx: 0, dy: -0.25, [])) }
    #expect(hand.control.number == 47)
    hand.send(.scroll(dx: 0, dy: 2, []))
    #expect(hand.control.number == 45)
  }

  @Test func aScreenReaderStepsAndSets() {
    var hand = hand()
    hand.send(.step(up: true))
    #expect(hand.control.number == 47)
    hand.send(.setValue(200.4))
    #expect(hand.control.number == 200)
    hand.send(.setValue(.nan))
    #expect(hand.control.number == 0)
    hand.send(.setValue(1e300))
    #expect(hand.control.number == 255)
  }

  @Test func spokenText() {
    let spoken = ChannelSlider(.red, showing: Color(rgb: 0xB41B1B)).spoken
    #expect(spoken.role == .slider && spoken.name == "Red" && spoken.value == "red 180 of 255")
    #expect(spoken.number == SpokenText.Number(now: 180, range: 0...255, step: 1))
    #expect(ChannelSlider(.red).spoken.value == "red, nothing chosen")
  }

  @Test func hueOutlivesGrey() throws {
    let hue = try #require(ChannelScale(.hsv, 0))
    var hand = hand(hue, Color(.hsv, 200, 60, 80))
    hand.control.show(Color(rgb: 0x808080), origin: .program, isOwn: false)
    #expect(hand.control.number == 200)
    hand.control.show(.black, origin: .program, isOwn: false)
    #expect(hand.control.number == 200)
  }

  @Test func itsOwnEchoDoesNotTouchItsNumbers() throws {
    let hue = try #require(ChannelScale(.oklch, 2))
    var hand = hand(hue, Color(.oklch, 0.7, 0.1, 30))
    hand.key(.up)
    hand.control.show(Color(rgb: 0), origin: .channel(.oklch), isOwn: true)
    #expect(hand.control.number == 31)
  }

  @Test func theTrackRunsFromEndToEndOfTheChannel() throws {
    let hand = hand()
    let gradients: [LinearGradient] = hand.control.picture(in: hand.frame).items.compactMap {
      if case .fill(_, .gradient(let gradient)) = $0 { gradient } else { nil }
    }
    let gradient = try #require(gradients.first)
    #expect(gradients.count == 1)
    #expect(gradient.stops.map(\.color) == [Color(SRGB8(0, 139, 87)), Color(SRGB8(255, 139, 87))])
    #expect(gradient.start.x < gradient.end.x)
  }

  @Test func theNumberIsBoldAndDecimal() {
    let hand = hand()
    let texts = hand.control.picture(in: hand.frame).items.compactMap { item -> TextLine? in
      if case .text(let line) = item { line } else { nil }
    }
    #expect(texts.map(\.string) == ["Red", "46"])
    #expect(texts.map(\.isBold) == [false, true])
  }

  @Test(arguments: [Size(0, 0), Size(1, 1), Size(40, 500), Size(1e6, 1)]) func anySizeIsSurvived(_ size: Size) {
    var hand = hand()
    hand.frame.size = size
    hand.pointer(.began, 0, 0)
    hand.pointer(.moved, size.width, 0)
    hand.pointer(.ended, size.width, 0)
    _ = hand.control.picture(in: hand.frame)
    #expect((0...255).contains(hand.control.number))
  }
}
