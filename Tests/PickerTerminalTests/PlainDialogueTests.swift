import ColorCore
import PickerModel
import Testing

@testable import PickerTerminal

@Suite struct PlainDialogueTests {
  @Test func presetsByNumberAndName() {
    let dialogue = PlainDialogue()
    #expect(dialogue.answer("6") == ["Green, green, hex 2 e 8 b 5 7."])
    #expect(dialogue.answer("ORANGE") == ["Orange, vivid orange, hex f f 7 f 0 0."])
    #expect(dialogue.answer("presets").count == 8)
    #expect(dialogue.answer("presets")[7] == "8 Orange: vivid orange, hex f f 7 f 0 0, chosen")
    #expect(dialogue.choice.presetIndex(in: .standard) == 7)
  }

  @Test func channelsByNameAndNumber() {
    let dialogue = PlainDialogue(showing: Color(rgb: 0x2E8B57))
    #expect(dialogue.answer("Red 200") == ["red 200 of 255. The colour is orange, hex c 8 8 b 5 7."])
    #expect(dialogue.answer("hsl/hue") == ["hue 28 of 360."])
    #expect(dialogue.answer("hue 120").first?.hasPrefix("hue 120 of 360.") == true)
    #expect(dialogue.answer("red 256") == ["Red goes from 0 to 255; “256” is not in it."])
    for (sum, number) in [("+10", 210), ("*2", 255), ("-50", 150), ("50%", 128), ("(1+2)*4", 12)] {
      _ = dialogue.answer("red 200")
      let answer = dialogue.answer("red \(sum)").first ?? ""
      #expect(answer.hasPrefix(number == 255 ? "Red goes from 0 to 255" : "red \(number) of 255."), "\(sum): \(answer)")
    }
    #expect(dialogue.answer("red nan") == ["Red goes from 0 to 255; “nan” is not in it."])
  }

  @Test func coloursInAnyNotationAndFaultsThatChangeNothing() {
    var edits: [Edit] = []
    let dialogue = PlainDialogue { edits.append($0) }
    #expect(dialogue.answer("rgb(255 127 0)") == ["The colour is vivid orange, hex f f 7 f 0 0."])
    #expect(edits == [.began, .changing(Color(rgb: 0xFF7F00)), .chosen(Color(rgb: 0xFF7F00))])
    #expect(dialogue.choice.origin == .text)
    let fault = dialogue.answer("no such colour")
    #expect(fault.first?.hasSuffix("Type help for what can be typed.") == true)
    #expect(edits.count == 3 && dialogue.choice.color == Color(rgb: 0xFF7F00))
  }

  @Test func undoRedoAndTheEnds() {
    let dialogue = PlainDialogue()
    _ = dialogue.answer("6")
    #expect(dialogue.answer("undo") == ["The colour is black, hex 0 0 0 0 0 0."])
    #expect(dialogue.answer("undo") == ["There is nothing to take back."])
    #expect(dialogue.answer("redo") == ["The colour is green, hex 2 e 8 b 5 7, from the preset Green."])
    #expect(dialogue.answer(" done ").isEmpty)
    #expect(dialogue.outcome == .chosen(Color(rgb: 0x2E8B57)))
    let cancelled = PlainDialogue()
    _ = cancelled.answer("cancel")
    #expect(cancelled.outcome == .cancelled)
    let ended = PlainDialogue()
    ended.end()
    #expect(ended.outcome == .cancelled)
  }

  @Test func helpNamesEveryCommand() {
    let help = PlainDialogue().answer("help")
    for command in PlainCommand.allCases { #expect(help.contains { $0.hasPrefix(command.rawValue + ":") }) }
  }

  @Test func aThousandRandomLinesAreAnswered() {
    var generator = Seeded(state: 3)
    let words = [
      "red", "hsl/hue", "#f", "ff7f00", "0", "8", "-1", "999999999999999999999", "1e400", "undo", "\u{0}", "日",
    ]
    let dialogue = PlainDialogue()
    for _ in 0..<1000 {
      let count = Int.random(in: 0...3, using: &generator)
      let line = (0..<count).map { _ in words.randomElement(using: &generator)! }.joined(separator: " ")
      #expect(!dialogue.answer(line).isEmpty, "\(line)")
    }
  }
}
