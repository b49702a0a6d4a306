import CMath

/// A Fourier series over the hue, of four harmonics and no constant.
struct HueSeries {
  let cosines: SIMD4<Double>
  let sines: SIMD4<Double>

  init(_ cosines: SIMD4<Double>, _ sines: SIMD4<Double>) {
    self.cosines = cosines
    self.sines = sines
  }

  /// The sum at a hue.
  func value(_ hue: Harmonics) -> Double { (cosines * hue.cosines + sines * hue.sines).sum() }

  /// The change with the hue, in parts of a radian.
  func slope(_ hue: Harmonics) -> Double {
    (SIMD4(1, 2, 3, 4) * (sines * hue.cosines - cosines * hue.sines)).sum()
  }
}

/// The cosines and sines of one, two, three and four times a hue.
struct Harmonics {
  let cosines: SIMD4<Double>
  let sines: SIMD4<Double>

  /// - Parameter radians: the hue.
  init(_ radians: Double) {
    let (c, s) = (cm_cos(radians), cm_sin(radians))
    let (c2, s2) = (c * c - s * s, 2 * s * c)
    cosines = SIMD4(c, c2, c2 * c - s2 * s, c2 * c2 - s2 * s2)
    sines = SIMD4(s, s2, s2 * c + c2 * s, 2 * s2 * c2)
  }
}
