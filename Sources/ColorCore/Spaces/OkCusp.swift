import CMath

/// The shape of the sRGB gamut in Oklab, as Okhsl and Okhsv describe it (Ottosson, "Okhsv and Okhsl", 2021).
///
/// In a slice of one hue the gamut is nearly a triangle: black, white, and the cusp, the most vivid colour.
struct OkCusp {
  let lightness: Double
  let chroma: Double
  private let direction: SIMD2<Double>
  /// What a unit of chroma in this direction adds to each cube root of LMS.
  private let rootsPerChroma: Components

  /// - Parameter direction: a and b of the hue, on the unit circle.
  init(direction: SIMD2<Double>) {
    self.direction = direction
    rootsPerChroma = Matrix3.oklabToLMS.applied(to: Components(0, direction.x, direction.y))
    let saturation = Self.greatestSaturation(direction, rootsPerChroma)
    let rgb = Self.srgb(lightness: 1, chroma: saturation, rootsPerChroma)
    lightness = cm_cbrt(1 / max(rgb.x, rgb.y, rgb.z))
    chroma = lightness * saturation
  }

  /// Slopes of the triangle's sides: chroma over lightness below the cusp, over 1 − lightness above it.
  var slopes: (s: Double, t: Double) { (chroma / lightness, chroma / (1 - lightness)) }

  /// Linear sRGB of a lightness and chroma in this hue.
  func srgb(lightness: Double, chroma: Double) -> Components {
    Self.srgb(lightness: lightness, chroma: chroma, rootsPerChroma)
  }

  private static func srgb(lightness: Double, chroma: Double, _ rootsPerChroma: Components) -> Components {
    let roots = Components(lightness, lightness, lightness) + rootsPerChroma * chroma
    return Matrix3.srgbFromOklabLMS.applied(to: roots * roots * roots)
  }

  /// The chroma at which the gamut ends at this lightness: the side of the triangle below the cusp;
  /// above it one step of Halley's method from there to the curved side, as the definition has it.
  func greatestChroma(lightness l: Double) -> Double {
    if l <= lightness { return chroma * l / lightness }
    let start = chroma * (1 - l) / (1 - lightness)
    let roots = Components(l, l, l) + rootsPerChroma * start
    let value = Matrix3.srgbFromOklabLMS.applied(to: roots * roots * roots) - Components(1, 1, 1)
    let slope = Matrix3.srgbFromOklabLMS.applied(to: 3 * rootsPerChroma * roots * roots)
    let bend = Matrix3.srgbFromOklabLMS.applied(to: 6 * rootsPerChroma * rootsPerChroma * roots)
    var step = Double.greatestFiniteMagnitude
    for lane in 0..<3 {
      let u = slope[lane] / (slope[lane] * slope[lane] - 0.5 * value[lane] * bend[lane])
      // A channel that falls with chroma never reaches 1.
      if u >= 0 { step = min(step, -value[lane] * u) }
    }
    return step == .greatestFiniteMagnitude ? start : start + step
  }

  /// Where chroma / lightness makes the first of red, green, blue zero: a polynomial fitted to the
  /// hue, and one step of Halley's method.
  private static func greatestSaturation(_ direction: SIMD2<Double>, _ rootsPerChroma: Components) -> Double {
    let a = direction.x
    let b = direction.y
    let fit = Fit.all.first { $0.holds(a, b) } ?? Fit.blue
    var saturation = fit.k.0 + fit.k.1 * a + fit.k.2 * b + fit.k.3 * a * a + fit.k.4 * a * b
    let roots = Components(1, 1, 1) + rootsPerChroma * saturation
    let row = fit.row
    func channel(_ c: Components) -> Double { row.x * c.x + row.y * c.y + row.z * c.z }
    let value = channel(roots * roots * roots)
    let slope = channel(3 * rootsPerChroma * roots * roots)
    let bend = channel(6 * rootsPerChroma * rootsPerChroma * roots)
    saturation -= value * slope / (slope * slope - 0.5 * value * bend)
    return saturation
  }

  /// The fits as a list: for red and green the line and five coefficients, for blue the coefficients.
  static var saturationFit: [Double] {
    let (r, g, b) = (Fit.red, Fit.green, Fit.blue)
    return [r.limit.x, r.limit.y, r.k.0, r.k.1, r.k.2, r.k.3, r.k.4]
      + [g.limit.x, g.limit.y, g.k.0, g.k.1, g.k.2, g.k.3, g.k.4] + [b.k.0, b.k.1, b.k.2, b.k.3, b.k.4]
  }

  /// For the hues where one channel reaches zero first: the line that bounds them and the polynomial.
  ///
  /// Ottosson's numbers, fitted again to the 64-bit matrices by ColorAide and color.js.
  private struct Fit {
    let limit: SIMD2<Double>
    let k: (Double, Double, Double, Double, Double)
    let row: SIMD3<Double>

    func holds(_ a: Double, _ b: Double) -> Bool { limit.x * a + limit.y * b > 1 }

    static let red = Fit(
      limit: SIMD2(-1.8817031, -0.80936501), k: (1.19086277, 1.76576728, 0.59662641, 0.75515197, 0.56771245),
      row: Matrix3.srgbFromOklabLMS.row0)
    static let green = Fit(
      limit: SIMD2(1.8144408, -1.19445267), k: (0.73956515, -0.45954404, 0.08285427, 0.12541073, -0.14503204),
      row: Matrix3.srgbFromOklabLMS.row1)
    static let blue = Fit(
      limit: SIMD2(0.13110758, 1.81333971), k: (1.35733652, -0.00915799, -1.1513021, -0.50559606, 0.00692167),
      row: Matrix3.srgbFromOklabLMS.row2)
    static let all = [red, green]
  }
}
