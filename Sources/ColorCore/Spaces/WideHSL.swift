/// HSL over Display P3 instead of sRGB.
enum HSLP3: SpaceDefinition {
  static var base: ColorSpace { .displayP3 }
  static var hue: HueRule? { HSL.hue }
  static let info = SpaceInfo("hsl-p3", HSL.info.channels, gamut: .displayP3)
  static func toBase(_ c: Components) -> Components { HSL.toBase(c) }
  static func fromBase(_ c: Components) -> Components { HSL.fromBase(c) }
}

/// HSL over Rec. 2020 instead of sRGB.
enum HSLRec2020: SpaceDefinition {
  static var base: ColorSpace { .rec2020 }
  static var hue: HueRule? { HSL.hue }
  static let info = SpaceInfo("hsl-rec2020", HSL.info.channels, gamut: .rec2020)
  static func toBase(_ c: Components) -> Components { HSL.toBase(c) }
  static func fromBase(_ c: Components) -> Components { HSL.fromBase(c) }
}
