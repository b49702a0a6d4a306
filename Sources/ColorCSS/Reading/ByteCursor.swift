/// A place in UTF-8 bytes, moving forward over the tokens of CSS Syntax 3 that colours are made of.
///
/// It never reads outside its bytes: past the end, ``byte`` is 0. A NUL inside the text is an
/// unexpected character wherever it stands.
struct ByteCursor {
  let base: UnsafePointer<UInt8>
  let count: Int
  /// The offset of the next byte, 0…count.
  var at = 0

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  /// The next byte, or 0 at the end.
  @inline(__always)
  var byte: UInt8 { at < count ? base[at] : 0 }

  @inline(__always)
  var isAtEnd: Bool { at >= count }

  /// The byte that stands `ahead` bytes after the next one, or 0.
  @inline(__always)
  func byte(ahead: Int) -> UInt8 { at + ahead < count ? base[at + ahead] : 0 }

  /// Steps over that byte if it is the next one.
  @inline(__always)
  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected, at < count else { return false }
    at += 1
    return true
  }

  /// Steps over white space and comments. A comment that is not closed goes to the end of the text.
  @inline(__always)
  mutating func skipSpace() {
    while true {
      let next = byte
      if next.isSpace {
        at += 1
      } else if next == UInt8(ascii: "/"), byte(ahead: 1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    at += 2
    while at < count, byte != UInt8(ascii: "*") || byte(ahead: 1) != UInt8(ascii: "/") { at += 1 }
    at = min(at + 2, count)
  }

  /// Steps over the parenthesis that closes a function; the end of the text closes it too (CSS
  /// Syntax 3, section 5.4.9).
  @inline(__always)
  mutating func skipClosing() -> Bool { skip(UInt8(ascii: ")")) || isAtEnd }

  /// The place of the whole character at the cursor; empty at the end.
  var character: Range<Int> {
    var end = min(at + 1, count)
    while end < count, base[end] & 0xC0 == 0x80 { end += 1 }
    return min(at, end)..<end
  }
}

extension UInt8 {
  /// White space of CSS Syntax 3: space, tab, line feed, form feed, carriage return.
  @inline(__always)
  var isSpace: Bool { self == 32 || (self &- 9 < 5 && self != 11) }

  @inline(__always)
  var isDigit: Bool { self &- 48 < 10 }

  /// An ASCII letter, `_`, or part of a character beyond ASCII.
  @inline(__always)
  var startsName: Bool { (self | 0x20) &- 97 < 26 || self >= 0x80 || self == UInt8(ascii: "_") }

  @inline(__always)
  var continuesName: Bool { startsName || isDigit || self == UInt8(ascii: "-") }

  /// The value of a hex digit; 255 for anything else.
  @inline(__always)
  var hexDigit: UInt8 {
    let digit = self &- 48
    if digit < 10 { return digit }
    let letter = (self | 0x20) &- 97
    return letter < 6 ? letter + 10 : 255
  }
}
