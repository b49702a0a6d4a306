import ColorCore
import PickerModel
import Testing

@Suite struct ColorDraftTests {
  let orange = Color(rgb: 0xFF7F00)

  @Test func typingAHexColourSendsEachValidStepOnly() {
    var draft = ColorDraft(.black)
    var edits: [[Edit]] = []
    for count in 1...6 { edits.append(draft.type(String("ff7f00".prefix(count)))) }
    #expect(edits[0].isEmpty && edits[1].isEmpty)
    #expect(edits[2] == [.began, .changing(Color(rgb: 0xFFFF77))])
    #expect(edits[3].isEmpty, "four digits say the same colour, opaque")
    #expect(edits[4].isEmpty, "five digits are no colour")
    #expect(edits[5] == [.changing(orange)])
    #expect(draft.text == "ff7f00", "the text in the user's hand is not rewritten")
    #expect(draft.commit() == [.chosen(orange)])
    #expect(draft.text == "#ff7f00")
  }

  @Test func invalidTextIsKeptWhileTypingAndDroppedOnLeaving() {
    var draft = ColorDraft(orange)
    #expect(draft.type("#ff7f0").isEmpty)
    #expect(draft.text == "#ff7f0")
    #expect(draft.fault != nil)
    #expect(draft.commit().isEmpty)
    #expect(draft.text == "#ff7f00" && draft.fault == nil)
  }

  @Test func escapeTakesBackWhatWasTyped() {
    var draft = ColorDraft(orange)
    _ = draft.type("#00ff00")
    let (edits, didCancel) = draft.cancel()
    #expect(edits == [.cancelled] && didCancel)
    draft.show(orange, isOwn: false)
    #expect(draft.text == "#ff7f00")
    #expect(draft.cancel().didCancel == false, "nothing left to take back")
  }

  @Test func anotherControlsChangeRewritesTheText() {
    var draft = ColorDraft(orange)
    _ = draft.type("xyz")
    draft.show(.white, isOwn: false)
    #expect(draft.text == "#ffffff" && draft.fault == nil)
  }

  /// Otherwise the group would wait for the end of the edit for ever.
  @Test func anEditThatAProgramInterruptsStillEnds() {
    var draft = ColorDraft(orange)
    _ = draft.type("#00ff00")
    draft.show(.white, isOwn: false)
    #expect(draft.commit() == [.chosen(.white)])
    #expect(draft.commit().isEmpty)
  }

  @Test func nothingChosenIsAnEmptyTextAndAnyColourIsNew() {
    var draft = ColorDraft(nil)
    #expect(draft.text == "" && draft.fault == nil)
    #expect(draft.commit().isEmpty)
    #expect(draft.type("000000") == [.began, .changing(.black)])
    _ = draft.cancel()
    draft.show(nil, isOwn: false)
    #expect(draft.text == "" && draft.fault == nil)
  }

  @Test func withoutAlphaTransparencyIsAFault() {
    var draft = ColorDraft(orange)
    #expect(draft.type("#ff7f0080").isEmpty)
    #expect(draft.fault == .hasTransparency)
    #expect(draft.type("#ff7f01ff") == [.began, .changing(Color(rgb: 0xFF7F01))], "an opaque alpha is no transparency")
  }

  @Test func withAlphaFourAndEightDigitsCarryIt() {
    var draft = ColorDraft(orange, allowsAlpha: true)
    #expect(draft.type("#ff7f0080") == [.began, .changing(Color(SRGB8(255, 127, 0, alpha: 128)))])
  }

  @Test func typingTheColourThatStandsThereSendsNothing() {
    var draft = ColorDraft(orange)
    #expect(draft.type("FF7F00").isEmpty)
    #expect(draft.commit().isEmpty)
  }
}
