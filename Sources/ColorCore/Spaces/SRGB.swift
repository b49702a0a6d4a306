import CMath

/// sRGB, IEC 61966-2-1, extended beyond 0…1 by point symmetry as CSS Color 4 section 10.2 does.
enum SRGB: SpaceDefinition {
  static var base: ColorSpace { .srgbLinear }
  static let info = SpaceInfo("srgb", rgbChannels, gamut: .srgb)

  @inline(__always)
  static func toBase(_ c: Components) -> Components {
    lightOfBytes(c) ?? Components(linear(c.x), linear(c.y), linear(c.z))
  }

  /// The light of numbers far from where anything could overflow; nil for others.
  @inline(__always)
  static func ordinaryLight(_ c: Components) -> Components? { lightOfBytes(c) ?? lightOfOthers(c) }

  @inline(never)
  private static func lightOfOthers(_ c: Components) -> Components? {
    c.isOrdinary(below: 1e15) ? Components(linear(c.x), linear(c.y), linear(c.z)) : nil
  }

  /// The light of whole bytes, from a table; nil if one of the numbers is not a byte, as most are.
  ///
  /// Adding 2⁵² rounds to a whole number and leaves it in the lowest bits; a byte may be off by the last bit
  /// of n / 255. All channels are looked at before anything is decided.
  @inline(__always)
  private static func lightOfBytes(_ c: Components) -> Components? {
    let shift = 4_503_599_627_370_496.0
    let code = c * 255
    let (x, y, z) = (code.x + shift, code.y + shift, code.z + shift)
    let dust = 4.5e-16
    let misses = cm_max(
      cm_max(abs(code.x - (x - shift)) - code.x * dust, abs(code.y - (y - shift)) - code.y * dust),
      abs(code.z - (z - shift)) - code.z * dust)
    guard misses <= 0 && cm_max(cm_max(c.x, c.y), c.z) <= 1 else { return nil }
    return Components(
      cm_srgb_light(UInt8(truncatingIfNeeded: x.bitPattern)), cm_srgb_light(UInt8(truncatingIfNeeded: y.bitPattern)),
      cm_srgb_light(UInt8(truncatingIfNeeded: z.bitPattern)))
  }

  static func fromBase(_ c: Components) -> Components {
    Components(encoded(c.x), encoded(c.y), encoded(c.z))
  }

  /// The light of an encoded value. The knee 0.04045 is that of IEC 61966-2-1.
  static func linear(_ v: Double) -> Double {
    let magnitude = abs(v)
    if magnitude <= 0.04045 { return v / 12.92 }
    let light = cm_power_12_5((magnitude + 0.055) / 1.055)
    return v < 0 ? -light : light
  }

  /// The encoded value of a light.
  @inline(__always)
  static func encoded(_ v: Double) -> Double {
    let magnitude = abs(v)
    if magnitude <= 0.0031308 { return v * 12.92 }
    let power = cm_power_5_12(magnitude)
    // 1.055 · power − 0.055, in the form that keeps white at exactly 1.
    let code = power + 0.055 * (power - 1)
    return v < 0 ? -code : code
  }
}

/// The light of sRGB, before its transfer function.
enum SRGBLinear: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo("srgb-linear", rgbChannels, gamut: .srgbLinear)
  static func toBase(_ c: Components) -> Components { Matrix3.srgbToXYZ.applied(to: c) }
  static func fromBase(_ c: Components) -> Components { Matrix3.srgbFromXYZ.applied(to: c) }
}

let rgbChannels = [
  Channel("red", "r", .amount, 0...1), Channel("green", "g", .amount, 0...1), Channel("blue", "b", .amount, 0...1),
]

/// The channels of an RGB space whose numbers span another range.
func rgbChannels(over range: ClosedRange<Double>) -> [Channel] {
  rgbChannels.map { Channel($0.name, $0.keyword, $0.kind, range) }
}
