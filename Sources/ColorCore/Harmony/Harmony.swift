/// Colours that go with one by their place on a wheel, or on the way from it to white, black or grey.
public enum Harmony: String, Hashable, Sendable, CaseIterable {
  /// The colour opposite.
  case complementary
  /// The two beside the opposite, 150° and 210° on.
  case splitComplementary = "split"
  /// The neighbours, 30° to each side.
  case analogous
  /// Three evenly around the wheel.
  case triad
  /// Four evenly around the wheel.
  case square
  /// Two pairs of opposites, 60° apart.
  case tetrad
  /// Towards black.
  case shades
  /// Towards white.
  case tints
  /// Towards the grey of the same lightness.
  case tones

  /// How far on the wheel the colours lie, or nil for those that keep the hue.
  var turns: [Double]? {
    switch self {
    case .complementary: [0, 180]
    case .splitComplementary: [0, 150, 210]
    case .analogous: [0, 30, 330]
    case .triad: [0, 120, 240]
    case .square: [0, 90, 180, 270]
    case .tetrad: [0, 60, 180, 240]
    case .shades, .tints, .tones: nil
    }
  }
}

/// The wheel on which hues lie around.
public enum HarmonyWheel: String, Hashable, Sendable, CaseIterable {
  /// The wheel of painting programs; equal numbers look unequally light.
  case hsv
  /// Keeps lightness and chroma; a colour may come to lie outside sRGB.
  case oklch
  /// Keeps lightness and saturation, inside sRGB.
  case okhsl

  var space: ColorSpace {
    switch self {
    case .hsv: .hsv
    case .oklch: .oklch
    case .okhsl: .okhsl
    }
  }

  /// The numbers of a colour so far, 0…1, on its way to an end.
  func moved(_ c: Components, _ harmony: Harmony, share: Double) -> Components {
    let rest = 1 - share
    switch (self, harmony) {
    case (.hsv, .shades): return Components(c.x, c.y, c.z * rest)
    case (.hsv, .tints):
      // The straight way to white in RGB: value rises to 100, the least channel with it.
      let value = c.z * rest + 100 * share
      return Components(c.x, value == 0 ? 0 : c.y * c.z * rest / value, value)
    case (.hsv, _): return Components(c.x, c.y * rest, c.z)
    case (.oklch, .shades): return Components(c.x * rest, c.y * rest, c.z)
    case (.oklch, .tints): return Components(c.x * rest + share, c.y * rest, c.z)
    case (.oklch, _): return Components(c.x, c.y * rest, c.z)
    case (.okhsl, .shades): return Components(c.x, c.y, c.z * rest)
    case (.okhsl, .tints): return Components(c.x, c.y, c.z * rest + share)
    case (.okhsl, _): return Components(c.x, c.y * rest, c.z)
    }
  }
}

extension Color {
  /// The colours of a harmony, this one first, with this one's alpha, in the space of the wheel.
  ///
  /// - Parameters:
  ///   - harmony: which colours.
  ///   - wheel: where hues lie.
  ///   - count: how many shades, tints or tones, this colour counted and the end itself left out;
  ///     the others have a number of their own.
  public func harmony(_ harmony: Harmony, on wheel: HarmonyWheel = .oklch, count: Int = 5) -> [Color] {
    let start = converted(to: wheel.space)
    guard let turns = harmony.turns else {
      return (0..<max(count, 0)).map { step in
        let share = Double(step) / Double(count)
        return Color(
          start.space, wheel.moved(start.components, harmony, share: share), alpha: alpha, missing: start.missing)
      }
    }
    // A grey has no hue to turn: its harmonies are itself.
    guard let lane = start.space.hueIndex, let hue = start[channel: lane] else { return turns.map { _ in start } }
    return turns.map { start.with(channel: lane, (hue + $0).wrappedDegrees) }
  }
}
