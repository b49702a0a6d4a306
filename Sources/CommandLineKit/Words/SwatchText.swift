public import ColorCore

/// A small swatch for terminals with 24-bit colour.
public enum SwatchText {
  /// Four blanks on the colour: over white on the left, over black on the right, which differ only
  /// when it is see-through.
  public static func of(_ color: Color) -> String {
    cell(color, over: 1) + cell(color, over: 0) + "\u{1B}[0m"
  }

  private static func cell(_ color: Color, over backdrop: Double) -> String {
    let c = color.converted(to: .srgb).components
    let bytes = (0..<3).map { SRGB8.byte(min(max(c[$0], 0), 1) * color.alpha + backdrop * (1 - color.alpha)) }
    return "\u{1B}[48;2;\(bytes[0]);\(bytes[1]);\(bytes[2])m  "
  }
}
