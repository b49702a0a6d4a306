import ColorCore

/// Reads one colour of what people type and paste: CSS first, then what CSS does not know.
struct TextReader {
  var cursor: ByteCursor
  let context: ParsingContext

  init(_ cursor: ByteCursor, _ context: ParsingContext) {
    self.cursor = cursor
    self.context = context
  }

  mutating func color() throws(ColorTextError) -> Color {
    let start = cursor
    do throws(ColorTextError) {
      var parser = ColorParser(start, context, knowsAllSpaces: true)
      return try parser.onlyColor()
    } catch {
      if let color = bareHex() { return color }
      throw error
    }
  }

  /// 3, 4, 6 or 8 hex digits alone.
  private mutating func bareHex() -> Color? {
    while cursor.byte.isSpace { cursor.at += 1 }
    let start = cursor.at
    while cursor.byte.hexDigit < 16, !cursor.isAtEnd { cursor.at += 1 }
    let end = cursor.at
    while cursor.byte.isSpace { cursor.at += 1 }
    guard cursor.isAtEnd, end > start else { return nil }
    var digits = ColorParser(ByteCursor(cursor.base + start, count: end - start))
    guard let value = try? digits.hexDigits(from: 0) else { return nil }
    return Color(rgba: value)
  }
}
