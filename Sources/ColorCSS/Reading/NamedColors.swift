import ColorCore

/// The named colours of CSS Color 4, section 6.1, and `transparent`.
///
/// The table is text that lies ready in the program: no first use has to build anything, and one
/// comparison decides.
enum NamedColors {
  /// The bytes of the colour with that name in any letter case, `0xRRGGBBAA`, or nil.
  @inline(always)
  static func rgba(_ name: UnsafePointer<UInt8>, count length: Int) -> UInt32? {
    guard length >= 3, length <= 20 else { return nil }
    let text = UnsafeRawPointer(name)
    let first: UInt64
    let last: UInt64
    // Of all characters, only letters become lower-case letters by setting this bit.
    if length >= 8 {
      first = eight(text, 0) | spaces
      last = eight(text, length - 8) | spaces
    } else {
      first = short(text, length) | spaces
      last = first
    }
    let hash = (first &* 0x9E37_79B9_7F4A_7C15) ^ (last &* 0x6A09_E667_F3BC_C909) ^ (UInt64(length) &* step)
    let shift = UInt64(shifts.utf8Start[Int(truncatingIfNeeded: hash >> 57)] &- 32)
    let place = (((hash ^ (shift &* step)) & 0xFFFF_FFFF) &* count) >> 32
    let row = UnsafeRawPointer(rows.utf8Start) + Int(truncatingIfNeeded: place) * width
    // The row's name has to end where this one does.
    guard eight(row, 0) == first, row.load(fromByteOffset: length, as: UInt8.self) == 32,
      row.load(fromByteOffset: length - 1, as: UInt8.self) != 32
    else { return nil }
    if length > 8, eight(row, length - 8) != last { return nil }
    if length > 16, eight(row, 8) != eight(text, 8) | spaces { return nil }
    return HexDigits.rgba(row + 24)
  }

  private static var spaces: UInt64 { 0x2020_2020_2020_2020 }
  private static var step: UInt64 { 0xBB67_AE85_84CA_A73B }
  private static var width: Int { 33 }

  @inline(always)
  private static func eight(_ text: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Three to seven bytes, zeros behind them.
  @inline(always)
  private static func short(_ text: UnsafeRawPointer, _ length: Int) -> UInt64 {
    let bytes = text.assumingMemoryBound(to: UInt8.self)
    if length == 3 { return UInt64(bytes[0]) | UInt64(bytes[1]) << 8 | UInt64(bytes[2]) << 16 }
    // Two times four that overlap where there are fewer than eight.
    let low = UInt64(UInt32(littleEndian: text.loadUnaligned(as: UInt32.self)))
    let high = UInt64(UInt32(littleEndian: text.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self)))
    return low | high << UInt64(truncatingIfNeeded: (length - 4) * 8)
  }

  /// The bytes of the colour with that name.
  static subscript(word: Word) -> UInt32? {
    withUnsafeBytes(of: word.bytes) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return rgba(base.assumingMemoryBound(to: UInt8.self), count: word.length)
    }
  }

  /// The name of exactly these bytes: the first in the alphabet where there are two (aqua, cyan).
  static func name(of bytes: SRGB8) -> String? {
    let wanted =
      UInt32(bytes.red) << 24 | UInt32(bytes.green) << 16 | UInt32(bytes.blue) << 8 | UInt32(bytes.alpha)
    var found: String?
    for row in 0..<Int(count) {
      let start = rows.utf8Start + row * width
      guard start.pointee != 32, HexDigits.rgba(UnsafeRawPointer(start + 24)) == wanted else { continue }
      let length = (0..<24).first { start[$0] == 32 } ?? 24
      let name = String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
      if name < found ?? "~" { found = name }
    }
    return found
  }
}
