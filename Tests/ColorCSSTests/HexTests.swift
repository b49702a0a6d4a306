import CaseTables
import ColorCSS
import ColorCore
import Testing

@Suite struct HexTests {
  @Test func alphaBytes() throws {
    let table = try CaseTable("science/alpha-bytes")
    var summary = TableSummary("alpha-bytes")
    for row in table.rows {
      let color = try Color(css: row["hex8"])
      let hex = color.text(as: .hex)
      let css = color.text(as: .css)
      let expectedHex = row["hex8"].hasSuffix("ff") ? String(row["hex8"].dropLast(2)) : row["hex8"]
      if hex == expectedHex, css == row["cssom_serialisation"], abs(color.alpha - row.number("alpha")!) < 1e-14 {
        summary.pass()
      } else {
        summary.fail(row.line, "\(row["hex8"]): \(hex), \(css), \(color.alpha)")
      }
    }
    summary.report()
  }

  @Test func everyAlphaByteSurvives() throws {
    let digits = Array("0123456789abcdef")
    for alpha in 0..<255 {
      let text = "#1560bd\(digits[alpha >> 4])\(digits[alpha & 15])"
      let color = try Color(css: text)
      #expect(color.text(as: .hex) == text)
      let printed = try Color(css: color.text(as: .css))
      #expect(printed.srgb8.alpha == UInt8(alpha))
    }
  }

  @Test func shortDigitsAreDoubled() throws {
    #expect(try Color(css: "#1Af") == Color(rgb: 0x11AAFF))
    #expect(try Color(css: "#1Af8").text(as: .hex) == "#11aaff88")
  }

  @Test func everyWayIn() throws {
    let bytes: [UInt8] = Array("#1560bd".utf8)
    #expect(try Color(css: bytes.span) == Color(rgb: 0x1560BD))
    #expect(try bytes.withUnsafeBufferPointer { try Color(text: $0) } == Color(rgb: 0x1560BD))
    #expect(throws: ColorTextError(.empty, at: 0..<0)) { try Color(css: UnsafeBufferPointer(start: nil, count: 0)) }
    #expect(throws: ColorTextError(.empty, at: 0..<0)) { try Color(text: UnsafeBufferPointer(start: nil, count: 0)) }
  }

  @Test func escapesWithinHex() throws {
    #expect(try Color(css: #"#\31 560bd"#) == Color(rgb: 0x1560BD))
    #expect(try Color(css: ##"#1560b\64"##) == Color(rgb: 0x1560BD))
  }

  @Test(arguments: [
    ("#", ColorTextError.Reason.hexDigitCount, 0..<1), ("#12", .hexDigitCount, 0..<3),
    (" #12345", .hexDigitCount, 1..<7),
    ("#123456789", .hexDigitCount, 0..<10), ("#12g", .hexDigit, 3..<4), ("#12é", .hexDigit, 3..<5),
    ("", .empty, 0..<0), ("  ", .empty, 2..<2), ("rde", .unknownName, 0..<3), ("red blue", .trailingText, 4..<8),
    ("rgb(1, 2)", .tooFewComponents, 8..<9), ("rgb(1 2 3 4)", .tooManyComponents, 10..<11),
    ("rgb(1, 2, 3, 4, 5)", .tooManyComponents, 14..<15), ("rgb(1 2 3deg)", .componentKind, 8..<12),
    ("rgb(10%, 2, 3)", .mixedNumbersAndPercentages, 0..<14), ("hsl(1, 2, 3)", .percentageNeeded, 0..<12),
    ("rgb(none, 0, 0)", .noneWithCommas, 0..<15), ("lab(1, 2, 3)", .commas, 5..<6), ("rgb(1 2, 3)", .commas, 7..<8),
    ("hsl(1px 2 3)", .unknownUnit, 5..<7), ("color(foo 1 2 3)", .unknownSpace, 6..<9),
    ("foo(1)", .unknownFunction, 0..<3),
  ])
  func reasonAndPlace(text: String, reason: ColorTextError.Reason, range: Range<Int>) {
    #expect(throws: ColorTextError(reason, at: range)) { try Color(css: text) }
  }
}
