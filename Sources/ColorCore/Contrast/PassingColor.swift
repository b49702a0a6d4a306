/// What a text colour is asked to reach on its background.
public enum ContrastTarget: Hashable, Sendable {
  /// A ratio of WCAG 2, 1…21.
  case wcag2(Double)
  /// The size of Lc of APCA, 0…108, in either direction.
  case apca(Double)

  /// Whether text reaches it on a background; on a see-through one, over everything that may lie beneath.
  public func isReached(text: Color, background: Color) -> Bool {
    switch self {
    case .wcag2(let ratio): return WCAG2.contrast(text: text, background: background).lowerBound >= ratio
    case .apca(let contrast):
      let range = APCA.contrast(text: text, background: background)
      return range.lowerBound >= contrast || range.upperBound <= -contrast
    }
  }
}

extension Color {
  /// The colour nearest to this one that reaches a contrast on a background, with the same hue and alpha.
  ///
  /// Lightness of OKLCH is moved, darker and lighter, and chroma given up only where sRGB has no room for
  /// it; of the two results the one with the smaller ΔEOK is taken. It is a colour of sRGB in whole bytes,
  /// so that what is shown, stored and pasted as hex reaches the contrast too.
  ///
  /// - Returns: this colour itself where it passes already, or nil where neither black nor white would do.
  public func nearest(reaching target: ContrastTarget, on background: Color) -> Color? {
    if target.isReached(text: self, background: background) { return self }
    let start = converted(to: .oklch)
    let found = [0.0, 1.0].compactMap { end in
      start.closestPassing(towards: end, target: target, background: background)
    }
    return found.min { difference(to: $0, by: .ok) < difference(to: $1, by: .ok) }
  }

  /// On the way to an end of lightness, the first colour from which on all pass.
  private func closestPassing(towards end: Double, target: ContrastTarget, background: Color) -> Color? {
    func shown(_ share: Double) -> Color {
      let moved = with(channel: 0, components.x + (end - components.x) * share).mapped(to: .srgb, by: .chroma)
      var bytes = moved.srgb8
      bytes.alpha = 255
      return Color(bytes).withAlpha(alpha)
    }
    guard target.isReached(text: shown(1), background: background) else { return nil }
    var failing = 0.0
    var passing = 1.0
    // 2⁻¹² of the whole way is finer than a byte.
    for _ in 0..<12 {
      let middle = (failing + passing) / 2
      if target.isReached(text: shown(middle), background: background) { passing = middle } else { failing = middle }
    }
    return shown(passing)
  }
}
