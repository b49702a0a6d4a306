/// The contrast ratio of the Web Content Accessibility Guidelines 2.2.
///
/// Always computed in sRGB, whatever the space of the colours; a colour outside sRGB counts with its own
/// luminance. Text that is see-through is laid over its background first. A background that is
/// see-through may have anything beneath it: then there is a range of ratios, and what may be promised
/// is its lower end.
public enum WCAG2 {
  /// What a ratio is enough for (success criteria 1.4.3, 1.4.6 and 1.4.11).
  public enum Level: Int, Comparable, Sendable, CaseIterable {
    /// Below 3: not enough for anything that must be read or seen.
    case fail
    /// 3 and more: large text, controls and graphics.
    case aaLarge
    /// 4.5 and more: text.
    case aa
    /// 7 and more: text for those who need more.
    case aaa

    /// The least ratio of this level.
    public var leastRatio: Double {
      switch self {
      case .fail: 1
      case .aaLarge: 3
      case .aa: 4.5
      case .aaa: 7
      }
    }

    public init(ratio: Double) { self = Self.allCases.last { ratio >= $0.leastRatio } ?? .fail }

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Relative luminance as the guidelines define it, 0 for black and 1 for white; alpha not counted.
  ///
  /// The weights are those printed in the guidelines, the knee of the curve that of IEC 61966-2-1
  /// (0.04045), which the guidelines have had since 2021.
  public static func luminance(_ color: Color) -> Double {
    luminance(srgb: color.space.convert(color.components, to: .srgb))
  }

  static func luminance(srgb: Components) -> Double {
    let light = SRGB.toBase(srgb)
    return max(0, 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z)
  }

  /// The ratio of two luminances, 1…21 inside sRGB, the same in both directions.
  public static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  /// The ratios text can have on a background: one, or a range when the background is see-through.
  public static func contrast(text: Color, background: Color) -> ClosedRange<Double> {
    Backdrop(text: text, background: background).range { text, background in
      ratio(luminance(srgb: text), luminance(srgb: background))
    }
  }

  /// A ratio as it may be shown: cut, never rounded up, so that no figure promises more than there is.
  public static func displayed(_ ratio: Double, decimals: Int = 2) -> Double {
    ratio.cutTowardsZero(decimals: decimals)
  }
}

extension Double {
  /// This number cut after so many decimals, towards zero; one that has no more decimals stays itself.
  func cutTowardsZero(decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<min(max(decimals, 0), 12) { scale *= 10 }
    let magnitude = abs(self)
    let steps = (magnitude * scale).rounded(.down)
    // 2.3 × 100 is a hair below 230.
    let cut = (steps + 1) / scale <= magnitude ? (steps + 1) / scale : steps / scale
    return self < 0 ? -cut : cut
  }
}
