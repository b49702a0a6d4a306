import CMath

/// sRGB, IEC 61966-2-1, extended beyond 0…1 by point symmetry as CSS Color 4 section 10.2 does.
enum SRGB: SpaceDefinition {
  static var base: ColorSpace { .srgbLinear }
  static let info = SpaceInfo("srgb", rgbChannels, gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    Components(linear(c.x), linear(c.y), linear(c.z))
  }

  static func fromBase(_ c: Components) -> Components {
    Components(encoded(c.x), encoded(c.y), encoded(c.z))
  }

  /// The light of an encoded value. The knee 0.04045 is that of IEC 61966-2-1.
  static func linear(_ v: Double) -> Double {
    let magnitude = abs(v)
    if magnitude <= 0.04045 { return v / 12.92 }
    let light = cm_pow((magnitude + 0.055) / 1.055, 2.4)
    return v < 0 ? -light : light
  }

  /// The encoded value of a light.
  static func encoded(_ v: Double) -> Double {
    let magnitude = abs(v)
    if magnitude <= 0.0031308 { return v * 12.92 }
    let power = cm_pow(magnitude, 1 / 2.4)
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
