/// A move from one number to another, fast at first and slow at its end: a pure function of the time
/// that went by.
struct Glide: Hashable {
  let from: Double
  let to: Double
  /// In seconds.
  let duration: Double
  private var elapsed = 0.0

  /// A quarter of a second: what the desktop's own switches and bars take.
  init(from: Double, to: Double, duration: Double = 0.25) {
    self.from = from
    self.to = to
    self.duration = duration
  }

  var isOver: Bool { elapsed >= duration }

  var value: Double {
    if isOver { return to }
    let rest = 1 - elapsed / duration
    return to + (from - to) * rest * rest * rest
  }

  mutating func advance(by seconds: Double) { elapsed += max(0, seconds) }
}
