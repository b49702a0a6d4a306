/// The way from one colour to another through a space, as CSS Color 4 section 12 defines it.
///
/// Components are premultiplied by alpha, hues take the direction asked for, and what is missing in
/// one colour is taken from the other.
public struct Interpolation: Sendable {
  public let space: ColorSpace
  private let start: Components
  private let end: Components
  private let startAlpha: Double
  private let endAlpha: Double
  /// Missing in both colours, and so all along the way.
  private let missing: MissingComponents
  private let hue: Int?

  public init(
    from first: Color, to second: Color, in space: ColorSpace = .oklab, hue direction: HueDirection = .shorter
  ) {
    let first = first.readyToMix(in: space)
    let second = second.readyToMix(in: space)
    self.space = space
    hue = space.hueIndex
    missing = first.missing.intersection(second.missing)
    var start = first.components
    var end = second.components
    for lane in 0..<4 {
      if first.missing.contains(.channel(lane)) { start[lane] = end[lane] }
      if second.missing.contains(.channel(lane)) { end[lane] = start[lane] }
    }
    if let hue {
      start[hue] = start[hue].wrappedDegrees
      end[hue] = start[hue] + direction.turn(from: start[hue], to: end[hue].wrappedDegrees)
    }
    // Without any alpha to go by, the components are those of opaque colours.
    let bothMissing = missing.contains(.alpha)
    startAlpha = bothMissing ? 1 : first.missing.contains(.alpha) ? second.alpha : first.alpha
    endAlpha = bothMissing ? 1 : second.missing.contains(.alpha) ? first.alpha : second.alpha
    self.start = start
    self.end = end
  }

  /// The colour at a part of the way: 0 is the first colour, 1 the second; beyond, the line goes on.
  public func color(at part: Double) -> Color {
    let alpha = startAlpha * (1 - part) + endAlpha * part
    var result = start * (startAlpha * (1 - part)) + end * (endAlpha * part)
    if alpha != 0 { result /= alpha }
    // The ends come back exactly.
    if part == 0, startAlpha != 0 { result = start }
    if part == 1, endAlpha != 0 { result = end }
    if let hue { result[hue] = (start[hue] + (end[hue] - start[hue]) * part).wrappedDegrees }
    return Color(space, result, alpha: alpha, missing: missing)
  }
}

extension Color {
  /// This colour mixed with another: 0 gives this one, 1 the other, both in `space`.
  public func mixed(
    with other: Color, _ part: Double = 0.5, in space: ColorSpace = .oklab, hue: HueDirection = .shorter
  ) -> Color {
    Interpolation(from: self, to: other, in: space, hue: hue).color(at: part)
  }

  /// Several colours mixed by weights, the first two first and each next one into the result, as
  /// `color-mix()` does (CSS Color 5, section 3).
  ///
  /// - Parameter weights: not negative; only their ratios matter. Weights that are all zero count as
  ///   equal.
  /// - Returns: nil for an empty list.
  public static func mixed(
    _ parts: [(color: Color, weight: Double)], in space: ColorSpace = .oklab, hue: HueDirection = .shorter
  ) -> Color? {
    guard let first = parts.first else { return nil }
    let areEqual = parts.allSatisfy { !($0.weight > 0) }
    var total = areEqual ? 1 : max(0, first.weight)
    if parts.count == 1 { return first.color.readyToMix(in: space) }
    var result = first.color
    for part in parts.dropFirst() {
      let weight = areEqual ? 1 : max(0, part.weight)
      total += weight
      // With nothing before it either, a colour of no weight takes half, as in a list of such colours.
      result = result.mixed(with: part.color, total > 0 ? weight / total : 0.5, in: space, hue: hue)
    }
    return result
  }
}
