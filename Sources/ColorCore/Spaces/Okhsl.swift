/// Okhsl (Ottosson 2021): Oklab by hue, saturation and lightness inside sRGB. Hue in degrees, the others 0…1.
///
/// At white and black there is no chroma and so no saturation, above white and below black neither.
enum Okhsl: SpaceDefinition {
  static var base: ColorSpace { .oklab }
  static var hue: HueRule? { HueRule(lane: 0, chroma: 1, powerless: 0.00001) }
  static let info = SpaceInfo(
    "okhsl",
    [.hue(), Channel("saturation", "s", .chroma, 0...1), Channel("lightness", "l", .amount, 0...1)], gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    let lightness = OkToe.oklab(c.z)
    guard lightness > 0, lightness < 1, c.y != 0 else { return Components(lightness, 0, 0) }
    let direction = Polar.to(Components(0, 1, c.x))
    let chroma = ChromaScale(lightness: lightness, direction: SIMD2(direction.y, direction.z)).chroma(c.y)
    return Components(lightness, chroma * direction.y, chroma * direction.z)
  }

  static func fromBase(_ c: Components) -> Components {
    let chroma = (c.y * c.y + c.z * c.z).squareRoot()
    guard c.x > 0, c.x < 1, chroma > OkToe.dust else { return Components(0, 0, OkToe.perceived(c.x)) }
    let scale = ChromaScale(lightness: c.x, direction: SIMD2(c.y, c.z) / chroma)
    return Components(Polar.hue(c.y, c.z), scale.saturation(chroma), OkToe.perceived(c.x))
  }

  /// Chroma against saturation at one lightness and hue: through 0, a middle value at 0.8, the gamut's
  /// end at 1, by two pieces of the form k₀ + t k₁ / (1 − k₂ t) that meet with one slope.
  private struct ChromaScale {
    private let start: Double
    private let middle: Double
    private let end: Double

    private static let knee = 0.8

    init(lightness l: Double, direction: SIMD2<Double>) {
      let cusp = OkCusp(direction: direction)
      end = cusp.greatestChroma(lightness: l)
      let slopes = cusp.slopes
      // How far the curved side bulges beyond the triangle.
      let bulge = end / min(l * slopes.s, (1 - l) * slopes.t)
      let mid = Self.middleSlopes(direction.x, direction.y)
      let a = l * mid.s
      let b = (1 - l) * mid.t
      middle = 0.9 * bulge * (1 / (1 / (a * a * a * a) + 1 / (b * b * b * b))).squareRoot().squareRoot()
      // The same for every hue: 0.4 and 0.8 are about the mean slopes of the triangle.
      let c = l * 0.4
      let d = (1 - l) * 0.8
      start = (1 / (1 / (c * c) + 1 / (d * d))).squareRoot()
    }

    func chroma(_ saturation: Double) -> Double {
      if saturation < Self.knee {
        let t = saturation / Self.knee
        let k1 = Self.knee * start
        return t * k1 / (1 - (1 - k1 / middle) * t)
      }
      let t = (saturation - Self.knee) / (1 - Self.knee)
      let (k1, k2) = upper
      return middle + t * k1 / (1 - k2 * t)
    }

    func saturation(_ chroma: Double) -> Double {
      if chroma < middle {
        let k1 = Self.knee * start
        return chroma / (k1 + (1 - k1 / middle) * chroma) * Self.knee
      }
      let (k1, k2) = upper
      let t = (chroma - middle) / (k1 + k2 * (chroma - middle))
      return Self.knee + (1 - Self.knee) * t
    }

    private var upper: (k1: Double, k2: Double) {
      let k1 = (1 - Self.knee) * middle * middle / (Self.knee * Self.knee) / start
      return (k1, 1 - k1 / (end - middle))
    }

    /// A smooth stand-in for the slopes of the triangle, as polynomials in the hue; Ottosson's fit,
    /// made so that both stay below the true ones.
    private static func middleSlopes(_ a: Double, _ b: Double) -> (s: Double, t: Double) {
      let s0 = -4.24894561 + 5.38770819 * b + 4.69891013 * a
      let s1 = -2.13704948 - 10.02301043 * b + a * s0
      let s2 = -2.19557347 + 1.75198401 * b + a * s1
      let s = 0.11516993 + 1 / (7.44778970 + 4.15901240 * b + a * s2)
      let t0 = 0.00299215 - 0.45399568 * b - 0.14661872 * a
      let t1 = -0.27087943 + 0.61223990 * b + a * t0
      let t2 = 0.40370612 + 0.90148123 * b + a * t1
      let t = 0.11239642 + 1 / (1.61320320 - 0.68124379 * b + a * t2)
      return (s, t)
    }
  }
}
