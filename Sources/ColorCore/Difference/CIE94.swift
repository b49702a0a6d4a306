/// CIE 1994 (CIE 116:1995). Not symmetric: the first colour is the reference.
public enum CIE94 {
  /// What the colours are of, which sets the weights.
  public enum Material: Hashable, Sendable, CaseIterable {
    case graphicArts
    case textiles

    /// k_L, K₁ and K₂ of the recommendation.
    var weights: (lightness: Double, chroma: Double, hue: Double) {
      self == .graphicArts ? (1, 0.045, 0.015) : (2, 0.048, 0.014)
    }
  }

  /// The difference of two colours of Lab.
  public static func difference(
    _ reference: Components, _ sample: Components, material: Material = .graphicArts
  ) -> Double {
    let d = reference - sample
    let c1 = (reference.y * reference.y + reference.z * reference.z).squareRoot()
    let c2 = (sample.y * sample.y + sample.z * sample.z).squareRoot()
    let chroma = c1 - c2
    let hue2 = max(0, d.y * d.y + d.z * d.z - chroma * chroma)
    let weights = material.weights
    let l = d.x / weights.lightness
    let c = chroma / (1 + weights.chroma * c1)
    let s = 1 + weights.hue * c1
    return (l * l + c * c + hue2 / (s * s)).squareRoot()
  }

  /// The greatest of the three weights, which depend on the reference alone.
  static func greatestWeight(_ reference: Components, _ material: Material) -> Double {
    let weights = material.weights
    let chroma = (reference.y * reference.y + reference.z * reference.z).squareRoot()
    return max(weights.lightness, 1 + max(weights.chroma, weights.hue) * chroma)
  }
}
