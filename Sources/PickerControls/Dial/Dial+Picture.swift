import ColorCore
import PickerModel
public import Pictures

extension Dial {
  /// Pieces of the whole ring; each is a gradient of its own.
  private static let pieces = 24.0

  public func sizes(in surroundings: Surroundings) -> ControlSizes { DialLayout.sizes(scale, surroundings) }

  public func picture(in frame: Frame) -> Picture {
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    let layout = DialLayout(frame)
    let share = surroundings.prefersReducedMotion ? value.share : position
    let edge = theme.isHighContrast ? theme.border : Marks.tint(theme, 0.3)
    var items = ring(layout, from: share, to: 1, thickness: layout.lengths.restThickness, edge: edge)
    items += ring(layout, from: 0, to: share, thickness: layout.lengths.thickness, edge: edge)
    let handle = layout.center.atAngle(DialLayout.angle(of: share), distance: layout.radius)
    items += Marks.handle(center: handle, radius: layout.lengths.handleRadius, isPressed: isDragging, in: theme)
    if surroundings.showsFocus {
      let reach = layout.lengths.handleRadius + 5
      let around = Rect(handle.x - reach, handle.y - reach, 2 * reach, 2 * reach)
      // In cells the frame stands beside the name, where a line is thick enough to be seen.
      items +=
        theme.isCoarse
        ? Marks.focus(around: layout.written(scale.title, surroundings), radius: 0, in: theme)
        : Marks.focusOnAnyColor(around: around, radius: around.width / 2, in: theme)
    }
    items.append(
      .text(
        TextLine(
          text, in: layout.number, size: surroundings.textSize, isBold: true, alignment: .center,
          color: Marks.ink(of: value.draft, in: theme), caret: value.draft?.text.unicodeScalars.count)))
    items.append(
      .text(
        TextLine(
          scale.title, in: layout.name, size: surroundings.textSize, alignment: .center,
          isRightToLeft: surroundings.isRightToLeft, color: theme.foreground)))
    return Picture(size: frame.size, items: items)
  }

  /// What stands in the middle.
  var text: String {
    if value.draft != nil || !value.hasColor { return value.text }
    switch numberStyle {
    case .scale: return value.text + scale.unit
    case .hexadecimal:
      let byte = SRGB8.byte(value.share)
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }
  }

  /// Part of the ring in the colours the channel gives there, with a hairline round it.
  private func ring(_ layout: DialLayout, from: Double, to: Double, thickness: Double, edge: Color) -> [Picture.Item] {
    guard to > from, layout.radius > 0 else { return [] }
    let whole = Path.arc(
      center: layout.center, radius: layout.radius, from: DialLayout.angle(of: from),
      sweep: (to - from) * DialLayout.sweep)
    let hairline = value.hasColor ? layout.lengths.hairline : 1
    var items: [Picture.Item] = [
      .stroke(whole, StrokeStyle(width: thickness + 2 * hairline, cap: .round), .color(edge))
    ]
    if !value.hasColor { return items }
    // The round ends, in the colours of the ends.
    for end in [from, to] {
      let point = layout.center.atAngle(DialLayout.angle(of: end), distance: layout.radius)
      items.append(.fill(.circle(center: point, radius: thickness / 2), .color(value.trackColor(at: end))))
    }
    var start = from
    while start < to {
      let end = min(to, ((start * Self.pieces).rounded(.down) + 1) / Self.pieces)
      items.append(piece(layout, from: start, to: end, isLast: end >= to, thickness: thickness))
      start = end
    }
    return items
  }

  private func piece(
    _ layout: DialLayout, from: Double, to: Double, isLast: Bool, thickness: Double
  ) -> Picture.Item {
    let (a, b) = (DialLayout.angle(of: from), DialLayout.angle(of: to))
    let gradient = LinearGradient(
      from: layout.center.atAngle(a, distance: layout.radius), to: layout.center.atAngle(b, distance: layout.radius),
      stops: [.init(0, value.trackColor(at: from)), .init(1, value.trackColor(at: to))])
    // Each piece goes on a little below the next, so that no seam shows.
    let path = Path.arc(
      center: layout.center, radius: layout.radius, from: a, sweep: b - a + (isLast ? 0 : 0.5))
    return .stroke(path, StrokeStyle(width: thickness), .gradient(gradient))
  }
}
