public import ColorCore

extension Color {
  /// This colour with its red, green and blue parts multiplied by a factor; alpha is kept.
  ///
  /// Whatever space it is in, the parts are those of encoded sRGB, so that equal colours darken
  /// equally. A colour outside sRGB stays outside by as much less. With nothing to darken by it comes
  /// back as given.
  ///
  /// - Parameter factor: 0 (black) to 1 (unchanged); numbers outside go to the nearer end, NaN to 1.
  public func darkened(by factor: Double) -> Color {
    guard factor < 1 else { return self }
    return Color(.srgb, space.convert(components, to: .srgb) * max(0, factor), alpha: alpha)
  }
}
