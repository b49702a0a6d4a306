/// The contrast of Michelson (1927), (Y₁ − Y₂) / (Y₁ + Y₂), 0…1: for gratings and patterns.
public enum MichelsonContrast {
  /// The contrast of two colours, the same in both directions; 0 for two blacks; alpha not counted.
  public static func contrast(_ a: Color, _ b: Color) -> Double {
    let y = (luminance(a), luminance(b))
    return y.0 + y.1 == 0 ? 0 : abs(y.0 - y.1) / (y.0 + y.1)
  }

  private static func luminance(_ color: Color) -> Double {
    max(0, color.space.convert(color.components, to: .xyzD65).y)
  }
}
