import CMath

/// Oklab (Ottosson 2020) with the 64-bit matrices of CSS Color 4, section 20.
enum Oklab: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo(
    "oklab",
    [
      Channel("lightness", "l", .amount, 0...1), Channel("a", "a", .opponent, -0.4...0.4),
      Channel("b", "b", .opponent, -0.4...0.4),
    ])

  static func toBase(_ c: Components) -> Components {
    let lms = fromOklab.applied(to: c)
    return xyzFromLMS.applied(to: lms * lms * lms)
  }

  static func fromBase(_ c: Components) -> Components {
    let lms = lmsFromXYZ.applied(to: c)
    return toOklab.applied(to: Components(cm_cbrt(lms.x), cm_cbrt(lms.y), cm_cbrt(lms.z)))
  }

  static let lmsFromXYZ = Matrix3(
    SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))

  static let toOklab = Matrix3(
    SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

  static let xyzFromLMS = Matrix3(
    SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    SIMD3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))

  static let fromOklab = Matrix3(
    SIMD3(1.0000000000000000, 0.3963377773761749, 0.2158037573099136),
    SIMD3(1.0000000000000000, -0.1055613458156586, -0.0638541728258133),
    SIMD3(1.0000000000000000, -0.0894841775298119, -1.2914855480194092))
}

/// Oklab in polar form, as CSS `oklch()`.
enum OKLCH: SpaceDefinition {
  static var base: ColorSpace { .oklab }
  /// The hue is powerless at chroma 0.000004 or less (CSS Color 4, section 9.6).
  static let info = SpaceInfo(
    "oklch",
    [Channel("lightness", "l", .amount, 0...1), Channel("chroma", "c", .chroma, 0...0.4), .hue()],
    powerlessChroma: 0.000004)
  static func toBase(_ c: Components) -> Components { Polar.to(c) }
  static func fromBase(_ c: Components) -> Components { Polar.from(c) }
}
