import CMath
import ColorCore
import PickerModel
public import Pictures

/// Where the rows of a spinner lie: on a drum seen from the front, or, where lines cannot be bent, on
/// a flat list.
struct SpinnerLayout {
  let rowHeight: Double
  private let middle: Double
  private let radius: Double
  private let isFlat: Bool

  /// Rows beyond this angle are seen from the side, and not shown.
  private static let widest = 80.0 * .pi / 180

  init(_ frame: Frame) {
    let surroundings = frame.surroundings
    rowHeight = Self.rowHeight(surroundings)
    middle = frame.size.height / 2
    isFlat = surroundings.theme.isCoarse
    radius = max(frame.size.height / 2, rowHeight)
  }

  static func rowHeight(_ surroundings: Surroundings) -> Double {
    surroundings.metrics.height(ofLine: surroundings.textSize, padding: 10, atLeast: 30)
  }

  /// Where a row lies that is so many rows below the mark, and how much of its height is seen; nil
  /// when it is not in sight.
  func place(_ distance: Double) -> (y: Double, scale: Double)? {
    if isFlat {
      let y = middle + distance.rounded() * rowHeight
      return y >= rowHeight / 2 && y <= 2 * middle - rowHeight / 2 + 0.5 ? (y, 1) : nil
    }
    let angle = distance * rowHeight / radius
    guard abs(angle) < Self.widest else { return nil }
    return (middle + radius * cm_sin(angle), cm_cos(angle))
  }

  /// The row that a place is nearest to.
  func row(at y: Double, position: Double) -> Int {
    let nearest = (-20...20).compactMap { offset -> (row: Int, distance: Double)? in
      let row = Int(position.rounded()) + offset
      return place(Double(row) - position).map { (row, abs($0.y - y)) }
    }
    return nearest.min { $0.distance < $1.distance }?.row ?? Int(position.rounded())
  }

  /// The rows in sight.
  func rows(around position: Double, last: Int) -> [Int] {
    let reach = Int((Self.widest * radius / rowHeight).rounded(.up)) + 1
    let middle = Int(position.rounded())
    return (middle - reach...middle + reach).filter { $0 >= 0 && $0 <= last }
  }
}

extension Spinner {
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let metrics = surroundings.metrics
    let row = SpinnerLayout.rowHeight(surroundings)
    let longest = min(24, catalog.presets.map { $0.name.utf8.count }.max() ?? 0)
    let text = metrics.width(ofCharacters: max(longest, Self.customName.utf8.count), size: surroundings.textSize)
    let width = text + 3 * metrics.spacing + metrics.swatch.width
    return ControlSizes(minimum: Size(width, 3 * row), natural: Size(width, 5 * row))
  }

  public func picture(in frame: Frame) -> Picture {
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    let metrics = surroundings.metrics
    let layout = SpinnerLayout(frame)
    let bounds = Rect(size: frame.size)
    let card = Path.rounded(bounds, radius: metrics.cornerRadius)
    let band = Rect(0, bounds.midY - layout.rowHeight / 2, bounds.width, layout.rowHeight)
    var rows: [Picture.Item] = [
      .fill(.rect(bounds), .color(Card.ground(in: theme))), .fill(.rect(band), .color(Marks.tint(theme, 0.1))),
    ]
    let position = surroundings.prefersReducedMotion && drag == nil ? Double(row) : position
    for row in layout.rows(around: position, last: lastRow) {
      guard let place = layout.place(Double(row) - position) else { continue }
      rows += rowItems(row, at: place.y, scale: place.scale, layout, frame)
    }
    var items: [Picture.Item] = [.clipped(card, rows)]
    if !theme.isCoarse {
      let line = theme.isHighContrast ? theme.border : Marks.tint(theme, 0.15)
      items.append(
        .stroke(
          .rounded(bounds.inset(by: 0.5), radius: metrics.cornerRadius - 0.5), StrokeStyle(width: 1), .color(line)))
    }
    if surroundings.showsFocus {
      items += Marks.focus(around: band.inset(by: 2), radius: metrics.smallRadius + 3, in: theme)
    }
    return Picture(size: frame.size, items: items)
  }

  private func rowItems(
    _ row: Int, at y: Double, scale: Double, _ layout: SpinnerLayout, _ frame: Frame
  ) -> [Picture.Item] {
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    let metrics = surroundings.metrics
    let width = frame.size.width
    func placed(_ rect: Rect) -> Rect { surroundings.isRightToLeft ? rect.mirrored(inWidth: width) : rect }
    let swatchHeight = min(metrics.swatch.height, layout.rowHeight * 0.6) * scale
    let swatch = Rect(
      width - metrics.spacing - metrics.swatch.width, y - swatchHeight / 2, metrics.swatch.width, swatchHeight)
    // Rows turn away into the ground as they turn out of sight.
    let ink =
      row == self.row ? theme.foreground : theme.foreground.withAlpha(theme.isHighContrast ? 1 : 0.3 + 0.6 * scale)
    let textSize = surroundings.textSize * (theme.isCoarse ? 1 : 0.6 + 0.4 * scale)
    var items: [Picture.Item] = [
      .text(
        TextLine(
          name(ofRow: row),
          in: placed(
            Rect(metrics.spacing, y - layout.rowHeight / 2, max(0, swatch.minX - 2 * metrics.spacing), layout.rowHeight)
          ),
          size: textSize, isBold: row == self.row, isRightToLeft: surroundings.isRightToLeft, color: ink))
    ]
    if let color = self.swatch(ofRow: row) {
      let rect = placed(swatch)
      let outline = Path.rounded(rect, radius: metrics.smallRadius * scale)
      items += Marks.patch(outline, bounds: rect, color: color)
      if !theme.isCoarse { items.append(Marks.edge(rect, radius: metrics.smallRadius * scale, in: theme)) }
    }
    return items
  }
}
