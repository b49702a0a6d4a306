import ColorCore

/// Hex digits, eight at a time.
enum HexDigits {
  /// The legacy colour of `#` and six digits, if the text is that: the commonest of all.
  @inline(always)
  static func sixDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> Color? {
    guard bytes.count == 7, let base = bytes.baseAddress, base[0] == UInt8(ascii: "#") else { return nil }
    let (r, s) = (digit(base[1]), digit(base[2]))
    let (g, h) = (digit(base[3]), digit(base[4]))
    let (b, c) = (digit(base[5]), digit(base[6]))
    guard (r | s | g | h | b | c) & notADigit == 0 else { return nil }
    return Color(
      checked: .srgb, units(byte(r, s), byte(g, h), byte(b, c), 0), alpha: 1, missing: [], isLegacy: true)
  }

  /// What a character is as a hex digit: 0x40 and its value, or ``notADigit`` and no digit at all.
  @inline(always)
  private static func digit(_ character: UInt8) -> Int32 { Int32(digits.utf8Start[Int(character)]) }

  private static var notADigit: Int32 { 0x10 }

  @inline(always)
  private static func byte(_ high: Int32, _ low: Int32) -> Int32 { high &* 16 &+ low &- 0x440 }

  /// The digits of all characters from 0 to 255, sixteen a row. A string, because it lies ready in the
  /// program and no first use has to make it.
  private static var digits: StaticString {
    """
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    @ABCDEFGHIPPPPPP\
    PJKLMNOPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PJKLMNOPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP\
    PPPPPPPPPPPPPPPP
    """
  }

  /// The legacy colour of 3, 4, 6 or 8 digits, if they are that.
  @inline(always)
  static func color(_ digits: UnsafePointer<UInt8>, count: Int) -> Color? {
    let raw = UnsafeRawPointer(digits)
    let text: UInt64
    switch count {
    case 6: text = six(raw)
    case 8: text = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    case 3: return short(UInt64(digits[0]) | UInt64(digits[1]) << 8 | UInt64(digits[2]) << 16 | (opaque & 0xFF) << 24)
    case 4: return short(UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))))
    default: return nil
    }
    guard let values = values(text) else { return nil }
    let bytes = (values & 0x000F_000F_000F_000F) << 4 | (values >> 8) & 0x000F_000F_000F_000F
    return color(bytes & 0xFF, (bytes >> 16) & 0xFF, (bytes >> 32) & 0xFF, bytes >> 48)
  }

  /// Six digits, by two loads that overlap by two of them, and `ff` for alpha.
  @inline(always)
  private static func six(_ raw: UnsafeRawPointer) -> UInt64 {
    let first = UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
    let last = UInt64(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 2, as: UInt32.self)))
    return first | (last >> 16) << 32 | opaque << 48
  }

  /// The legacy colour of the bytes `0xRRGGBBAA`.
  @inline(always)
  static func color(_ rgba: UInt32) -> Color {
    let rgba = UInt64(rgba)
    return color(rgba >> 24, (rgba >> 16) & 0xFF, (rgba >> 8) & 0xFF, rgba & 0xFF)
  }

  /// The number that eight hex digits write.
  @inline(always)
  static func rgba(_ digits: UnsafeRawPointer) -> UInt32? {
    guard let values = values(UInt64(littleEndian: digits.loadUnaligned(as: UInt64.self))) else { return nil }
    let bytes = (values & 0x000F_000F_000F_000F) << 4 | (values >> 8) & 0x000F_000F_000F_000F
    let pairs = (bytes << 8 | bytes >> 16) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs << 16 | pairs >> 32)
  }

  /// The digits `ff`.
  private static var opaque: UInt64 { 0x6666 }

  @inline(always)
  private static func short(_ text: UInt64) -> Color? {
    // Any digits will do in the half that is not there.
    guard let values = values(text | 0x3030_3030_0000_0000) else { return nil }
    return color(
      (values & 0xF) * 17, ((values >> 8) & 0xF) * 17, ((values >> 16) & 0xF) * 17, ((values >> 24) & 0xF) * 17)
  }

  /// Eight digits as the numbers 0…15 in the same bytes; nil if one of them is none.
  @inline(always)
  private static func values(_ text: UInt64) -> UInt64? {
    let highs: UInt64 = 0x8080_8080_8080_8080
    let lower = text | 0x2020_2020_2020_2020
    // With all bytes below 128, adding 128 − n sets the highest bit of those that are n or more.
    let isDigit = (text &+ each(0x80 - 0x30)) & ~(text &+ each(0x80 - 0x3A))
    let isLetter = (lower &+ each(0x80 - 0x61)) & ~(lower &+ each(0x80 - 0x67)) & highs
    guard (isDigit | isLetter) & ~text & highs == highs else { return nil }
    return (text & each(0x0F)) &+ (isLetter >> 7) &* 9
  }

  /// That byte eight times.
  @inline(always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  @inline(always)
  private static func color(_ red: UInt64, _ green: UInt64, _ blue: UInt64, _ alpha: UInt64) -> Color {
    func lane(_ byte: UInt64) -> Int32 { Int32(truncatingIfNeeded: byte) }
    var units = units(lane(red), lane(green), lane(blue), lane(alpha))
    let opacity = units.w
    units.w = 0
    return Color(checked: .srgb, units, alpha: opacity, missing: [], isLegacy: true)
  }

  /// Bytes divided by 255, rounded as the division rounds them, without one.
  ///
  /// 1/255 is split where its binary digits 0.00000001… leave room for 8 bits more: the first product is
  /// exact, and the second one only decides the rounding of the sum.
  @inline(always)
  private static func units(_ first: Int32, _ second: Int32, _ third: Int32, _ fourth: Int32) -> Components {
    let values = Components(Double(first), Double(second), Double(third), Double(fourth))
    return values * 0x1.0101010101p-8 + values * 0x1.010101010101p-56
  }
}
