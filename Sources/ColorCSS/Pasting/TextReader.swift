import ColorCore

/// Reads one colour of what people type and paste: CSS first, then what CSS does not know.
struct TextReader {
  let cursor: ByteCursor
  let context: ParsingContext

  /// The text without white space, quotes and a semicolon or comma around it; places in errors stay
  /// those of the whole text.
  init(_ text: ByteCursor, _ context: ParsingContext) {
    self.context = context
    var start = text.at
    var end = text.count
    while start < end, text.base[start].isSpace { start += 1 }
    while end > start, text.base[end - 1].isSpace { end -= 1 }
    while end > start, text.base[end - 1].endsStatement { end -= 1 }
    while end > start, text.base[end - 1].isSpace { end -= 1 }
    if end - start >= 2, text.base[start].isQuote, text.base[end - 1] == text.base[start] {
      start += 1
      end -= 1
    }
    var inner = ByteCursor(text.base, count: end)
    inner.at = start
    cursor = inner
  }

  func color() throws(ColorTextError) -> Color {
    if cursor.isAtEnd { throw ColorTextError(.empty, at: cursor.at..<cursor.at) }
    if context.hexAlpha == .first, let color = hex(allowsHash: true) { return color }
    // The shape of a text decides what it is meant to be, and so what is wrong with it.
    do throws(ColorTextError) {
      var parser = ColorParser(cursor, context, knowsAllSpaces: true)
      return try parser.onlyColor()
    } catch {
      if let color = hex(allowsHash: false) { return color }
      if isHexNumber { return try hexNumber() }
      var code = CodeLiteral(cursor, context)
      if code.isKnown {
        // A CSS function in lower case is meant as one; its own error says more.
        do throws(ColorTextError) { return try code.color() } catch let codeError {
          throw cursor.byte == UInt8(ascii: "c") ? error : codeError
        }
      }
      if startsLikeNumbers {
        var numbers = NumberList(cursor)
        return try numbers.color()
      }
      throw error
    }
  }

  private var startsLikeNumbers: Bool {
    cursor.isAtNumber || [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(cursor.byte)
  }

  private var isHexNumber: Bool {
    cursor.byte == UInt8(ascii: "0") && cursor.byte(ahead: 1) | 0x20 == UInt8(ascii: "x")
  }

  /// Hex digits alone, or nil if they are not 3, 4, 6 or 8.
  private func hex(allowsHash: Bool) -> Color? {
    var digits = cursor
    if allowsHash { _ = digits.skip(UInt8(ascii: "#")) }
    var parser = ColorParser(digits)
    guard let value = try? parser.hexDigits(from: digits.at), parser.cursor.isAtEnd else { return nil }
    let length = parser.cursor.at - digits.at
    let hasAlpha = length == 4 || length == 8
    return Color(rgba: hasAlpha && context.hexAlpha == .first ? value << 8 | value >> 24 : value)
  }

  /// `0xRRGGBB`, or `0xAARRGGBB` as Android, Flutter, Java and .NET have it.
  private func hexNumber() throws(ColorTextError) -> Color {
    var number = cursor
    let value = try number.hexInteger()
    if !number.isAtEnd { throw ColorTextError(.trailingText, at: number.at..<number.count) }
    return value
  }
}

extension ByteCursor {
  /// Reads `0x` and six or eight digits, alpha first.
  mutating func hexInteger() throws(ColorTextError) -> Color {
    let start = at
    at += 2
    let first = at
    var value: UInt32 = 0
    while byte.hexDigit < 16, !isAtEnd {
      value = value << 4 | UInt32(byte.hexDigit)
      at += 1
    }
    if byte.continuesName { throw ColorTextError(.hexDigit, at: character) }
    switch at - first {
    case 6: return Color(rgba: value << 8 | 0xFF)
    case 8: return Color(rgba: value << 8 | value >> 24)
    default: throw ColorTextError(.hexNumberLength, at: start..<at)
    }
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "`") }
  fileprivate var endsStatement: Bool { self == UInt8(ascii: ";") || self == UInt8(ascii: ",") }
}
