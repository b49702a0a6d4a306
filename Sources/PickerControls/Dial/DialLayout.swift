import ColorCore
import PickerModel
import Pictures

/// Where the parts of a dial lie, and which angle stands for which number.
///
/// The ring is three quarters of a circle with its gap at the bottom: 0 at the lower left, then
/// clockwise, 1 at the lower right. It turns the same way in right-to-left layouts, as knobs do.
struct DialLayout {
  static let sweep = 270.0
  /// The angle of 0, in degrees clockwise from the right.
  static let start = 135.0
  static let thickness = 14.0
  static let handleRadius = 10.0
  /// Room round the handle for the frame of the keyboard.
  private static let margin = 5.0

  let center: Point
  /// To the middle of the ring.
  let radius: Double
  let number: Rect
  let name: Rect

  init(_ frame: Frame) {
    let line = Metrics.lineHeight(size: frame.surroundings.textSize)
    let outside = Self.handleRadius + Self.margin
    let (width, height) = (frame.size.width, frame.size.height)
    // The ring ends 1/√2 of its radius below its middle; the name stands under that.
    let lowest = 0.5.squareRoot()
    radius = max(0, min(width / 2 - outside, (height - 2 * outside - line) / (1 + lowest)))
    let used = 2 * outside + radius * (1 + lowest) + line
    center = Point(width / 2, max(0, height - used) / 2 + outside + radius)
    let inner = max(0, radius - Self.thickness / 2)
    number = Rect(center.x - inner, center.y - line / 2, 2 * inner, line)
    name = Rect(0, center.y + radius * lowest + outside, width, line)
  }

  static func sizes(_ scale: ChannelScale, _ surroundings: Surroundings) -> ControlSizes {
    let text = surroundings.textSize
    let line = Metrics.lineHeight(size: text)
    let digits = max(scale.text(scale.shown.upperBound).utf8.count, scale.text(scale.shown.lowerBound).utf8.count)
    let longest = scale.space.channels.map { $0.name.utf8.count }.max() ?? 0
    let outside = 2 * (handleRadius + margin)
    let number = Metrics.width(ofCharacters: digits + 1, size: text, isBold: true)
    func size(radius: Double) -> Size {
      Size(
        max(2 * radius + outside, Metrics.width(ofCharacters: longest, size: text)),
        (radius * (1 + 0.5.squareRoot()) + outside + line).rounded(.up))
    }
    let least = max(24, (number + thickness) / 2 + 4)
    return ControlSizes(minimum: size(radius: least), natural: size(radius: max(48, least)))
  }

  static func angle(of share: Double) -> Double { start + share * sweep }

  /// How far round a place lies from 0, in 0..<360 degrees; beyond ``sweep`` it is in the gap.
  func turn(at point: Point) -> Double {
    let turn = center.angle(to: point) - Self.start
    return turn < 0 ? turn + 360 : turn
  }

  /// The share that a turn stands for; in the gap, that of the nearer end.
  static func share(ofTurn turn: Double) -> Double {
    if turn <= sweep { return max(0, turn / sweep) }
    return turn < sweep + (360 - sweep) / 2 ? 1 : 0
  }
}
