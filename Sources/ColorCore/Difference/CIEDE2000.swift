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
    let mean = meanDirection(a1, x.z, c1, a2, y.z, c2)
    let lightness = (x.x + y.x) / 2 - 50
    let chroma = (c1 + c2) / 2

    let l = (y.x - x.x) / (1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot())
    let c = (c2 - c1) / (1 + 0.045 * chroma)
    let h = hueDifference(a1, x.z, c1, a2, y.z, c2) / (1 + 0.015 * chroma * hueWeight(mean))
    let rotation = 2 * saturating(chroma) * blueRotation(mean)
    // Dust can make the sum a hair negative when the two colours are all but equal.
    return cm_max(0, l * l + c * c + h * h - rotation * c * h).squareRoot()
  }

  /// A chroma whose square has no value counts as none; then the other hue is the mean.
  private static let none = 1e-150

  /// √(C⁷ / (C⁷ + 25⁷)), from 0 for greys to 1; no power of a chroma can overflow.
  @inline(__always)
  static func saturating(_ chroma: Double) -> Double {
    let r = 25 / chroma
    let r3 = r * r * r
    return (1 / (1 + r3 * r3 * r)).squareRoot()
  }

  /// ΔH′ = 2 √(C₁′C₂′) sin(Δh′ / 2), with the sign of Δh′.
  @inline(__always)
  private static func hueDifference(
    _ a1: Double, _ b1: Double, _ c1: Double, _ a2: Double, _ b2: Double, _ c2: Double
  ) -> Double {
    if c1 <= none || c2 <= none { return 0 }
    let dot = a1 * a2 + b1 * b2
    let cross = a1 * b2 - a2 * b1
    // Each form loses no digits on its side of a right angle: cross / √((C₁′C₂′ + dot) / 2) below it,
    // √(2 (C₁′C₂′ − dot)) above.
    let size = abs(cross)
    let half = ((c1 * c2 + abs(dot)) / 2).squareRoot()
    let magnitude = dot > 0 ? size / half : 2 * half
    // At exactly half a turn the standard takes h₂ − h₁ of angles in 0…360.
    if size == 0 && dot < 0 { return b1 > 0 || (b1 == 0 && a1 > 0) ? magnitude : -magnitude }
    return cross < 0 ? -magnitude : magnitude
  }

  /// Cosine and sine of the mean hue; of two opposite hues, of the mean of the angles in 0…360.
  @inline(__always)
  private static func meanDirection(
    _ a1: Double, _ b1: Double, _ c1: Double, _ a2: Double, _ b2: Double, _ c2: Double
  ) -> (cosine: Double, sine: Double) {
    if c1 <= none || c2 <= none {
      if c1 > none { return (a1 / c1, b1 / c1) }
      return c2 > none ? (a2 / c2, b2 / c2) : (1, 0)
    }
    let x = a1 * c2 + a2 * c1
    let y = b1 * c2 + b2 * c1
    let length = (x * x + y * y).squareRoot()
    if length > 0 {
      let scale = 1 / length
      return (x * scale, y * scale)
    }
    return b1 > 0 || (b1 == 0 && a1 > 0) ? (-b1 / c1, a1 / c1) : (b1 / c1, -a1 / c1)
  }

  /// T = 1 − 0.17 cos(h − 30°) + 0.24 cos 2h + 0.32 cos(3h + 6°) − 0.20 cos(4h − 63°).
  @inline(__always)
  private static func hueWeight(_ h: (cosine: Double, sine: Double)) -> Double {
    let (c, s) = h
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
  private static func blueRotation(_ h: (cosine: Double, sine: Double)) -> Double {
    // From 0° to 115°, whose sine is this, the exponential is below 2e-18: nothing beside the 1 it is added to.
    if h.sine >= 0 && (h.cosine >= 0 || h.sine > 0.9063077870366499) { return 0 }
    let off = (cm_hue(h.sine, h.cosine) - 275) / 25
    // sin x by its series: x is at most 60°.
    let x = Double.pi / 3 * cm_exp_negative(off * off)
    let x2 = x * x
    let inner = 1 / 362_880.0 + x2 * (-1 / 39_916_800.0 + x2 * (1 / 6_227_020_800 - x2 * (1 / 1_307_674_368_000)))
    return x + x * x2 * (-1 / 6.0 + x2 * (1 / 120.0 + x2 * (-1 / 5040.0 + x2 * inner)))
  }
}
