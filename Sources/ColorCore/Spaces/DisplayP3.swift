/// Display P3 (SMPTE EG 432-1 primaries, D65) with the transfer function of sRGB.
enum DisplayP3: SpaceDefinition {
  static var base: ColorSpace { .displayP3Linear }
  static let info = SpaceInfo("display-p3", rgbChannels, gamut: .displayP3)
  static func toBase(_ c: Components) -> Components { SRGB.toBase(c) }
  static func fromBase(_ c: Components) -> Components { SRGB.fromBase(c) }
}

/// The light of Display P3, before its transfer function.
enum DisplayP3Linear: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo("display-p3-linear", rgbChannels, gamut: .displayP3Linear)
  static func toBase(_ c: Components) -> Components { Matrix3.displayP3ToXYZ.applied(to: c) }
  static func fromBase(_ c: Components) -> Components { Matrix3.displayP3FromXYZ.applied(to: c) }
}
