import ColorCore
import Foundation
import PickerControls
import PickerModel
import Pictures
import Testing

@Suite struct DialTests {
  static let lightness = ChannelScale(.oklab, 1)!  // −0.4…0.4 in steps of 0.001: fine enough to see angles

  static func hand(
    _ scale: ChannelScale = .red, _ color: Color = Color(rgb: 0x808080), style: Dial.DragStyle = .rotary,
    size: Size = Size(140, 160), _ surroundings: Surroundings = Surroundings()
  ) -> Hand<Dial> {
    Hand(Dial(scale, dragStyle: style, showing: color), size: size, surroundings)
  }

  /// The middle of the ring, as the text in it lies, and its radius, as the handle does.
  static func ring(_ hand: Hand<Dial>) -> (center: Point, radius: Double) {
    let text = hand.control.picture(in: hand.frame).texts[0].rect
    let center = Point(text.midX, text.midY)
    return (center, center.distance(to: handle(hand)))
  }

  static func handle(_ hand: Hand<Dial>) -> Point {
    for item in hand.control.picture(in: hand.frame).items.reversed() {
      if case .fill(let path, _) = item, case .move(let top)? = path.elements.first,
        case .curve(_, _, let right)? = path.elements.dropFirst(2).first
      {
        return Point(top.x, right.y)
      }
    }
    return Point(.nan, .nan)
  }

  /// A place at an angle in degrees clockwise from the right.
  static func place(_ hand: Hand<Dial>, _ degrees: Double, _ share: Double = 1) -> Point {
    let (center, radius) = ring(hand)
    let radians = degrees * .pi / 180
    return Point(center.x + cos(radians) * radius * share, center.y + sin(radians) * radius * share)
  }

  /// Angle pressed on the ring, and the turn from 0 it stands for, in degrees of 270.
  static let map: [(Double, Double)] = [
    (135, 0), (180, 45), (225, 90), (270, 135), (315, 180), (0, 225), (45, 270), (269.7, 134.7), (270.3, 135.3),
    (-45, 180), (-135, 90), (136, 1), (44, 269),
    // The gap belongs to the nearer end.
    (46, 270), (60, 270), (89, 270), (91, 0), (120, 0), (134, 0),
  ]

  @Test(arguments: map)
  func theMapIsLinearWithClosedEnds(_ degrees: Double, _ turn: Double) {
    for size in [Size(140, 160), Size(300, 120), Size(90, 400)] {
      let hand = Self.hand(size: size)
      #expect(abs(Dial.share(at: Self.place(hand, degrees), in: hand.frame) - turn / 270) < 1e-9)
    }
  }

  @Test(arguments: [(135.0, 0.0), (180, 43), (270, 128), (0, 213), (45, 255), (80, 255), (100, 0)])
  func aPressOnTheRingTurnsThere(_ degrees: Double, _ number: Double) {
    var hand = Self.hand(.red, Color(rgb: 0x0A0000))
    let point = Self.place(hand, degrees)
    hand.pointer(.began, point.x, point.y)
    #expect(abs(hand.control.number - number) <= 1)
    hand.pointer(.ended, point.x, point.y)
    #expect(hand.edits.first == .began && hand.edits.last == .chosen(hand.control.color))
  }

  /// Angles visited one after the other, at which part of the radius, and the number afterwards.
  static let ways: [(String, [Double], Double, Double)] = [
    ("to the right end and on through the gap", [270, 330, 40, 60, 100, 130, 150], 1, 255),
    ("through the gap and back", [270, 330, 40, 60, 100, 60, 30, 0], 1, 213),
    ("to the left end and on", [270, 210, 140, 120, 80, 50, 20], 1, 0),
    ("left, through the gap, and back", [270, 210, 140, 120, 80, 120, 140, 180], 1, 43),
    ("far outside", [270, 300, 0], 30, 213), ("far outside at the end", [270, 330, 40, 89], 100, 255),
    ("close to the middle", [270, 300, 0], 0.2, 213),
    ("one whole turn and more is undone by turning back", [270, 0, 90, 180, 270, 180, 90, 0, 315], 1, 170),
  ]

  @Test(arguments: ways)
  func theDialFollowsAndStopsAtItsEnds(_ name: String, _ angles: [Double], _ share: Double, _ number: Double) {
    var hand = Self.hand(.red, Color(rgb: 0x800000))
    let first = Self.place(hand, angles[0])
    hand.pointer(.began, first.x, first.y)
    let ring = Self.ring(hand)
    for angle in angles.dropFirst() {
      let radians = angle * .pi / 180
      hand.pointer(
        .moved, ring.center.x + cos(radians) * ring.radius * share, ring.center.y + sin(radians) * ring.radius * share)
    }
    #expect(abs(hand.control.number - number) <= 1, "\(name)")
  }

  @Test func noDragEverLeapsFromEndToEnd() {
    // Round and round, a degree at a time, both ways: the number changes by little each time.
    for direction in [1.0, -1] {
      var hand = Self.hand(.red, Color(rgb: 0x800000))
      let ring = Self.ring(hand)
      let first = Self.place(hand, 270)
      hand.pointer(.began, first.x, first.y)
      var last = hand.control.number
      for degree in 1...1000 {
        let radians = (270 + direction * Double(degree)) * .pi / 180
        hand.pointer(.moved, ring.center.x + cos(radians) * 200, ring.center.y + sin(radians) * 200)
        #expect(abs(hand.control.number - last) <= 2)
        last = hand.control.number
      }
      #expect(last == (direction > 0 ? 255 : 0))
    }
  }

  @Test func aPressInTheMiddleDoesNotTurn() {
    for (x, y) in [(0.0, 0.0), (3, 1), (-20, 4), (12, 25)] {
      var hand = Self.hand(.red, Color(rgb: 0x400000))
      let center = Self.ring(hand).center
      hand.pointer(.began, center.x + x, center.y + y)
      hand.pointer(.ended, center.x + x, center.y + y)
      #expect(hand.control.number == 64 && hand.edits == [.began, .cancelled])
    }
  }

  @Test func fromTheMiddleItTurnsByWhatThePointerTurns() {
    var hand = Self.hand(.red, Color(rgb: 0x400000))
    let center = Self.ring(hand).center
    hand.pointer(.began, center.x, center.y)
    hand.pointer(.moved, center.x - 30, center.y)
    #expect(hand.control.number == 64)
    hand.pointer(.moved, center.x, center.y - 30)
    #expect(abs(hand.control.number - (64 + 255.0 / 3)) <= 1)
  }

  @Test func takingTheHandleDoesNotMoveIt() {
    var hand = Self.hand(.red, Color(rgb: 0x400000))
    hand.control.detents = [65]
    let handle = Self.handle(hand)
    hand.pointer(.began, handle.x + 5, handle.y + 5)
    hand.pointer(.ended, handle.x + 5, handle.y + 5)
    #expect(hand.control.number == 64 && hand.edits == [.began, .cancelled])
  }

  static let straight: [(Double, Double, InputEvent.Modifiers, Double)] = [
    (0, -20, [], 154), (20, 0, [], 154), (0, 20, [], 103), (-20, 0, [], 103), (20, -20, [], 179), (10, 10, [], 128),
    (0, -20, .shift, 131), (0, -9999, [], 255), (0, 9999, [], 0),
  ]

  @Test(arguments: straight)
  func straightDrags(_ dx: Double, _ dy: Double, _ modifiers: InputEvent.Modifiers, _ number: Double) {
    var hand = Self.hand(.red, Color(rgb: 0x800000), style: .straight)
    hand.pointer(.began, 5, 5)
    #expect(hand.control.number == 128)
    hand.send(.pointer(.init(.moved, at: Point(5 + dx, 5 + dy), modifiers: modifiers)))
    #expect(abs(hand.control.number - number) <= 1)
  }

  @Test func beyondTheEndAStraightDragComesBackTheSameWay() {
    var hand = Self.hand(.red, Color(rgb: 0x800000), style: .straight)
    hand.pointer(.began, 0, 0)
    hand.pointer(.moved, 300, 0)
    hand.pointer(.moved, 20, 0)
    #expect(abs(hand.control.number - 154) <= 1)
  }

  @Test(arguments: [
    (InputEvent.Key.right, 129.0), (.up, 129), (.left, 127), (.down, 127), (.pageUp, 144), (.pageDown, 112),
    (.home, 0), (.end, 255),
  ])
  func keysTurnTheSameWayInEveryDirectionOfText(_ key: InputEvent.Key, _ number: Double) {
    for rtl in [false, true] {
      var hand = Self.hand(.red, Color(rgb: 0x800000), Surroundings(isRightToLeft: rtl))
      hand.key(key)
      #expect(hand.control.number == number)
      #expect(hand.edits.count == 3)
    }
  }

  @Test func wheelAndSpokenSteps() {
    var hand = Self.hand(.red, Color(rgb: 0x800000))
    hand.send(.scroll(dx: 0, dy: -3, []))
    #expect(hand.control.number == 131)
    hand.send(.step(up: false))
    #expect(hand.control.number == 130)
    hand.send(.setValue(40.4))
    #expect(hand.control.number == 40)
    hand.send(.setValue(.nan))
    #expect(hand.control.number == 0)
  }

  @Test func typedNumbers() {
    var hand = Self.hand(.red, Color(rgb: 0x400000))
    for scalar in "+10".unicodeScalars { hand.key(.character(scalar)) }
    #expect(hand.edits.isEmpty && hand.control.picture(in: hand.frame).texts[0].string == "+10")
    hand.key(.enter)
    #expect(hand.control.number == 74 && hand.edits.count == 3)
    hand.key(.character("*"))
    hand.key(.enter)
    #expect(hand.last.reachedEnd && hand.control.number == 74)
    #expect(hand.control.spoken.value == "red 74 of 255, a number is missing")
    hand.key(.character("2"))
    hand.key(.enter)
    #expect(hand.control.number == 148)
    hand.key(.character("9"))
    hand.key(.escape)
    #expect(hand.last.isHandled && hand.control.number == 148)
    hand.key(.escape)
    #expect(!hand.last.isHandled)
    hand.key(.character("9"))
    hand.send(.focus(gained: false))
    #expect(hand.control.number == 9)
    hand.key(.character("("))
    hand.send(.focus(gained: false))
    #expect(hand.control.number == 9 && hand.control.picture(in: hand.frame).texts[0].string == "9")
    hand.key(.character("q"))
    #expect(!hand.last.isHandled)
  }

  @Test func aDoubleClickSetsTheDefault() {
    var hand = Hand(Dial(.red, defaultNumber: 12, showing: .white), size: Size(140, 160))
    hand.send(.pointer(.init(.began, at: Point(70, 70), clickCount: 2)))
    #expect(hand.control.number == 12 && hand.edits.count == 3)
    hand.pointer(.moved, 70, 0)
    hand.pointer(.ended, 70, 0)
    #expect(hand.edits.count == 3)
    var plain = Hand(Dial(.red, showing: .white), size: Size(140, 160))
    plain.send(.pointer(.init(.began, at: Point(70, 70), clickCount: 2)))
    #expect(plain.control.isDragging)
  }

  @Test func detentsCatchNearbyAndExactly() throws {
    let scale = try #require(ChannelScale(.cmyk, 1))
    var hand = Self.hand(scale, Color(.cmyk, Components(0, 0, 0.5, 0)))
    hand.control.detents = [61.2345]
    let near = Self.place(hand, 135 + 2.7 * 60.5)
    hand.pointer(.began, near.x, near.y)
    #expect(abs(hand.control.color.components.y - 0.612345) < 1e-12 && hand.control.number == 61)
    let off = Self.place(hand, 135 + 2.7 * 55)
    hand.pointer(.moved, off.x, off.y)
    #expect(hand.control.number == 55)
    hand.send(.pointer(.init(.moved, at: near, modifiers: .shift)))
    #expect(abs(hand.control.color.components.y - 0.612345) > 1e-4, "Shift does not catch")
  }

  @Test func aSecondFingerAndEscape() {
    var hand = Self.hand(.red, Color(rgb: 0x800000))
    let top = Self.place(hand, 270)
    let right = Self.place(hand, 0)
    hand.send(.pointer(.init(.began, at: top, id: 1)))
    hand.send(.pointer(.init(.began, at: right, id: 2)))
    hand.send(.pointer(.init(.moved, at: right, id: 2)))
    #expect(abs(hand.control.number - 128) <= 1)
    hand.send(.pointer(.init(.moved, at: right, id: 1)))
    #expect(abs(hand.control.number - 213) <= 1)
    hand.key(.escape)
    #expect(hand.edits.last == .cancelled)
    hand.send(.pointer(.init(.moved, at: top, id: 1)))
    #expect(!hand.last.isHandled)
  }

  @Test func aProgramTurnsItInTimeAndAHandAtOnce() {
    var hand = Self.hand(.red, Color(rgb: 0x000000))
    let before = Self.handle(hand)
    hand.control.show(.white, origin: .program, isOwn: false)
    #expect(hand.control.needsTick && hand.control.number == 255)
    #expect(Self.handle(hand) == before, "not there yet")
    hand.send(.tick(seconds: 0.1))
    let between = Self.handle(hand)
    #expect(between != before && hand.last.needsPicture)
    hand.send(.tick(seconds: 1))
    #expect(!hand.control.needsTick)
    hand.control.show(Color(rgb: 0x7F0000), origin: .channel(.hsv), isOwn: false)
    #expect(!hand.control.needsTick)
  }

  @Test func reducedMotionDoesNotTurnInTime() {
    var hand = Self.hand(.red, .black, Surroundings(prefersReducedMotion: true))
    hand.control.show(.white, origin: .program, isOwn: false)
    let there = Self.handle(hand)
    hand.send(.tick(seconds: 0.001))
    #expect(!hand.control.needsTick && Self.handle(hand) == there)
  }

  @Test func inTheHandItKeepsItsNumbers() {
    var hand = Self.hand(.red, Color(rgb: 0x800000))
    hand.key(.up)
    hand.control.show(.white, origin: .program, isOwn: true)
    #expect(hand.control.number == 129)
  }

  /// What stands in the middle: two hex digits with a zero before, whole per cents that are rounded.
  @Test(arguments: [(0.0, "00"), (10, "0A"), (15, "0F"), (16, "10"), (255, "FF")])
  func hexadecimal(_ red: Double, _ text: String) {
    let dial = Dial(.red, numberStyle: .hexadecimal, showing: Color(.srgb, red / 255, 0, 0))
    #expect(dial.picture(in: Frame(Size(140, 160))).texts.map(\.string) == [text, "Red"])
  }

  @Test(arguments: [29, 57, 58, 0, 100]) func wholePerCents(_ percent: Int) throws {
    let scale = try #require(ChannelScale(.cmyk, 0))
    let dial = Dial(scale, showing: Color(.cmyk, Components(Double(percent) / 100, 0, 0, 0)))
    #expect(dial.picture(in: Frame(Size(140, 160))).texts.map(\.string) == ["\(percent)%", "Cyan"])
  }

  @Test func spokenText() {
    let spoken = Dial(.red, showing: Color(rgb: 0xB41B1B)).spoken
    #expect(spoken.role == .slider && spoken.name == "Red" && spoken.value == "red 180 of 255")
    #expect(Dial(.red).spoken.value == "red, nothing chosen")
    #expect(Dial(.red).picture(in: Frame(Size(140, 160))).texts[0].string == "–")
  }

  @Test func theRingShowsWhatTheChannelDoes() {
    let items = Dial(.green, showing: Color(rgb: 0x20FF40)).picture(in: Frame(Size(140, 160))).items
    let colors = items.compactMap { item -> [Color]? in
      if case .stroke(_, _, .gradient(let gradient)) = item { gradient.stops.map(\.color) } else { nil }
    }
    #expect(colors.count == 24)
    #expect(colors.first?.first == Color(rgb: 0x200040) && colors.last?.last == Color(rgb: 0x20FF40))
    for (one, next) in zip(colors, colors.dropFirst()) { #expect(one.last == next.first) }
  }

  @Test(arguments: [Size(0, 0), Size(1, 1), Size(40, 500), Size(1e6, 1), Size(1, 1e6)])
  func anySizeIsSurvived(_ size: Size) {
    var hand = Self.hand(size: size)
    for (x, y) in [(0.0, 0.0), (size.width, 0), (.nan, 3), (.infinity, -.infinity), (0, size.height)] {
      hand.pointer(.began, x, y)
      hand.pointer(.moved, y, x)
      hand.pointer(.ended, x, y)
    }
    _ = hand.control.picture(in: hand.frame)
    #expect((0...255).contains(hand.control.number))
  }
}
