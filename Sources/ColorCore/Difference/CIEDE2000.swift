import CMath

/// CIEDE2000 (ISO/CIE 11664-6:2022), k_L = k_C = k_H = 1.
///
/// Computed without hue angles where vectors do: the difference of hue follows from the products of the
/// two (a′, b), the mean hue is the direction of the sum of their unit vectors, and the multiples of it
/// that the weights need come by adding angles.
public enum CIEDE2000 {
  /// The difference of two colours of Lab.
  public static func difference(_ x: Components, _ y: Components) -> Double {
    let meanChroma = ((x.y * x.y + x.z * x.z).squareRoot() + (y.y * y.y + y.z * y.z).squareRoot()) / 2
    let stretch = 1.5 - 0.5 * saturating(meanChroma)
    let a1 = x.y * stretch
    let a2 = y.y * stretch
    let c1 = (a1 * a1 + x.z * x.z).squareRoot()
    let c2 = (a2 * a2 + y.z * y.z).squareRoot()
    let dl = y.x - x.x
    let dc = c2 - c1
    let dh = hueDifference(a1, x.z, c1, a2, y.z, c2)
    let mean = meanDirection(a1, x.z, c1, a2, y.z, c2)
    let lightness = (x.x + y.x) / 2 - 50
    let chroma = (c1 + c2) / 2

    let sl = 1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot()
    let sc = 1 + 0.045 * chroma
    let sh = 1 + 0.015 * chroma * hueWeight(mean)
    let l = dl / sl
    let c = dc / sc
    let h = dh / sh
    let rotation = 2 * saturating(chroma) * blueRotation(mean)
    // Dust can make the sum a hair negative when the two colours are all but equal.
    return max(0, l * l + c * c + h * h - rotation * c * h).squareRoot()
  }

  /// A chroma whose square has no value counts as none; then the other hue is the mean.
  private static let none = 1e-150

  /// √(C⁷ / (C⁷ + 25⁷)), from 0 for greys to 1; no power of a chroma can overflow.
  static func saturating(_ chroma: Double) -> Double {
    let r = 25 / chroma
    let r3 = r * r * r
    return (1 / (1 + r3 * r3 * r)).squareRoot()
  }

  /// ΔH′ = 2 √(C₁′C₂′) sin(Δh′ / 2), with the sign of Δh′.
  private static func hueDifference(
    _ a1: Double, _ b1: Double, _ c1: Double, _ a2: Double, _ b2: Double, _ c2: Double
  ) -> Double {
    if c1 <= none || c2 <= none { return 0 }
    let dot = a1 * a2 + b1 * b2
    let cross = a1 * b2 - a2 * b1
    // Each form loses no digits on its side of a right angle.
    if dot > 0 { return cross / ((c1 * c2 + dot) / 2).squareRoot() }
    let size = (2 * max(0, c1 * c2 - dot)).squareRoot()
    // At exactly half a turn the standard takes h₂ − h₁ of angles in 0…360.
    let isPositive = cross == 0 ? b1 > 0 || (b1 == 0 && a1 > 0) : cross > 0
    return isPositive ? size : -size
  }

  /// Cosine and sine of the mean hue; of two opposite hues, of the mean of the angles in 0…360.
  private static func meanDirection(
    _ a1: Double, _ b1: Double, _ c1: Double, _ a2: Double, _ b2: Double, _ c2: Double
  ) -> SIMD2<Double> {
    if c1 <= none { return c2 <= none ? SIMD2(1, 0) : SIMD2(a2, b2) / c2 }
    if c2 <= none { return SIMD2(a1, b1) / c1 }
    let sum = SIMD2(a1, b1) * c2 + SIMD2(a2, b2) * c1
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    if length > 0 { return sum / length }
    let first = SIMD2(a1, b1) / c1
    return first.y > 0 || (first.y == 0 && first.x > 0) ? SIMD2(-first.y, first.x) : SIMD2(first.y, -first.x)
  }

  // Cosines and sines of the angles in T: 30°, 6° and 63°.
  private static let turn30 = SIMD2(cm_cos(Double.pi / 6), cm_sin(Double.pi / 6))
  private static let turn6 = SIMD2(cm_cos(Double.pi / 30), cm_sin(Double.pi / 30))
  private static let turn63 = SIMD2(cm_cos(63 * Double.pi / 180), cm_sin(63 * Double.pi / 180))

  /// T = 1 − 0.17 cos(h − 30°) + 0.24 cos 2h + 0.32 cos(3h + 6°) − 0.20 cos(4h − 63°).
  private static func hueWeight(_ h: SIMD2<Double>) -> Double {
    let cos2 = h.x * h.x - h.y * h.y
    let sin2 = 2 * h.x * h.y
    let cos3 = cos2 * h.x - sin2 * h.y
    let sin3 = sin2 * h.x + cos2 * h.y
    let cos4 = cos2 * cos2 - sin2 * sin2
    let sin4 = 2 * cos2 * sin2
    return 1 - 0.17 * (h.x * turn30.x + h.y * turn30.y) + 0.24 * cos2 + 0.32 * (cos3 * turn6.x - sin3 * turn6.y)
      - 0.20 * (cos4 * turn63.x + sin4 * turn63.y)
  }

  private static let sin115 = cm_sin(115 * Double.pi / 180)

  /// sin 2Δθ with Δθ = 30° exp(−((h − 275°) / 25°)²): the turn of the ellipses in the blue.
  private static func blueRotation(_ h: SIMD2<Double>) -> Double {
    // From 0° to 115° the exponential is below 2e-18: nothing beside the 1 it is added to.
    if h.y >= 0 && (h.x >= 0 || h.y > sin115) { return 0 }
    let degrees = cm_atan2(h.y, h.x) * (180 / Double.pi)
    let off = ((degrees < 0 ? degrees + 360 : degrees) - 275) / 25
    return cm_sin(Double.pi / 3 * cm_exp(-off * off))
  }
}
