import CMath

/// CAM16 as lightness J, colourfulness M and hue h, in sRGB's viewing conditions (``CAM16/standard``).
enum CAM16JMh: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  /// Dust only: greys have a colourfulness of their own here (``CAM16``).
  static var hue: HueRule? { HueRule(lane: 2, chroma: 1, powerless: 1e-7) }
  static let info = SpaceInfo(
    "cam16-jmh",
    [Channel("lightness", "j", .amount, 0...100), Channel("colorfulness", "m", .chroma, 0...105), .hue()])

  static func toBase(_ c: Components) -> Components {
    CAM16.standard.xyz(lightness: c.x, chroma: CAM16.standard.chroma(colorfulness: c.y), hue: c.z)
  }

  static func fromBase(_ c: Components) -> Components {
    let seen = CAM16.standard.appearance(c)
    return Components(seen.lightness, seen.colorfulness, seen.hue)
  }
}

/// CAM16-UCS (Li et al. 2017, section 3): J and M bent so that distances are even, M and h unrolled to a, b.
enum CAM16UCS: SpaceDefinition {
  static var base: ColorSpace { .cam16JMh }
  static let info = SpaceInfo(
    "cam16-ucs",
    [
      Channel("lightness", "j", .amount, 0...100), Channel("a", "a", .opponent, -50...50),
      Channel("b", "b", .opponent, -50...50),
    ])

  // c₁ and c₂ of the uniform space, table 4 of the paper.
  private static let c1 = 0.007
  private static let c2 = 0.0228

  static func toBase(_ c: Components) -> Components {
    let polar = Polar.from(c)
    let colorfulness = cm_expm1(min(c2 * polar.y, 200)) / c2
    // The bent lightness has an end at 1.7 / 0.007, which nothing reaches.
    let lightness = c.x / max(1e-9, 1 + c1 * 100 - c1 * c.x)
    return Components(lightness, colorfulness, polar.z)
  }

  static func fromBase(_ c: Components) -> Components {
    let colorfulness = cm_log1p(c2 * abs(c.y)) / c2
    let lightness = (1 + c1 * 100) * c.x / max(1e-9, 1 + c1 * c.x)
    return Polar.to(Components(lightness, c.y < 0 ? -colorfulness : colorfulness, c.z))
  }
}
