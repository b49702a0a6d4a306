public import ColorCore

extension Color {
  /// The red, green, blue and alpha that cairo and GTK take, each 0…1.
  ///
  /// They paint encoded sRGB and nothing beyond its gamut, so colours outside are clipped here,
  /// component by component: the one place where painting does so.
  public var clippedToSRGB: (red: Double, green: Double, blue: Double, alpha: Double) {
    let c = space.convert(components, to: .srgb).clamped(lowerBound: .zero, upperBound: .one)
    return (c.x, c.y, c.z, alpha)
  }
}
