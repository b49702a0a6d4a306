import CMath

/// CMC l:c (Clarke, McDonald, Rigg 1984; BS 6923). Not symmetric: the first colour is the reference.
public enum CMC {
  /// The difference of two colours of Lab.
  ///
  /// - Parameters:
  ///   - lightness: l, the tolerance of lightness; 2 for acceptability, 1 for perceptibility.
  ///   - chroma: c, the tolerance of chroma; 1.
  public static func difference(
    _ reference: Components, _ sample: Components, lightness: Double = 2, chroma: Double = 1
  ) -> Double {
    let d = reference - sample
    let c1 = (reference.y * reference.y + reference.z * reference.z).squareRoot()
    let c2 = (sample.y * sample.y + sample.z * sample.z).squareRoot()
    let dc = c1 - c2
    let hue2 = max(0, d.y * d.y + d.z * d.z - dc * dc)

    let weights = weights(reference)
    let l = d.x / (lightness * weights.lightness)
    let c = dc / (chroma * weights.chroma)
    return (l * l + c * c + hue2 / (weights.hue * weights.hue)).squareRoot()
  }

  /// S_L, S_C and S_H, which depend on the reference alone.
  private static func weights(_ reference: Components) -> (lightness: Double, chroma: Double, hue: Double) {
    let c1 = (reference.y * reference.y + reference.z * reference.z).squareRoot()
    let sl = reference.x < 16 ? 0.511 : 0.040975 * reference.x / (1 + 0.01765 * reference.x)
    let sc = 0.0638 * c1 / (1 + 0.0131 * c1) + 0.638
    let c4 = c1 * c1 * c1 * c1
    // For a chroma so large that its fourth power has no value the root is 1.
    let f = c1 > 1e50 ? 1 : (c4 / (c4 + 1900)).squareRoot()
    let hue = Polar.hue(reference.y, reference.z)
    let radian = Double.pi / 180
    let t =
      hue >= 164 && hue <= 345
      ? 0.56 + abs(0.2 * cm_cos((hue + 168) * radian)) : 0.36 + abs(0.4 * cm_cos((hue + 35) * radian))
    let sh = sc * (f * t + 1 - f)
    return (sl, sc, sh)
  }

  /// The greatest of the three, times its tolerance.
  static func greatestWeight(_ reference: Components, lightness: Double, chroma: Double) -> Double {
    let weights = weights(reference)
    return max(lightness * weights.lightness, chroma * weights.chroma, weights.hue)
  }
}
