/// The difference of CIE L* of two colours, 0…100.
public enum LightnessContrast {
  /// The contrast of two colours, the same in both directions; alpha not counted.
  ///
  /// - Parameter white: D50 takes L* of CSS `lab()`; D65 the tone of Material, without adaptation.
  public static func contrast(_ a: Color, _ b: Color, white: LabWhite = .d50) -> Double {
    abs(a.space.convert(a.components, to: white.space).x - b.space.convert(b.components, to: white.space).x)
  }
}
