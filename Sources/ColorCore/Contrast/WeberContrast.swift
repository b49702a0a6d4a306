/// The contrast of Weber, (Y₁ − Y₂) / Y₂ of the lighter over the darker: for small things on a large ground.
public enum WeberContrast {
  /// What stands for the contrast with black, which has none: more than any two 8-bit colours give.
  public static let withBlack = 50_000.0

  /// The contrast of two colours, the same in both directions; alpha not counted.
  public static func contrast(_ a: Color, _ b: Color) -> Double {
    let y = (luminance(a), luminance(b))
    let (low, high) = (min(y.0, y.1), max(y.0, y.1))
    if high == low { return 0 }
    return low == 0 ? withBlack : min((high - low) / low, withBlack)
  }

  private static func luminance(_ color: Color) -> Double {
    max(0, color.space.convert(color.components, to: .xyzD65).y)
  }
}
