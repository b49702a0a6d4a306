import CMath

/// Okhsv (Ottosson 2021): Oklab by hue, saturation and value inside sRGB. Hue in degrees, the others 0…1.
enum Okhsv: SpaceDefinition {
  static var base: ColorSpace { .oklab }
  static var hue: HueRule? { HueRule(lane: 0, chroma: 1, powerless: 0.00001) }
  static let info = SpaceInfo(
    "okhsv",
    [.hue(), Channel("saturation", "s", .chroma, 0...1), Channel("value", "v", .amount, 0...1)], gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    let lightness = OkToe.oklab(c.z)
    guard c.y != 0, c.z > 0 else { return Components(lightness, 0, 0) }
    let direction = Polar.to(Components(0, 1, c.x))
    let triangle = Triangle(SIMD2(direction.y, direction.z))
    let full = triangle.atFullValue(saturation: c.y)
    let l = c.z * full.lightness
    let chroma = c.z * full.chroma
    let scale = triangle.scale(full)
    let grown = OkToe.oklab(l) * scale
    let ratio = grown / l * chroma
    return Components(grown, ratio * direction.y, ratio * direction.z)
  }

  static func fromBase(_ c: Components) -> Components {
    let chroma = (c.y * c.y + c.z * c.z).squareRoot()
    guard c.x > 0, chroma > OkToe.dust else { return Components(0, 0, OkToe.perceived(c.x)) }
    let triangle = Triangle(SIMD2(c.y, c.z) / chroma)
    // Along the ray from black to where the value is 1.
    let ray = triangle.t / (chroma + c.x * triangle.t)
    let full = (lightness: ray * c.x, chroma: ray * chroma)
    let l = OkToe.perceived(c.x / triangle.scale(full))
    let saturation =
      (Triangle.s0 + triangle.t) * full.chroma / (triangle.t * Triangle.s0 + triangle.t * triangle.k * full.chroma)
    return Components(Polar.hue(c.y, c.z), saturation, l / full.lightness)
  }

  /// The gamut of one hue as a triangle, on which value and saturation are straight lines.
  private struct Triangle {
    let cusp: OkCusp
    let t: Double
    let k: Double
    static let s0 = 0.5

    init(_ direction: SIMD2<Double>) {
      cusp = OkCusp(direction: direction)
      let slopes = cusp.slopes
      t = slopes.t
      k = 1 - Self.s0 / slopes.s
    }

    /// Lightness and chroma for a saturation when the value is 1.
    func atFullValue(saturation s: Double) -> (lightness: Double, chroma: Double) {
      let share = s * Self.s0 / (Self.s0 + t - t * k * s)
      return (1 - share, t * share)
    }

    /// How much the curved side of the gamut, and the toe, stretch the triangle along this ray.
    func scale(_ full: (lightness: Double, chroma: Double)) -> Double {
      let lightness = OkToe.oklab(full.lightness)
      let rgb = cusp.srgb(lightness: lightness, chroma: full.chroma * lightness / full.lightness)
      return cm_cbrt(1 / max(rgb.x, rgb.y, rgb.z, 1e-100))
    }
  }
}
