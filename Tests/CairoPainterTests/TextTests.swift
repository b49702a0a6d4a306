import ColorCore
import Pictures
import Testing

private let room = Rect(20, 10, 160, 40)

private func ink(_ string: String, _ change: (inout TextLine) -> Void = { _ in }) throws -> (
  columns: Range<Int>, rows: Range<Int>
) {
  var line = TextLine(string, in: room, size: 15, color: .black)
  change(&line)
  return try Pixels(200, 60, [.text(line)]).ink
}

@Suite struct TextTests {
  /// A glyph's own bearing, and antialiasing.
  static let slack = 3

  @Test func leadingIsWhereReadingStarts() throws {
    #expect(abs(try ink("Red").columns.lowerBound - 20) <= Self.slack)
    #expect(abs(try ink("Red") { $0.isRightToLeft = true }.columns.upperBound - 180) <= Self.slack)
  }

  @Test func trailingIsTheOtherSide() throws {
    #expect(abs(try ink("Red") { $0.alignment = .trailing }.columns.upperBound - 180) <= Self.slack)
    let mirrored = try ink("Red") {
      $0.alignment = .trailing
      $0.isRightToLeft = true
    }
    #expect(abs(mirrored.columns.lowerBound - 20) <= Self.slack)
  }

  /// The side depends on the line, not on the script of its text.
  @Test func hebrewInALeftToRightLineStartsAtTheLeft() throws {
    #expect(abs(try ink("אדום").columns.lowerBound - 20) <= Self.slack)
  }

  @Test func centreHasTheSameRoomOnBothSides() throws {
    let columns = try ink("OOO") { $0.alignment = .center }.columns
    #expect(abs((columns.lowerBound - 20) - (180 - columns.upperBound)) <= Self.slack)
  }

  @Test func lineIsCentredOnTheHeight() throws {
    // "x" has no ascender or descender: its middle lies a little below that of the line.
    let rows = try ink("x").rows
    #expect((28...35).contains((rows.lowerBound + rows.upperBound) / 2))
  }

  @Test func longTextEndsInAnEllipsisWithinItsRectangle() throws {
    let long = try ink(String(repeating: "w", count: 100))
    #expect(long.columns.lowerBound >= 20 && long.columns.upperBound <= 180)
    #expect(long.columns.upperBound > 150)
  }

  @Test func linesDoNotBreak() throws {
    let one = try ink("Red").rows.count
    #expect(try ink("Red\nRed").rows.count < 2 * one)
  }

  @Test func boldIsWiderAndSizeIsHeight() throws {
    #expect(try ink("GreenGreenGreen") { $0.isBold = true }.columns.count > ink("GreenGreenGreen").columns.count)
    #expect(try ink("Green") { $0.size = 30 }.rows.count > ink("Green").rows.count * 3 / 2)
  }

  @Test func monospaceGivesEveryLetterTheSameWidth() throws {
    let width = { (string: String) in
      try ink(string + "|") { $0.family = .monospace }.columns.upperBound
    }
    #expect(try width("iiii") == width("mmmm"))
    #expect(try ink("iiii|").columns.upperBound != ink("mmmm|").columns.upperBound)
  }

  @Test func nothingToSetPaintsNothing() throws {
    #expect(try ink("").columns.isEmpty)
    #expect(try ink("Red") { $0.size = 0 }.columns.isEmpty)
    #expect(try ink("Red") { $0.rect.size.width = 0 }.columns.isEmpty)
  }

  @Test func theTextCursorStandsBeforeItsScalar() throws {
    // At the end it widens the ink of "ff"; in an empty line it is all there is.
    let text = try ink("ff").columns
    #expect(try ink("ff") { $0.caret = 2 }.columns.upperBound >= text.upperBound)
    let alone = try ink("") { $0.caret = 0 }
    #expect(abs(alone.columns.lowerBound - 20) <= 1 && alone.columns.count <= 2 && alone.rows.count > 10)
    #expect(try ink("") { $0.caret = nil }.columns.isEmpty)
    let far = try ink("ff") { $0.caret = 99 }
    #expect(far.columns.upperBound <= text.upperBound + 4, "held to the end")
  }
}
