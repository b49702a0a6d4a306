import ColorCore

extension ColorParser {
  /// Reads `#` and the hex digits after it (CSS Color 4, section 5.2).
  @inline(__always)
  mutating func hexColor() throws(ColorTextError) -> Color {
    let start = cursor.at
    cursor.at += 1
    return Color(rgba: try hexDigits(from: start))
  }

  /// Reads 3, 4, 6 or 8 hex digits, to the end of the name they make, as `0xRRGGBBAA`.
  @inline(__always)
  mutating func hexDigits(from start: Int) throws(ColorTextError) -> UInt32 {
    let first = cursor.at
    var value: UInt32 = 0
    while true {
      let digit = cursor.byte.hexDigit
      guard digit < 16 else { break }
      value = value << 4 | UInt32(digit)
      cursor.at += 1
    }
    var count = cursor.at - first
    if cursor.byte.continuesName || cursor.byte == UInt8(ascii: "\\") {
      guard cursor.byte == UInt8(ascii: "\\") else { throw ColorTextError(.hexDigit, at: cursor.character) }
      (value, count) = try escapedHexDigits(from: first)
    }
    switch count {
    case 8: return value
    case 6: return value << 8 | 0xFF
    case 4: return Self.doubled(value)
    case 3: return Self.doubled(value << 4 | 0xF)
    default: throw ColorTextError(.hexDigitCount, at: start..<cursor.at)
    }
  }

  /// Reads hex digits of which some are written as escapes: the value of the last eight, and how many.
  private mutating func escapedHexDigits(from first: Int) throws(ColorTextError) -> (UInt32, Int) {
    cursor.at = first
    var value: UInt32 = 0
    var count = 0
    while cursor.byte.continuesName || cursor.byte == UInt8(ascii: "\\") {
      let place = cursor.character
      var digit = cursor.byte.hexDigit
      if cursor.byte == UInt8(ascii: "\\") {
        let scalar = cursor.escape()
        digit = scalar < 0x80 ? UInt8(scalar).hexDigit : 255
      } else {
        cursor.at += 1
      }
      guard digit < 16 else { throw ColorTextError(.hexDigit, at: place) }
      value = value << 4 | UInt32(digit)
      count += 1
    }
    return (value, count)
  }

  /// `0xRGBA` as `0xRRGGBBAA`.
  @inline(__always)
  private static func doubled(_ short: UInt32) -> UInt32 {
    let spread = (short & 0xF000) << 12 | (short & 0x0F00) << 8 | (short & 0x00F0) << 4 | (short & 0x000F)
    return spread * 17
  }
}
