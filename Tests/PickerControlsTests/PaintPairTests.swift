import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

@Suite struct PaintPairTests {
  static let red = Color(rgb: 0xFF0000)
  static let blue = Color(rgb: 0x0000FF)
  static let standard = ShapePaints.standard
  static let own = ShapePaints(stroke: .color(red), fill: .none)
  static let size = Size(76, 76)

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let event: InputEvent
    let paints: ShapePaints
    let role: PaintRole
    let edits: [Edit]
    let opens: Bool
    var testDescription: String { name }

    init(
      _ name: String, _ event: InputEvent, _ paints: ShapePaints = own, _ role: PaintRole = .stroke,
      _ edits: [Edit] = [], opens: Bool = false
    ) {
      (self.name, self.event, self.paints, self.role, self.edits, self.opens) = (
        name, event, paints, role, edits, opens
      )
    }
  }

  /// What happens to red on none, with the stroke in front.
  static let rows = [
    Row("swap", .key(.character("x"), []), own.swapped, .stroke, [.began, .changing(nil), .chosen(nil)]),
    Row(
      "default", .key(.character("d"), []), standard, .stroke,
      [.began, .changing(.black), .chosen(.black)]),
    Row(
      "none", .key(.character("/"), []), ShapePaints(stroke: .none, fill: .none), .stroke,
      [.began, .changing(nil), .chosen(nil)]),
    Row(
      "Delete", .key(.delete, []), ShapePaints(stroke: .none, fill: .none), .stroke,
      [.began, .changing(nil), .chosen(nil)]),
    Row("to the fill", .key(.right, []), own, .fill),
    Row("open", .key(.space, []), own, .stroke, opens: true),
    Row("open with Return", .key(.enter, []), own, .stroke, opens: true),
    Row("a letter with Control", .key(.character("x"), .control)),
    Row("assistance: the fill", .setValue(1), own, .fill, opens: true),
    Row("assistance: swap", .setValue(2), own.swapped, .stroke, [.began, .changing(nil), .chosen(nil)]),
    Row(
      "dropped on the fill", .drop(.init(.dropped, blue, at: Point(60, 60))),
      ShapePaints(stroke: .color(red), fill: .color(blue)), .fill, [.began, .changing(blue), .chosen(blue)]),
    Row(
      "dropped on the stroke", .drop(.init(.dropped, blue, at: Point(5, 5))),
      ShapePaints(stroke: .color(blue), fill: .none), .stroke, [.began, .changing(blue), .chosen(blue)]),
    Row("dropped on a button", .drop(.init(.dropped, blue, at: Point(70, 5)))),
  ]

  @Test(arguments: rows) func table(_ row: Row) {
    var hand = Hand(PaintPair(Self.own, role: .stroke), size: Self.size)
    hand.send(row.event)
    #expect(hand.control.paints == row.paints && hand.control.role == row.role)
    #expect(hand.edits == row.edits)
    #expect((hand.last.request == .popover) == row.opens)
  }

  @Test(arguments: [
    (5.0, 5.0, PaintPair.Part.stroke), (72, 72, .fill), (70, 5, .swap), (5, 70, .standard), (38, 38, .stroke),
  ])
  func pressesByPlace(_ x: Double, _ y: Double, _ part: PaintPair.Part) {
    for isRightToLeft in [false, true] {
      var hand = Hand(
        PaintPair(Self.own, role: .stroke), size: Self.size, Surroundings(isRightToLeft: isRightToLeft))
      let x = isRightToLeft ? 76 - x : x
      hand.pointer(.began, x, y)
      hand.pointer(.ended, x, y)
      #expect(hand.control.focus == part)
      #expect((hand.last.request == .popover) == (part.role != nil))
    }
  }

  @Test func theOneInFrontIsPressedWhereTheyOverlap() {
    var hand = Hand(PaintPair(Self.own, role: .fill), size: Self.size)
    hand.pointer(.began, 38, 38)
    hand.pointer(.ended, 38, 38)
    #expect(hand.control.role == .fill)
  }

  @Test func aPressThatIsLiftedOnAnotherPartIsNone() {
    var hand = Hand(PaintPair(Self.own, role: .stroke), size: Self.size)
    hand.pointer(.began, 5, 5)
    hand.pointer(.moved, 70, 5)
    hand.pointer(.ended, 70, 5)
    #expect(hand.edits.isEmpty && hand.last.request == nil && hand.control.paints == Self.own)
  }

  /// The report behind it: two wells on one popover, where each opening wrote the colour of the other.
  @Test(arguments: PaintRole.allCases) func theOtherRoleIsNeverWritten(_ role: PaintRole) {
    let choice = Choice()
    choice.set(Self.own[role].color)
    let host = GroupHost(PaintPair(Self.own, role: role), in: choice, size: Self.size)
    let (other, before) = (role.other, Self.own[role.other])
    let fellow = choice.join { _ in }
    for edit in [.began, .changing(Self.blue), .cancelled, .began, .changing(Self.blue), .chosen(nil)] as [Edit] {
      choice.take(edit, from: fellow, origin: .swatch)
      #expect(host.control.paints[other] == before && host.control.paints[role].color == choice.color)
    }
    choice.set(Self.blue)
    host.key(.delete)
    #expect(host.control.paints[other] == before)
    // Working on the other one leaves this one as it is.
    var pair = host.control
    pair.set(pair.paints, role: other)
    pair.show(Self.red, origin: .program, isOwn: false)
    #expect(pair.paints[role] == .none && pair.paints[other].color == Self.red)
  }

  @Test func whatChangesNothingIsNotSent() {
    var hand = Hand(PaintPair(.standard), size: Self.size)
    hand.key(.character("D"))
    #expect(hand.edits.isEmpty)
    var same = Hand(PaintPair(ShapePaints(stroke: .none, fill: .none)), size: Self.size)
    for key in [InputEvent.Key.character("X"), .delete] { same.key(key) }
    #expect(same.edits.isEmpty)
    // Only the other one changes, which is a change too.
    var half = Hand(PaintPair(ShapePaints(stroke: .none, fill: Self.standard.fill)), size: Self.size)
    half.key(.character("d"))
    #expect(half.control.paints == .standard && half.edits.count == 3)
  }

  @Test func theKeyboardWalksAndStops() {
    var hand = Hand(PaintPair(Self.own, role: .stroke), size: Self.size)
    for part in [PaintPair.Part.fill, .swap, .standard] {
      hand.key(.down)
      #expect(hand.control.focus == part)
    }
    #expect(hand.control.role == .fill, "the role stays with the last square")
    hand.key(.down)
    #expect(hand.last.reachedEnd)
    hand.key(.home)
    #expect(hand.control.focus == .stroke && hand.control.role == .stroke)
  }

  @Test func spokenText() {
    let pair = PaintPair(Self.own, role: .stroke)
    #expect(pair.spoken.value == "Stroke vivid red, hex f f 0 0 0 0; Fill none")
    #expect(pair.spoken(.stroke).isSelected == true && pair.spoken(.fill).value == "none")
    #expect(PaintPair.Part.allCases.map { pair.spoken($0).name }.allSatisfy { !$0.isEmpty })
  }

  @Test func theRoleAndAHoveringColourAreSeen() {
    var hand = Hand(PaintPair(Self.own, role: .stroke), size: Self.size)
    let before = hand.control.picture(in: hand.frame)
    hand.send(.drop(.init(.over, Self.blue, at: Point(60, 60))))
    #expect(hand.control.picture(in: hand.frame).fills.contains(Self.blue) && hand.edits.isEmpty)
    hand.send(.drop(.init(.left, Self.blue, at: Point(60, 60))))
    #expect(hand.control.picture(in: hand.frame) == before)
    hand.key(.right)
    #expect(hand.control.picture(in: hand.frame) != before)
  }
}
