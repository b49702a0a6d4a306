import CMath

/// CIEDE2000 (ISO/CIE 11664-6:2022), k_L = k_C = k_H = 1.
///
/// Computed without hue angles where vectors do: the difference of hue follows from the products of the
/// two (a′, b), the mean hue is the direction of the sum of their unit vectors, and the multiples of it
/// that the weights need come by adding angles. For two colours with chroma nothing branches, since a
/// processor would guess wrong as often as right.
public enum CIEDE2000 {
  /// The difference of two colours of Lab.
  public static func difference(_ x: Components, _ y: Components) -> Double {
    let meanChroma = (cm_sqrt(x.y * x.y + x.z * x.z) + cm_sqrt(y.y * y.y + y.z * y.z)) / 2
    let stretch = 1.5 - 0.5 * saturating(meanChroma)
    let a1 = x.y * stretch
    let a2 = y.y * stretch
    let c1 = cm_sqrt(a1 * a1 + x.z * x.z)
    let c2 = cm_sqrt(a2 * a2 + y.z * y.z)
    let dot = a1 * a2 + x.z * y.z
    let cross = a1 * y.z - a2 * x.z
    let product = c1 * c2

    let hue: Double
    // In the direction of the mean hue.
    let sum: SIMD2<Double>
    if product > least && product < greatest && (cross != 0 || dot > 0) {
      // ΔH′ = 2 √(C₁′C₂′) sin(Δh′ / 2). Each form loses no digits on its side of a right angle:
      // cross / √((C₁′C₂′ + dot) / 2) below it, √(2 (C₁′C₂′ − dot)) above.
      let half = cm_sqrt((product + abs(dot)) / 2)
      hue = cm_if_positive(dot, cross / half, cm_signed(2 * half, cross))
      sum = SIMD2(a1 * c2 + a2 * c1, x.z * c2 + y.z * c1)
    } else {
      (hue, sum) = marginal(SIMD2(a1, x.z), c1, SIMD2(a2, y.z), c2)
    }
    let unit = 1 / cm_sqrt(sum.x * sum.x + sum.y * sum.y)

    let lightness = (x.x + y.x) / 2 - 50
    let chroma = (c1 + c2) / 2
    let l = (y.x - x.x) / (1 + 0.015 * lightness * lightness / cm_sqrt(20 + lightness * lightness))
    let c = (c2 - c1) / (1 + 0.045 * chroma)
    let h = hue / (1 + 0.015 * chroma * hueWeight(sum.x * unit, sum.y * unit))
    let rotation = 2 * saturating(chroma) * blueRotation(sum.x, sum.y)
    // Dust can make the sum a hair negative when the two colours are all but equal.
    return cm_sqrt(cm_max(0, (l * l + c * c) + h * (h - rotation * c)))
  }

  /// √(C⁷ / (C⁷ + 25⁷)), from 0 for greys to 1.
  @inline(__always)
  static func saturating(_ chroma: Double) -> Double {
    // From a chroma of a million on it is 1, and no power overflows.
    let c = cm_min(chroma, 1e6)
    let c2 = c * c
    let c7 = c2 * c2 * (c2 * c)
    return cm_sqrt(c7 / (c7 + 6_103_515_625))
  }

  /// Products of chromas between these leave room for their squares.
  private static let least = 1e-100
  private static let greatest = 1e100

  /// ΔH′ and a unit vector in the direction of the mean hue where a colour is grey, where the hues are exactly opposite, and
  /// where squares have no value.
  @inline(never)
  private static func marginal(
    _ first: SIMD2<Double>, _ c1: Double, _ second: SIMD2<Double>, _ c2: Double
  ) -> (hue: Double, mean: SIMD2<Double>) {
    // A chroma whose square has no value counts as none; then the other hue is the mean.
    let none = 1e-150
    if c1 <= none || c2 <= none {
      if c1 > none { return (0, first / c1) }
      return (0, c2 > none ? second / c2 : SIMD2(1, 0))
    }
    // In units of the chromas.
    let (u, v) = (first / c1, second / c2)
    let dot = u.x * v.x + u.y * v.y
    let cross = u.x * v.y - u.y * v.x
    let half = ((1 + abs(dot)) / 2).squareRoot()
    let scale = c1.squareRoot() * c2.squareRoot()
    let magnitude = scale * (dot > 0 ? abs(cross) / half : 2 * half)
    let sum = u + v
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    if cross == 0 && dot < 0 || length == 0 {
      // At exactly half a turn the standard takes h₂ − h₁ and the mean of angles in 0…360.
      let isFirstBelow = u.y > 0 || (u.y == 0 && u.x > 0)
      return isFirstBelow ? (magnitude, SIMD2(-u.y, u.x)) : (-magnitude, SIMD2(u.y, -u.x))
    }
    return (cross < 0 ? -magnitude : magnitude, sum / length)
  }

  /// T = 1 − 0.17 cos(h − 30°) + 0.24 cos 2h + 0.32 cos(3h + 6°) − 0.20 cos(4h − 63°).
  @inline(__always)
  private static func hueWeight(_ c: Double, _ s: Double) -> Double {
    let cos2 = c * c - s * s
    let sin2 = 2 * c * s
    let cos3 = cos2 * c - sin2 * s
    let sin3 = sin2 * c + cos2 * s
    let cos4 = cos2 * cos2 - sin2 * sin2
    let sin4 = 2 * cos2 * sin2
    // Cosine and sine of 30°, 6° and 63°.
    let first = c * 0.8660254037844386 + s * 0.5
    let third = cos3 * 0.9945218953682733 - sin3 * 0.10452846326765347
    let fourth = cos4 * 0.4539904997395468 + sin4 * 0.8910065241883678
    return (1 - 0.17 * first) + (0.24 * cos2 + 0.32 * third) - 0.20 * fourth
  }

  /// sin 2Δθ with Δθ = 30° exp(−((h − 275°) / 25°)²): the turn of the ellipses in the blue.
  @inline(__always)
  private static func blueRotation(_ x: Double, _ y: Double) -> Double {
    let off = cm_hue(y, x) * (1 / 25.0) - 11
    // The sine by its series, in pairs: the angle is at most 60°.
    let t = Double.pi / 3 * cm_exp_negative(off * off)
    let t2 = t * t
    let t4 = t2 * t2
    let low = (1 - t2 * (1 / 6.0)) + t4 * (1 / 120.0 - t2 * (1 / 5040.0))
    let high =
      (1 / 362_880.0 - t2 * (1 / 39_916_800.0)) + t4 * (1 / 6_227_020_800.0 - t2 * (1 / 1_307_674_368_000.0))
    return t * (low + t4 * t4 * high)
  }
}
