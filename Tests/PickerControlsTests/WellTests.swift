import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

@Suite struct WellTests {
  let red = Color(rgb: 0xFF0000)
  let blue = Color(rgb: 0x0000FF)

  @Test func aClickAsksForThePopoverAndSendsNothing() {
    var hand = Hand(Well("Stroke", showing: red))
    hand.pointer(.began, 20, 20)
    #expect(hand.control.isPressed && hand.last.request == nil)
    hand.pointer(.ended, 20, 20)
    #expect(hand.last.request == .popover && hand.edits.isEmpty && !hand.control.isPressed)
    hand.pointer(.began, 20, 20)
    hand.pointer(.moved, 200, 20)
    #expect(!hand.control.isPressed)
    hand.pointer(.ended, 200, 20)
    #expect(hand.last.request == nil)
    hand.pointer(.began, 20, 20)
    hand.key(.escape)
    hand.pointer(.ended, 20, 20)
    #expect(hand.last.request == nil)
  }

  @Test(
    arguments: [
      (.space, [], true), (.enter, [], true), (.down, .alt, true), (.down, [], false),
      (.space, .control, false), (.tab, [], false), (.escape, [], false),
    ] as [(InputEvent.Key, InputEvent.Modifiers, Bool)])
  func keys(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, _ opens: Bool) {
    var hand = Hand(Well(showing: red))
    hand.key(key, modifiers)
    #expect((hand.last.request == .popover) == opens && hand.last.isHandled == opens && hand.edits.isEmpty)
  }

  @Test func aDroppedColourIsTaken() {
    var hand = Hand(Well(showing: red))
    hand.send(.drop(.init(.over, blue, at: Point(10, 10))))
    #expect(hand.edits.isEmpty && hand.control.shown == red)
    #expect(hand.control.picture(in: hand.frame).fills.contains(blue), "it is shown what it would be")
    hand.send(.drop(.init(.left, blue, at: Point(100, 10))))
    #expect(!hand.control.picture(in: hand.frame).fills.contains(blue))
    hand.send(.drop(.init(.dropped, blue, at: Point(10, 10))))
    #expect(hand.edits == [.began, .changing(blue), .chosen(blue)])
    hand.send(.drop(.init(.dropped, blue, at: Point(10, 10))))
    #expect(hand.edits.count == 3, "the colour that is there is not sent again")
  }

  @Test func noneIsAChoiceWhereItIsOnOffer() {
    var hand = Hand(Well("Fill", offersNone: true, showing: red))
    hand.key(.delete)
    #expect(hand.edits == [.began, .changing(nil), .chosen(nil)] && hand.control.spoken.value == "none")
    var other = Hand(Well(showing: red))
    other.key(.delete)
    #expect(!other.last.isHandled && other.edits.isEmpty)
    #expect(Well().spoken.value == "nothing chosen")
    #expect(Well("Fill", offersNone: true).picture(in: Frame(Size(60, 40))).fills.contains(.white))
  }

  @Test func spokenText() {
    let spoken = Well("Stroke", showing: blue).spoken
    #expect(spoken.role == .button && spoken.name == "Stroke" && spoken.value == "vivid blue, hex 0 0 0 0 f f")
  }
}
