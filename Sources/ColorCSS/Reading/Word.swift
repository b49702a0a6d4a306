/// A name of CSS Syntax 3 with ASCII letters in lower case, packed so that comparing is comparing
/// three integers. Every word this module knows fits into its 24 bytes.
struct Word: Equatable {
  /// The bytes in order, the first in the lowest lane and lowest byte, padded by spaces.
  var bytes = SIMD4<UInt64>(repeating: 0x2020_2020_2020_2020)
  /// The number of bytes after escapes are resolved; more than 24 matches nothing.
  var length = 0

  static let capacity = 24

  @inline(__always)
  init() {}

  /// A word of this module's own tables.
  init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if length < Self.capacity {
      // Every lower-case letter, digit and hyphen has bit 5 set, as the padding has, so that
      // clearing what is there is a matter of the other bits only.
      let shift = UInt64(length & 7) * 8
      bytes[length >> 3] = bytes[length >> 3] & ~(0xFF << shift) | UInt64(byte | 0x20) << shift
    }
    length += 1
  }

  /// A number whose highest bits differ for most different words.
  @inline(__always)
  var hash: UInt64 {
    // Three odd constants from the fractions of the golden ratio and of √2 and √3.
    (bytes.x &* 0x9E37_79B9_7F4A_7C15) ^ (bytes.y &* 0x6A09_E667_F3BC_C909) ^ (bytes.z &* 0xBB67_AE85_84CA_A73B)
  }
}

extension ByteCursor {
  /// Whether a name starts here (CSS Syntax 3, section 4.3.9).
  @inline(__always)
  var isAtName: Bool {
    let first = byte
    if first.startsName { return true }
    if first == UInt8(ascii: "-") {
      let second = byte(ahead: 1)
      return second.startsName || second == UInt8(ascii: "-") || isEscape(ahead: 1)
    }
    return isEscape(ahead: 0)
  }

  @inline(__always)
  private func isEscape(ahead: Int) -> Bool {
    guard byte(ahead: ahead) == UInt8(ascii: "\\"), at + ahead + 1 < count else { return false }
    let next = byte(ahead: ahead + 1)
    return next != 10 && next != 12 && next != 13
  }

  /// Reads the name that starts here.
  @inline(__always)
  mutating func word() -> Word {
    let start = at
    let word = plainWord()
    return byte == UInt8(ascii: "\\") && isEscape(ahead: 0) ? escapedWord(from: start) : word
  }

  /// Reads the part of a name that stands before any escape.
  @inline(__always)
  mutating func plainWord() -> Word {
    let start = at
    while byte.continuesName { at += 1 }
    return packed(from: start)
  }

  /// The plain bytes from there to the cursor as a word.
  @inline(__always)
  private func packed(from start: Int) -> Word {
    var word = Word()
    word.length = at - start
    word.bytes.x = eight(from: start)
    if word.length > 8 { word.bytes.y = eight(from: start + 8) }
    if word.length > 16 { word.bytes.z = eight(from: start + 16) }
    return word
  }

  /// Up to eight bytes from there to the cursor, in lower case, padded by spaces.
  @inline(__always)
  private func eight(from start: Int) -> UInt64 {
    let length = min(at - start, 8)
    var raw: UInt64 = 0
    if start + 8 <= count {
      raw = UInt64(littleEndian: UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self))
    } else if count >= 8 {
      // The last eight bytes of the text, shifted so that the wanted ones come first.
      let last = UInt64(littleEndian: UnsafeRawPointer(base + (count - 8)).loadUnaligned(as: UInt64.self))
      raw = last >> (UInt64(truncatingIfNeeded: start + 8 - count) * 8)
    } else {
      for index in 0..<length { raw |= UInt64(base[start + index]) << (UInt64(truncatingIfNeeded: index) * 8) }
    }
    let kept: UInt64 = length == 8 ? .max : 1 << (UInt64(truncatingIfNeeded: length) * 8) - 1
    return raw & kept | 0x2020_2020_2020_2020
  }

  /// Reads a name with escapes, from its start.
  @inline(never)
  private mutating func escapedWord(from start: Int) -> Word {
    var word = Word()
    at = start
    while true {
      if byte.continuesName {
        word.append(byte)
        at += 1
      } else if isEscape(ahead: 0) {
        let scalar = escape()
        // What is not ASCII is in no word of ours: any byte that matches nothing stands for it.
        word.append(scalar < 0x80 && UInt8(scalar).continuesName ? UInt8(scalar) : 0xFF)
      } else {
        return word
      }
    }
  }

  /// Reads the escape at the cursor: a backslash with up to six hex digits and one white space, or
  /// with any other character (CSS Syntax 3, section 4.3.7).
  mutating func escape() -> UInt32 {
    at += 1
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, byte.hexDigit < 16, !isAtEnd {
      value = value << 4 | UInt32(byte.hexDigit)
      digits += 1
      at += 1
    }
    if digits > 0 {
      if byte == 13, byte(ahead: 1) == 10 { at += 1 }
      if byte.isSpace { at += 1 }
      return value
    }
    let place = character
    let first = byte
    at = place.upperBound
    return first < 0x80 ? UInt32(first) : 0xFFFD
  }
}
