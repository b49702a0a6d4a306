import ColorCore
public import Pictures

extension Well {
  /// Round the button, for the frame of the keyboard.
  private static let margin = 3.0
  /// Between the edge of the button and its colour.
  private static let inset = 5.0

  /// 54 by 34 pixels of button at the least, as the desktop's own colour buttons; it grows with text.
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let height = surroundings.metrics.height(ofLine: surroundings.textSize, padding: 10, atLeast: 34)
    let least = Size(40 + 2 * Self.margin, 34 + 2 * Self.margin)
    let natural = Size((height * 1.6).rounded() + 2 * Self.margin, height + 2 * Self.margin)
    return ControlSizes(minimum: least, natural: natural)
  }

  public func picture(in frame: Frame) -> Picture {
    let theme = frame.surroundings.theme
    let metrics = frame.surroundings.metrics
    let body = Rect(size: frame.size).inset(by: Self.margin)
    let radius = metrics.smallRadius + 3
    var items = Marks.button(body, radius: radius, isPressed: isPressed || isOpen, in: theme)
    items += Marks.paint(
      offered ?? shown, isNone: offersNone, in: body.inset(by: Self.inset), radius: metrics.smallRadius - 1, theme)
    if offered != nil {
      // The colour in the hand would land here.
      items.append(
        .stroke(
          .rounded(body.inset(by: 1), radius: radius - 1), StrokeStyle(width: 2, dashes: [4, 3]),
          .color(theme.accent)))
    }
    if frame.surroundings.showsFocus {
      items += Marks.focus(around: Rect(size: frame.size), radius: radius + Self.margin, in: theme)
    }
    return Picture(size: frame.size, items: items)
  }
}
