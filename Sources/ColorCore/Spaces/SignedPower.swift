import CMath

extension Double {
  /// |self| to a power, with the sign of self: how curves of light are carried on below zero.
  @inline(__always)
  func signedPower(_ exponent: Double) -> Double {
    let power = cm_pow(abs(self), exponent)
    return self < 0 ? -power : power
  }
}

extension SIMD4<Double> {
  /// The three channels through a curve; the fourth lane becomes zero.
  @inline(__always)
  func mapped(_ curve: (Double) -> Double) -> Self { Self(curve(x), curve(y), curve(z)) }
}
