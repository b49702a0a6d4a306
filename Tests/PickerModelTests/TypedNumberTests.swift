import ColorCore
import PickerModel
import Testing

@Suite struct TypedNumberTests {
  /// Text on the scale of red (0…255) that stands at 100, and the number it means.
  @Test(arguments: [
    ("180", 180.0), ("0", 0), (" 7 ", 7), ("300", 300), ("1.5", 1.5), ("1,5", 1.5), (".5", 0.5), ("5.", 5),
    ("+10", 110), ("-10", 90), ("*2", 200), ("/4", 25), ("50%", 127.5), ("+50%", 227.5), ("-50%", -27.5),
    ("*50%", 50), ("/50%", 200), ("100%", 255), ("0%", 0), ("255/2", 127.5), ("2*3+4", 10), ("2+3*4", 14),
    ("(2+3)*4", 20), ("10-4-3", 3), ("100/5/2", 10), ("*2+10", 210), ("+10*2", 120), ("2*-3", -6), ("--5", 105),
    ("((7))", 7), ("180°", 180), ("90 deg", 90), ("10 % + 1", 26.5), ("2*50%", 1), ("50%*2", 255), ("00012", 12),
  ])
  func reads(_ text: String, _ wanted: Double) throws {
    let number = try ChannelScale.red.number(typed: text, from: 100)
    #expect(abs(number - wanted) < 1e-9)
  }

  /// Where numbers below zero are usual, a leading minus is a sign, and a percentage is of the upper half.
  @Test(arguments: [("-10", -10.0), ("+10", 30), ("50%", 62.5), ("-50%", -62.5), ("-10+5", -5), ("*-1", -20)])
  func readsOnAScaleWithNegativeNumbers(_ text: String, _ wanted: Double) throws {
    let scale = try #require(ChannelScale(.lab, 1))
    #expect(try scale.number(typed: text, from: 20) == wanted)
  }

  @Test(arguments: [
    ("", NumberTextError.Reason.empty, 0..<0), ("   ", .empty, 0..<3), ("abc", .unexpected, 0..<1),
    ("12x", .unexpected, 2..<3), ("1 2", .unexpected, 2..<3), ("1..2", .unexpected, 2..<3),
    ("+", .numberExpected, 1..<1), ("2*", .numberExpected, 2..<2), ("2*/3", .numberExpected, 2..<3),
    ("(2", .unbalanced, 0..<1), ("2)", .unbalanced, 1..<2), ("()", .numberExpected, 1..<2),
    ("5/0", .divisionByZero, 2..<3), ("/0%", .divisionByZero, 1..<3), ("5/(2-2)", .divisionByZero, 2..<7),
    (".", .unexpected, 1..<1), ("1é", .unexpected, 1..<3), ("%", .unexpected, 0..<1), ("nan", .unexpected, 0..<1),
    ("1e5", .unexpected, 1..<2), ("0x7f", .unexpected, 1..<2), ("(2 3)", .unexpected, 3..<4),
    (String(repeating: "1", count: 65), .tooLong, 0..<65),
    (String(repeating: "(", count: 64), .numberExpected, 64..<64),
  ])
  func refuses(_ text: String, _ reason: NumberTextError.Reason, _ range: Range<Int>) {
    #expect(throws: NumberTextError(reason, at: range)) { try ChannelScale.red.number(typed: text, from: 100) }
  }

  @Test func theLongestTextsAreSurvived() throws {
    let minus = String(repeating: "-", count: 63) + "1"
    #expect(try ChannelScale.red.number(typed: minus, from: 100).isFinite)
    #expect(try ChannelScale.red.number(typed: String(repeating: "9", count: 64), from: 100) > 1e60)
  }

  @Test func everyTextOfThreeSignsIsANumberOrAnError() {
    let signs = Array("019.,+-*/()% x°")
    for a in signs {
      for b in signs {
        for c in signs {
          let text = String([a, b, c])
          do throws(NumberTextError) {
            let number = try ChannelScale.red.number(typed: text, from: 100)
            #expect(number.isFinite, "\(text)")
          } catch {
            #expect(error.range.lowerBound <= error.range.upperBound && error.range.upperBound <= text.utf8.count)
            #expect(!error.description.isEmpty)
          }
        }
      }
    }
  }

  @Test func draftKeepsWhatMeansNothingAndSaysWhy() throws {
    var draft = try #require(NumberDraft("1", on: .red))
    for scalar in "0*".unicodeScalars { _ = draft.type(scalar) }
    let letter = draft.type("q")
    #expect(!letter && draft.text == "10*" && draft.fault == nil)
    let none = draft.number(from: 3)
    #expect(none == nil)
    #expect(draft.fault?.reason == .numberExpected && draft.text == "10*")
    let digit = draft.type("9")
    #expect(digit && draft.fault == nil)
    let ninety = draft.number(from: 3)
    #expect(ninety == 90)
    #expect(NumberDraft("q", on: .red) == nil && NumberDraft(")", on: .red) == nil)
  }

  @Test func draftIsHeldToTheScale() {
    for (text, wanted) in [("999", 255.0), ("-999", 0), ("12.6", 13)] {
      var draft = NumberDraft(text.unicodeScalars.first!, on: .red)!
      for scalar in text.unicodeScalars.dropFirst() { _ = draft.type(scalar) }
      let number = draft.number(from: 100)
      #expect(number == wanted)
    }
  }

  @Test func draftEndsWithItsLastCharacter() {
    var draft = NumberDraft("1", on: .red)!
    _ = draft.type("2")
    let one = draft.eraseLast()
    let none = draft.eraseLast()
    #expect(one && !none)
  }

  @Test func alphaAndUnits() throws {
    #expect(ChannelScale.alpha.number(of: 0.5) == 50 && ChannelScale.alpha.title == "Alpha")
    #expect(ChannelScale(named: "Alpha") == .alpha && ChannelScale(.srgb, 3) == nil && ChannelScale(.srgb, 5) == nil)
    #expect(ChannelScale.alpha.unit == "%" && ChannelScale.red.unit == "")
    #expect(ChannelScale.all(of: .cmyk).map(\.unit) == ["%", "%", "%", "%"])
    #expect(ChannelScale.all(of: .hsv).map(\.unit) == ["°", "%", "%"])
    #expect(ColorSpace.allCases.allSatisfy { ChannelScale.all(of: $0).count == $0.channelCount })
  }

  @Test func titlesOfSpaces() {
    #expect(ColorSpace.srgb.title == "RGB" && ColorSpace.oklch.title == "OKLCH")
    #expect(ColorSpace.cmyk.title == "CMYK, uncalibrated")
  }
}
