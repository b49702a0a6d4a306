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

  /// The lengths of a dial's parts, in logical pixels.
  struct Lengths {
    /// Of the ring up to the number it stands at.
    var thickness = 14.0
    /// Of the ring beyond it.
    var restThickness = 5.0
    /// Round the rings; in cells it could not be seen.
    var hairline = 1.0
    var handleRadius = 10.0
    /// Round the handle, for the frame of the keyboard.
    var margin = 5.0
    /// Of the middle of the ring, where there is room enough.
    var radius = 48.0
    var leastRadius = 24.0

    init(_ metrics: Metrics) {
      guard let cell = metrics.cell else { return }
      // A handle of one cell, and rings that make a dial of six rows, of four at least.
      (thickness, restThickness, hairline) = (2 * cell.width, cell.width, 0)
      (handleRadius, margin) = (cell.width, 0)
      (radius, leastRadius) = (Self.radius(rows: 6, of: cell), Self.radius(rows: 4, of: cell))
    }

    private static func radius(rows: Double, of cell: Size) -> Double {
      ((rows - 1) * cell.height - 2 * cell.width) / (1 + DialLayout.lowest)
    }
  }

  /// The ring ends 1/√2 of its radius below its middle; the name stands under that.
  private static let lowest = 0.5.squareRoot()

  let lengths: Lengths

  let center: Point
  /// To the middle of the ring.
  let radius: Double
  let number: Rect
  let name: Rect

  init(_ frame: Frame) {
    let metrics = frame.surroundings.metrics
    let line = metrics.lineHeight(size: frame.surroundings.textSize)
    lengths = Lengths(metrics)
    let outside = lengths.handleRadius + lengths.margin
    let (width, height) = (frame.size.width, frame.size.height)
    radius = max(0, min(width / 2 - outside, (height - 2 * outside - line) / (1 + Self.lowest)))
    let used = 2 * outside + radius * (1 + Self.lowest) + line
    center = Point(width / 2, max(0, height - used) / 2 + outside + radius)
    // Where cells are few, the number may stand on the ring: letters have a ground of their own.
    let inner = metrics.cell == nil ? max(0, radius - lengths.thickness / 2) : width / 2
    func onRow(_ y: Double) -> Double { metrics.cell.map { (y / $0.height).rounded() * $0.height } ?? y }
    number = Rect(center.x - inner, onRow(center.y - line / 2), 2 * inner, line)
    name = Rect(0, onRow(center.y + radius * Self.lowest + outside), width, line)
  }

  static func sizes(_ scale: ChannelScale, _ surroundings: Surroundings) -> ControlSizes {
    let text = surroundings.textSize
    let metrics = surroundings.metrics
    let line = metrics.lineHeight(size: text)
    let lengths = Lengths(metrics)
    let digits = max(scale.text(scale.shown.upperBound).utf8.count, scale.text(scale.shown.lowerBound).utf8.count)
    let longest = scale.space.channels.map { $0.name.utf8.count }.max() ?? 0
    let outside = 2 * (lengths.handleRadius + lengths.margin)
    let number = metrics.width(ofCharacters: digits + 1, size: text, isBold: true)
    func size(radius: Double) -> Size {
      Size(
        max(2 * radius + outside, metrics.width(ofCharacters: longest, size: text)),
        (radius * (1 + lowest) + outside + line).rounded(.up))
    }
    let least =
      metrics.cell == nil ? max(lengths.leastRadius, (number + lengths.thickness) / 2 + 4) : lengths.leastRadius
    return ControlSizes(minimum: size(radius: least), natural: size(radius: max(lengths.radius, least)))
  }

  /// The part of the name's row that its text takes, with a letter's room beside it.
  func written(_ title: String, _ surroundings: Surroundings) -> Rect {
    let width = surroundings.metrics.width(ofCharacters: title.utf8.count + 2, size: surroundings.textSize)
    return name.inset(by: max(0, (name.width - width) / 2), 0)
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
