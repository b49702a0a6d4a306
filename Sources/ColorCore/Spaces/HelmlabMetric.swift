import CMath

/// Helmlab MetricSpace, version 21 (arXiv:2602.23010): a space fitted to judgements of differences, made for
/// ``ColorDifference/helmlab``. Greys have chroma in it.
///
/// Roots of cone responses, as in Oklab, are followed by a chain of corrections that each depend on hue,
/// lightness or chroma. The numbers are those of ColorAide 8 (helmlab_metric.py), fitted by its makers.
enum HelmlabMetric: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo(
    "helmlab-metric",
    [
      Channel("lightness", "l", .amount, 0...1.6), Channel("a", "a", .opponent, -1.5...1.5),
      Channel("b", "b", .opponent, -1.5...1.5),
    ])

  private static let exponents = SIMD3(0.47229813098762524, 0.5149184096354483, 0.5113233386366979)

  private static let hueShift = HueSeries(
    SIMD4(-0.02833024015436984, 0.2189784817615645, 0.005506053349515315, -0.053592461436994296),
    SIMD4(-0.21131429516166544, -0.06871898981942523, -0.0641329861299175, -0.00954137464208059))
  /// The axes are turned by 28.2° at the end.
  private static let turn = -28.2 * Double.pi / 180

  static func fromBase(_ c: Components) -> Components {
    let lms = Matrix3.helmlabLMSFromBase.applied(to: Matrix3.d65ToASTM.applied(to: c))
    let roots = Components(
      lms.x.signedPower(exponents.x), lms.y.signedPower(exponents.y), lms.z.signedPower(exponents.z))
    let lab = Matrix3.helmlabFromBase.applied(to: roots)
    let raw = cm_atan2(lab.z, lab.y)
    let bend = HelmlabBend(hue: raw + hueShift.value(Harmonics(raw)))
    let bent = bend.bent(lightness: lab.x, chroma: (lab.y * lab.y + lab.z * lab.z).squareRoot())
    let hue = bend.hue + turn
    return Components(bent.lightness, bent.chroma * cm_cos(hue), bent.chroma * cm_sin(hue))
  }

  static func toBase(_ c: Components) -> Components {
    let bend = HelmlabBend(hue: cm_atan2(c.z, c.y) - turn)
    let plain = bend.straightened(lightness: c.x, chroma: (c.y * c.y + c.z * c.z).squareRoot())
    let hue = unshifted(bend.hue)
    let lab = Components(plain.lightness, plain.chroma * cm_cos(hue), plain.chroma * cm_sin(hue))
    let roots = Matrix3.helmlabToBase.applied(to: lab).finite()
    let lms = Components(
      roots.x.signedPower(1 / exponents.x), roots.y.signedPower(1 / exponents.y), roots.z.signedPower(1 / exponents.z))
    return Matrix3.d65FromASTM.applied(to: Matrix3.helmlabLMSToBase.applied(to: lms.finite()))
  }

  /// The hue that is shifted to this one, by Newton's method; the shifted hue rises all the way round.
  private static func unshifted(_ wanted: Double) -> Double {
    var hue = wanted
    for _ in 0..<16 {
      let at = Harmonics(hue)
      let step = (hue + hueShift.value(at) - wanted) / (1 + hueShift.slope(at))
      hue -= step
      if abs(step) < 1e-15 { break }
    }
    return hue
  }
}
