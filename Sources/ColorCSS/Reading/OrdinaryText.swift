import ColorCore

/// The colours that nearly all texts are, read in one pass with nothing allocated: hex digits, names,
/// and the functions of CSS Color 4 with plain numbers in them.
///
/// Whatever else stands in a text, right or wrong, gives nil; ``ColorParser`` then reads it from the
/// start, and knows what is wrong. So this reader may be narrow, but never says yes to more.
enum OrdinaryText {
  /// The colour of the whole text, if it is an ordinary one.
  @inline(always)
  static func color(_ bytes: UnsafeBufferPointer<UInt8>) -> Color? {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return nil }
    let count = bytes.count
    if base[0] == UInt8(ascii: "#") { return HexDigits.color(base + 1, count: count - 1) }
    if base[count - 1] == UInt8(ascii: ")") {
      // The shortest, such as rgb(0,0,0), have ten bytes.
      guard count >= 10, let (function, start) = function(base, count: count) else { return nil }
      return OrdinaryNumbers(start, last: base + (count - 1)).color(function)
    }
    // A name has to be the whole text, so that nothing need be looked for.
    guard let rgba = NamedColors.rgba(base, count: count) else { return nil }
    return HexDigits.color(rgba)
  }

  /// The function that the text starts with, and where its first number starts.
  @inline(always)
  private static func function(
    _ base: UnsafePointer<UInt8>, count: Int
  ) -> (ColorFunction, UnsafePointer<UInt8>)? {
    // The name as one number, the first byte the lowest, letters in lower case.
    let start = UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
    let lower = start | 0x2020_2020_2020_2020
    var length = 3
    let function: ColorFunction
    switch lower & 0xFF_FFFF {
    case 0x62_67_72:  // rgb
      function = ColorFunction(.rgb, .srgb)
      if base[3] | 0x20 == UInt8(ascii: "a") { length = 4 }
    case 0x6C_73_68:  // hsl
      function = ColorFunction(.hsl, .hsl)
      if base[3] | 0x20 == UInt8(ascii: "a") { length = 4 }
    case 0x62_77_68: function = ColorFunction(.hwb, .hwb)  // hwb
    case 0x62_61_6C: function = ColorFunction(.lab, .lab)  // lab
    case 0x68_63_6C: function = ColorFunction(.lch, .lch)  // lch
    default:
      length = 5
      switch lower & 0xFF_FFFF_FFFF {
      case 0x62_61_6C_6B_6F: function = ColorFunction(.oklab, .oklab)  // oklab
      case 0x68_63_6C_6B_6F: function = ColorFunction(.oklch, .oklch)  // oklch
      case 0x72_6F_6C_6F_63: return colorFunction(base, count: count)  // color
      default: return nil
      }
    }
    return base[length] == UInt8(ascii: "(") ? (function, base + (length + 1)) : nil
  }

  /// `color(` with a space that CSS defines, in lower case, and where its first number starts.
  @inline(always)
  private static func colorFunction(
    _ base: UnsafePointer<UInt8>, count: Int
  ) -> (ColorFunction, UnsafePointer<UInt8>)? {
    // The name is compared eight bytes at a time, with the space behind it.
    guard count > 18, base[5] == UInt8(ascii: "(") else { return nil }
    let text = UnsafeRawPointer(base + 6)
    let first = UInt64(littleEndian: text.loadUnaligned(as: UInt64.self))
    let next = UInt32(littleEndian: text.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
    let space: ColorSpace
    let length: Int
    switch first {
    case 0x2D_79_61_6C_70_73_69_64 where next & 0xFF_FFFF == 0x20_33_70: (space, length) = (.displayP3, 10)
    case 0x6E_69_6C_2D_62_67_72_73 where next == 0x20_72_61_65: (space, length) = (.srgbLinear, 11)
    case 0x20_30_32_30_32_63_65_72: (space, length) = (.rec2020, 7)
    case 0x20_62_67_72_2D_38_39_61: (space, length) = (.a98RGB, 7)
    case 0x20_35_36_64_2D_7A_79_78: (space, length) = (.xyzD65, 7)
    case 0x20_30_35_64_2D_7A_79_78: (space, length) = (.xyzD50, 7)
    default:
      guard first & 0xFF_FFFF_FFFF == 0x20_62_67_72_73 else { return nil }
      (space, length) = (.srgb, 4)
    }
    return (ColorFunction(.predefined, space), base + (6 + length))
  }
}

/// Three plain numbers and perhaps alpha, up to the closing parenthesis that is known to stand at the end
/// of a text: it ends every run of digits and spaces, so that no byte behind it is ever looked at.
private struct OrdinaryNumbers {
  private var first = 0.0
  private var second = 0.0
  private var third = 0.0
  private var alpha = 1.0
  /// A bit for each component that is a percentage.
  private var percentages: UInt8 = 0
  /// A bit for each component that is an angle.
  private var angles: UInt8 = 0
  private var hasCommas = false
  /// Whether all of them were found, and nothing else.
  private var isComplete = false

  @inline(never)
  init(_ start: UnsafePointer<UInt8>, last: UnsafePointer<UInt8>) {
    var at = start
    guard let first = component(&at, bit: 1) else { return }
    skipSpace(&at)
    hasCommas = at.pointee == UInt8(ascii: ",")
    if hasCommas { at += 1 }
    guard let second = component(&at, bit: 2) else { return }
    skipSpace(&at)
    if hasCommas {
      guard at.pointee == UInt8(ascii: ",") else { return }
      at += 1
    }
    guard let third = component(&at, bit: 4) else { return }
    self.first = first
    self.second = second
    self.third = third
    skipSpace(&at)
    isComplete = at == last || readAlpha(&at, last: last)
  }

  /// Reads a number with its unit, and the space before it.
  @inline(always)
  private mutating func component(_ at: inout UnsafePointer<UInt8>, bit: UInt8) -> Double? {
    skipSpace(&at)
    guard let number = ShortDecimal(at) else { return nil }
    at = number.end
    if at.pointee == UInt8(ascii: "%") {
      percentages |= bit
      at += 1
    } else if at.pointee >= 0x40 {
      // No separator lies up there, only letters and what is wrong.
      if !skipDegrees(&at) { return nil }
      angles |= bit
    }
    return number.value
  }

  @inline(always)
  private mutating func readAlpha(_ at: inout UnsafePointer<UInt8>, last: UnsafePointer<UInt8>) -> Bool {
    guard at.pointee == UInt8(ascii: hasCommas ? "," : "/") else { return false }
    at += 1
    skipSpace(&at)
    guard let number = ShortDecimal(at) else { return false }
    at = number.end
    alpha = number.value
    if at.pointee == UInt8(ascii: "%") {
      alpha /= 100
      at += 1
    }
    alpha = alpha > 0 ? (alpha < 1 ? alpha : 1) : 0
    skipSpace(&at)
    return at == last
  }

  @inline(always)
  private func skipSpace(_ at: inout UnsafePointer<UInt8>) { while at.pointee == 32 { at += 1 } }

  private func skipDegrees(_ at: inout UnsafePointer<UInt8>) -> Bool {
    guard at[0] == UInt8(ascii: "d"), at[1] == UInt8(ascii: "e"), at[2] == UInt8(ascii: "g") else { return false }
    at += 3
    return !at.pointee.continuesName
  }

  /// The colour that a function makes of them, if they are of the kinds that it takes.
  @inline(always)
  func color(_ function: ColorFunction) -> Color? {
    guard isComplete else { return nil }
    if percentages | angles != 0 {
      let hue: UInt8 = function.hue < 0 ? 0 : 1 << UInt8(truncatingIfNeeded: function.hue)
      if percentages & hue != 0 || angles & ~hue != 0 { return nil }
    }
    if hasCommas {
      switch function.commas {
      case .never: return nil
      case .rgb: if percentages != 0 && percentages != 7 { return nil }
      case .hsl: if percentages != 6 { return nil }
      }
    }
    return Color(
      checked: function.space,
      function.components(Components(first, second, third), percentages: percentages), alpha: alpha, missing: [],
      isLegacy: function.isLegacy)
  }
}
