public import ColorCore

/// A small swatch for terminals with 24-bit colour.
public enum SwatchText {
  /// Blanks on the colour: over white on the left, over black on the right, which differ only when
  /// it is see-through.
  public static func of(_ color: Color, columns: Int = 4) -> String {
    let half = String(repeating: " ", count: columns / 2)
    return code(48, color, over: .white) + half + code(48, color, over: .black) + half + plain
  }

  /// A few letters in one colour on another, which lies over white.
  public static func sample(of text: Color, on backdrop: Color) -> String {
    let ground = backdrop.composited(over: .white)
    return code(48, ground, over: .white) + code(38, text, over: ground) + " Aa " + plain
  }

  private static let plain = "\u{1B}[0m"

  /// Sets the colour of letters (38) or of what is behind them (48), after ISO 8613-6.
  private static func code(_ kind: Int, _ color: Color, over backdrop: Color) -> String {
    let seen = color.mapped(to: .srgb, by: .css).composited(over: backdrop).srgb8
    return "\u{1B}[\(kind);2;\(seen.red);\(seen.green);\(seen.blue)m"
  }
}
