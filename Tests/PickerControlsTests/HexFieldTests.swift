import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

@Suite struct HexFieldTests {
  /// A field with the keyboard, which it has just got.
  func focused() -> Hand<HexField> {
    var hand = Hand(HexField(showing: Color(rgb: 0x2E8B57)))
    hand.send(.focus(gained: true))
    return hand
  }

  func text(_ keys: (inout Hand<HexField>) -> Void) -> String {
    var hand = focused()
    keys(&hand)
    return hand.control.draft.text
  }

  @Test func whatIsTypedComesInPlaceOfTheOldText() {
    var hand = focused()
    #expect(hand.control.isAllSelected)
    for scalar in "ff7f00".unicodeScalars { hand.key(.character(scalar)) }
    #expect(hand.control.draft.text == "ff7f00" && !hand.control.isAllSelected)
    let color = Color(rgb: 0xFF7F00)
    // "ff7" is a colour on the way; "ff7f" has transparency and is not taken.
    #expect(hand.edits == [.began, .changing(Color(rgb: 0xFFFF77)), .changing(color)])
    hand.key(.enter)
    #expect(hand.takeEdits().last == .chosen(color))
  }

  @Test func keysOfTheSelection() {
    let typed: InputEvent.Key = .character("1")
    #expect(text { $0.key(.backspace) } == "")
    #expect(text { $0.key(.delete) } == "")
    #expect(
      text {
        $0.key(.left); $0.key(typed)
      } == "1#2e8b57")
    #expect(
      text {
        $0.key(.right); $0.key(typed)
      } == "#2e8b571")
    #expect(
      text {
        $0.key(.home); $0.key(typed)
      } == "1#2e8b57")
    #expect(
      text {
        $0.key(.end); $0.key(.character("a"), .control); $0.key(typed)
      } == "1")
  }

  @Test func thePressThatBringsTheKeyboardKeepsTheSelectionAndTheNextEndsIt() {
    #expect(
      text {
        $0.pointer(.began, 150, 17); $0.key(.character("1"))
      } == "1")
    #expect(
      text {
        $0.pointer(.began, 150, 17); $0.pointer(.ended, 150, 17); $0.pointer(.began, 150, 17); $0.key(.character("1"))
      }
        == "#2e8b571")
  }

  @Test func aSelectionIsSeen() {
    let field = focused().control
    var unselected = field
    _ = unselected.handle(.key(.end, []), in: Frame(Size(300, 34)))
    let frame = Frame(Size(300, 34), Surroundings(showsFocus: true))
    #expect(field.picture(in: frame) != unselected.picture(in: frame))
  }
}
