import ColorCore

/// A wheel in the hand: where it has been drawn to, and how fast it goes.
struct SpinnerDrag: Hashable {
  /// Rows, with parts of rows.
  private(set) var position: Double
  /// Rows a second, smoothed over the last frames.
  private(set) var speed = 0.0
  private(set) var hasMoved = false
  var didChange = false
  /// The colour when the wheel was taken.
  let before: Color?
  private let start: Double
  private let startY: Double
  private var lastPosition: Double
  private var idle = 0.0

  /// Less than this is a press, in logical pixels.
  private static let slack = 4.0
  /// How far beyond the ends the wheel gives, in rows.
  private static let give = 0.4
  /// Seconds that a wheel let go rolls on at the speed it had; long enough that a flick passes a
  /// handful of rows, as wheels on touch screens do.
  private static let roll = 0.3
  /// Seconds of rest after which nothing is left of the speed.
  private static let rest = 0.1

  init(at y: Double, position: Double, before: Color?) {
    self.position = position
    self.before = before
    start = position
    startY = y
    lastPosition = position
  }

  /// The row to go back to.
  var startRow: Int { Int(start.rounded()) }

  /// Where it would come to rest by itself.
  var landing: Double { position + speed * Self.roll }

  mutating func move(to y: Double, rowHeight: Double, lastRow: Int) {
    guard y.isFinite, rowHeight > 0 else { return }
    if abs(y - startY) >= Self.slack { hasMoved = true }
    guard hasMoved else { return }
    position = min(max(start - (y - startY) / rowHeight, -Self.give), Double(lastRow) + Self.give)
  }

  mutating func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    let step = position - lastPosition
    idle = step == 0 ? idle + seconds : 0
    speed = idle >= Self.rest ? 0 : 0.5 * speed + 0.5 * step / seconds
    lastPosition = position
  }
}

extension Glide {
  /// A roll to a row that begins at the speed the wheel has, in rows a second; without any, the turn
  /// of the desktop's own switches.
  static func landing(from: Double, to: Double, speed: Double) -> Glide {
    // The way begins three times as fast as it would be on average.
    let natural = speed == 0 ? 0.25 : 3 * (to - from) / speed
    return Glide(from: from, to: to, duration: natural > 0 ? min(max(natural, 0.15), 0.9) : 0.25)
  }
}
