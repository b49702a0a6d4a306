public import ColorCore

/// A small swatch for terminals with 24-bit colour.
public enum SwatchText {
  /// Blanks on the colour: over white on the left, over black on the right, which differ only when
  /// it is see-through.
  public static func of(_ color: Color, columns: Int = 4) -> String {
    let half = String(repeating: " ", count: columns / 2)
    return background(color, over: 1) + half + background(color, over: 0) + half + "\u{1B}[0m"
  }

  private static func background(_ color: Color, over backdrop: Double) -> String {
    let c = color.mapped(to: .srgb, by: .css).components
    let bytes = (0..<3).map { SRGB8.byte(c[$0] * color.alpha + backdrop * (1 - color.alpha)) }
    return "\u{1B}[48;2;\(bytes[0]);\(bytes[1]);\(bytes[2])m"
  }
}
