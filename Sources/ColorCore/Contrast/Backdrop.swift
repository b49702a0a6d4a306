/// Text on a background that may let through what lies beneath, in sRGB, as screens lay them over each other.
struct Backdrop {
  private let text: Components
  private let textAlpha: Double
  private let background: Components
  private let backgroundAlpha: Double

  init(text: Color, background: Color) {
    self.text = text.space.convert(text.components, to: .srgb)
    self.background = background.space.convert(background.components, to: .srgb)
    textAlpha = text.alpha
    backgroundAlpha = background.alpha
  }

  /// What a measure of the two seen colours can come to, over everything that may lie beneath.
  ///
  /// The measure is continuous, so that it takes every value between its extremes. Each channel beneath
  /// is free in 0…1: from every corner of the cube the extreme is sought along one channel after the other.
  func range(of measure: (_ text: Components, _ background: Components) -> Double) -> ClosedRange<Double> {
    func value(_ beneath: Components) -> Double {
      let ground = background * backgroundAlpha + beneath * (1 - backgroundAlpha)
      return measure(text * textAlpha + ground * (1 - textAlpha), ground)
    }
    if backgroundAlpha == 1 {
      let only = value(Components())
      return only...only
    }
    var low = Double.infinity
    var high = -Double.infinity
    for corner in 0..<8 {
      let start = Components(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
      low = min(low, -climb(from: start) { -value($0) })
      high = max(high, climb(from: start, value))
    }
    return low...high
  }

  /// The highest value found by going along one channel at a time until nothing is gained.
  private func climb(from start: Components, _ value: (Components) -> Double) -> Double {
    var place = start
    var best = value(place)
    for _ in 0..<8 {
      let before = best
      for lane in 0..<3 {
        let (at, found) = highest { v in
          var trial = place
          trial[lane] = v
          return value(trial)
        }
        if found > best { (best, place[lane]) = (found, at) }
      }
      if best - before <= 1e-12 * abs(best) { break }
    }
    return best
  }

  /// The place in 0…1 where a function of one number is highest: the best of 17 points, then thirds around it.
  private func highest(_ value: (Double) -> Double) -> (Double, Double) {
    var best = (0.0, value(0))
    for step in 1...16 {
      let at = Double(step) / 16
      let found = value(at)
      if found > best.1 { best = (at, found) }
    }
    var low = max(0, best.0 - 1 / 16)
    var high = min(1, best.0 + 1 / 16)
    while high - low > 1e-9 {
      let third = (high - low) / 3
      if value(low + third) < value(high - third) { low += third } else { high -= third }
    }
    let middle = (low + high) / 2
    let found = value(middle)
    return found > best.1 ? (middle, found) : best
  }
}
