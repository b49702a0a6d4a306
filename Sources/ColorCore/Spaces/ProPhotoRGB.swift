/// ProPhoto RGB (ROMM RGB, ISO 22028-2), as CSS `color(prophoto-rgb …)`; its white is D50.
enum ProPhotoRGB: SpaceDefinition {
  static var base: ColorSpace { .prophotoRGBLinear }
  static let info = SpaceInfo("prophoto-rgb", rgbChannels, gamut: .prophotoRGB)
  static func toBase(_ c: Components) -> Components { c.mapped(linear) }
  static func fromBase(_ c: Components) -> Components { c.mapped(encoded) }

  /// Below this light the curve is a line of slope 16 (ISO 22028-2, 4.2.2).
  private static let knee = 1.0 / 512

  private static func linear(_ v: Double) -> Double {
    abs(v) < 16 * knee ? v / 16 : v.signedPower(1.8)
  }

  private static func encoded(_ v: Double) -> Double {
    abs(v) < knee ? v * 16 : v.signedPower(1 / 1.8)
  }
}

/// The light of ProPhoto RGB, before its transfer function.
enum ProPhotoRGBLinear: SpaceDefinition {
  static var base: ColorSpace { .xyzD50 }
  static let info = SpaceInfo("prophoto-rgb-linear", rgbChannels, gamut: .prophotoRGBLinear)
  static func toBase(_ c: Components) -> Components { Matrix3.prophotoRGBToXYZ.applied(to: c) }
  static func fromBase(_ c: Components) -> Components { Matrix3.prophotoRGBFromXYZ.applied(to: c) }
}
