import CMath

/// sRGB, IEC 61966-2-1, extended beyond 0…1 by point symmetry as CSS Color 4 section 10.2 does.
enum SRGB: SpaceDefinition {
  static var base: ColorSpace { .srgbLinear }
  static let info = SpaceInfo("srgb", rgbChannels, gamut: .srgb)

  @inline(__always)
  static func toBase(_ c: Components) -> Components {
    // Most colours are whole bytes: then the light is in a table. Adding 2⁵² rounds to a whole number and
    // leaves it in the lowest bits; a byte may be off by the last bit of n / 255.
    let shift = 4_503_599_627_370_496.0
    let code = c * 255
    let (x, y, z) = (code.x + shift, code.y + shift, code.z + shift)
    let dust = 4.5e-16
    if abs(code.x - (x - shift)) <= code.x * dust, abs(code.y - (y - shift)) <= code.y * dust,
      abs(code.z - (z - shift)) <= code.z * dust, c.x <= 1, c.y <= 1, c.z <= 1
    {
      return Components(
        cm_srgb_light(UInt8(truncatingIfNeeded: x.bitPattern)), cm_srgb_light(UInt8(truncatingIfNeeded: y.bitPattern)),
        cm_srgb_light(UInt8(truncatingIfNeeded: z.bitPattern)))
    }
    return Components(linear(c.x), linear(c.y), linear(c.z))
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
