import ColorCSS
public import ColorCore

extension Color {
  /// The hex digits of the colour within sRGB, as they stand beside a swatch: `#1560bd`.
  public var hexText: String { text(as: .hex) }
}
