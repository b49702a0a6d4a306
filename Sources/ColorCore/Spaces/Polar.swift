import CMath

/// Rectangular to polar and back, shared by every space with lightness, chroma and hue.
enum Polar {
  /// (l, a, b) to (l, chroma, hue in 0..<360 degrees).
  @inline(__always)
  static func from(_ c: Components) -> Components {
    Components(c.x, cm_sqrt(c.y * c.y + c.z * c.z), cm_hue(c.z, c.y))
  }

  /// The angle of (a, b) in 0..<360 degrees; 0 where there is none.
  @inline(__always)
  static func hue(_ a: Double, _ b: Double) -> Double { cm_hue(b, a) }

  /// (l, chroma, hue in degrees) to (l, a, b).
  @inline(__always)
  static func to(_ c: Components) -> Components {
    let direction = cm_direction_of(c.z)
    return Components(c.x, c.y * direction.cosine, c.y * direction.sine)
  }
}
