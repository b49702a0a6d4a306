/// The colour of a light without its strength: x, y of CIE 1931.
public struct Chromaticity: Hashable, Sendable {
  public let x: Double
  public let y: Double

  /// A chromaticity from its numbers; those that are not finite become 0.
  public init(x: Double, y: Double) {
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
  }

  /// From u, v of CIE 1960, in which correlated temperature is defined.
  init(u: Double, v: Double) {
    let divisor = 2 * u - 8 * v + 4
    self.init(x: 3 * u / divisor, y: 2 * v / divisor)
  }

  /// u, v of CIE 1960.
  var uv: SIMD2<Double> { SIMD2(4 * x, 6 * y) / (-2 * x + 12 * y + 3) }
}

extension Color {
  /// The chromaticity of this colour, that of D65 for black.
  public var chromaticity: Chromaticity {
    let c = space.convert(components, to: .xyY)
    return Chromaticity(x: c.x, y: c.y)
  }
}
