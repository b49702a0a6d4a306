/// HSLuv (Boronine, revision 4): LCHuv with chroma as a percentage of the most that sRGB holds at
/// that lightness and hue. Hue in degrees, saturation and lightness 0…100.
///
/// At lightness 0 and 100, and outside them, sRGB holds no chroma: saturation is 0 there.
enum HSLuv: SpaceDefinition {
  static var base: ColorSpace { .lchuv }
  static var hue: HueRule? { HueRule(lane: 0, chroma: 1, powerless: 0.001) }
  static let info = SpaceInfo(
    "hsluv",
    [.hue(), Channel("saturation", "s", .chroma, 0...100), Channel("lightness", "l", .amount, 0...100)], gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    Components(c.z, c.y / 100 * LuvGamut(lightness: c.z).chroma(hue: c.x), c.x.wrappedDegrees)
  }

  static func fromBase(_ c: Components) -> Components {
    let room = LuvGamut(lightness: c.x).chroma(hue: c.z)
    return Components(c.z.wrappedDegrees, LuvGamut.share(c.y, of: room), c.x)
  }
}

/// HPLuv: the same with chroma as a percentage of what sRGB holds at that lightness in every hue,
/// so that only pastel colours lie within 0…100.
enum HPLuv: SpaceDefinition {
  static var base: ColorSpace { .lchuv }
  static var hue: HueRule? { HueRule(lane: 0, chroma: 1, powerless: 0.001) }
  static let info = SpaceInfo(
    "hpluv",
    [.hue(), Channel("saturation", "s", .chroma, 0...100), Channel("lightness", "l", .amount, 0...100)], gamut: .hpluv)

  static func toBase(_ c: Components) -> Components {
    Components(c.z, c.y / 100 * LuvGamut(lightness: c.z).safeChroma, c.x.wrappedDegrees)
  }

  static func fromBase(_ c: Components) -> Components {
    Components(c.z.wrappedDegrees, LuvGamut.share(c.y, of: LuvGamut(lightness: c.x).safeChroma), c.x)
  }
}
