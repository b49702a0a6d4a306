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
    let lms = Matrix3.oklabToLMS.applied(to: c)
    return Matrix3.oklabLMSToXYZ.applied(to: lms * lms * lms)
  }

  static func fromBase(_ c: Components) -> Components {
    let lms = Matrix3.oklabLMSFromXYZ.applied(to: c)
    return Matrix3.oklabFromLMS.applied(to: Components(cm_cbrt(lms.x), cm_cbrt(lms.y), cm_cbrt(lms.z)))
  }
}

/// Oklab in polar form, as CSS `oklch()`.
enum OKLCH: SpaceDefinition {
  static var base: ColorSpace { .oklab }
  /// The hue is powerless at chroma 0.000004 or less (CSS Color 4, section 9.6).
  static var hue: HueRule? { HueRule(lane: 2, chroma: 1, powerless: 0.000004) }
  static let info = SpaceInfo(
    "oklch",
    [Channel("lightness", "l", .amount, 0...1), Channel("chroma", "c", .chroma, 0...0.4), .hue()])
  static func toBase(_ c: Components) -> Components { Polar.to(c) }
  static func fromBase(_ c: Components) -> Components { Polar.from(c) }
}
