import CMath

/// Lightness contrast Lc of the Accessible Perceptual Contrast Algorithm, version 0.1.9 (W3, 2022).
///
/// A draft measure: it is in no published guideline. Dark text on light is positive, light text on dark
/// negative; 60 is about the least for text, 75 for columns of it. Text and background are not
/// interchangeable. See-through colours are treated as in ``WCAG2``.
public enum APCA {
  /// The version of the constants.
  public static let version = "0.1.9"

  /// Lc of text on a background: one number, or a range when the background is see-through.
  public static func contrast(text: Color, background: Color) -> ClosedRange<Double> {
    Backdrop(text: text, background: background).range { text, background in
      lightnessContrast(text: luminance(srgb: text), background: luminance(srgb: background))
    }
  }

  /// An Lc as it may be shown: cut towards zero.
  public static func displayed(_ contrast: Double, decimals: Int = 1) -> Double {
    contrast.cutTowardsZero(decimals: decimals)
  }

  /// The screen luminance of APCA: a plain power of 2.4, no line at black.
  static func luminance(srgb: Components) -> Double {
    let light = srgb.mapped { $0.signedPower(2.4) }
    return max(0, 0.2126729 * light.x + 0.7151522 * light.y + 0.0721750 * light.z)
  }

  static func lightnessContrast(text: Double, background: Double) -> Double {
    let y = (text: softBlack(text), background: softBlack(background))
    if abs(y.background - y.text) < 0.0005 { return 0 }
    if y.background > y.text {
      let contrast = (cm_pow(y.background, 0.56) - cm_pow(y.text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (cm_pow(y.background, 0.65) - cm_pow(y.text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// Near black, light of the room lifts what is seen.
  private static func softBlack(_ y: Double) -> Double { y > 0.022 ? y : y + cm_pow(0.022 - y, 1.414) }
}
