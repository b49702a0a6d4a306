import CMath

/// DIN99o, the optimised DIN99 (DIN 6176:2018; Cui, Luo, Rigg, Roesler, Witt 2002), over Lab D65, k_E = k_CH = 1.
enum DIN99o: SpaceDefinition {
  static var base: ColorSpace { .labD65 }
  static let info = SpaceInfo(
    "din99o",
    [
      Channel("lightness", "l", .amount, 0...100), Channel("a", "a", .opponent, -55...55),
      Channel("b", "b", .opponent, -55...55),
    ])

  // Equations of DIN 6176: the axes turned by 26°, the second squeezed by 0.83, then two logarithms.
  private static let cosine = cm_cos(26 * Double.pi / 180)
  private static let sine = cm_sin(26 * Double.pi / 180)
  /// 100 / ln(1.39), which the standard prints as 303.67.
  private static let scale = 100 / cm_log1p(0.39)

  static func toBase(_ c: Components) -> Components {
    let chroma = (c.y * c.y + c.z * c.z).squareRoot()
    let stretched = cm_expm1(min(0.0435 * chroma, 200)) / 0.075
    let lightness = cm_expm1(min(abs(c.x) / scale, 200)) / 0.0039
    let ratio = chroma == 0 ? 0 : stretched / chroma
    // The direction in the plane of a99 and b99 is turned back by 26°, its second axis stretched …
    let e = (c.y * cosine + c.z * sine) * ratio
    let f = (c.z * cosine - c.y * sine) * ratio / 0.83
    // … and the axes turned back by another 26°.
    return Components(c.x < 0 ? -lightness : lightness, e * cosine - f * sine, e * sine + f * cosine)
  }

  static func fromBase(_ c: Components) -> Components {
    let e = c.y * cosine + c.z * sine
    let f = 0.83 * (c.z * cosine - c.y * sine)
    let span = (e * e + f * f).squareRoot()
    let ratio = span == 0 ? 0 : cm_log1p(0.075 * span) / 0.0435 / span
    // Below black the lightness goes on by point symmetry.
    let lightness = scale * cm_log1p(0.0039 * abs(c.x))
    return Components(
      c.x < 0 ? -lightness : lightness, (e * cosine - f * sine) * ratio, (e * sine + f * cosine) * ratio)
  }
}
