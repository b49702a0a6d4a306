/// Adobe RGB (1998), as CSS `color(a98-rgb …)`, extended beyond 0…1 by point symmetry.
enum A98RGB: SpaceDefinition {
  static var base: ColorSpace { .a98RGBLinear }
  static let info = SpaceInfo("a98-rgb", rgbChannels, gamut: .a98RGB)
  /// 2 + 51/256: Adobe RGB (1998) Color Image Encoding, 4.3.4.2.
  private static let gamma = 563.0 / 256
  static func toBase(_ c: Components) -> Components { c.mapped { $0.signedPower(gamma) } }
  static func fromBase(_ c: Components) -> Components { c.mapped { $0.signedPower(1 / gamma) } }
}

/// The light of Adobe RGB (1998), before its transfer function.
enum A98RGBLinear: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo("a98-rgb-linear", rgbChannels, gamut: .a98RGBLinear)
  static func toBase(_ c: Components) -> Components { Matrix3.a98RGBToXYZ.applied(to: c) }
  static func fromBase(_ c: Components) -> Components { Matrix3.a98RGBFromXYZ.applied(to: c) }
}
