import CMath

/// Rectangular to polar and back, shared by every space with lightness, chroma and hue.
enum Polar {
  /// (l, a, b) to (l, chroma, hue in 0…360 degrees).
  @inline(__always)
  static func from(_ c: Components) -> Components {
    Components(c.x, (c.y * c.y + c.z * c.z).squareRoot(), hue(c.y, c.z))
  }

  /// The angle of (a, b) in 0..<360 degrees; 0 where there is none.
  @inline(__always)
  static func hue(_ a: Double, _ b: Double) -> Double {
    let degrees = cm_atan2(b, a) * (180 / Double.pi)
    // An angle a hair below zero would round up to the full turn.
    let turned = degrees < 0 ? degrees + 360 : degrees
    return turned >= 360 ? 0 : turned
  }

  /// (l, chroma, hue in degrees) to (l, a, b).
  @inline(__always)
  static func to(_ c: Components) -> Components {
    // Whole turns go first: sine and cosine of a huge angle would be noise.
    let radians = c.z.remainder(dividingBy: 360) * (Double.pi / 180)
    return Components(c.x, c.y * cm_cos(radians), c.y * cm_sin(radians))
  }
}
