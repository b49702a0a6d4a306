import ColorCore
public import Pictures

extension Swatch {
  /// Round the colour, for the frame of the keyboard.
  private static let margin = 4.0
  /// How much smaller a pressed swatch is on each side, which tells on black too.
  private static let pressedInset = 1.0

  /// At least the 24 pixels of WCAG 2.2, success criterion 2.5.8.
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    ControlSizes(
      minimum: Size(24, 24),
      natural: Size(Metrics.swatch.width + 2 * Self.margin, Metrics.swatch.height + 2 * Self.margin))
  }

  public func picture(in frame: Frame) -> Picture {
    let theme = frame.surroundings.theme
    let bounds = Rect(size: frame.size)
    let body = bounds.inset(by: Self.margin + (isPressed ? Self.pressedInset : 0))
    let radius = min(Metrics.smallRadius, body.width / 4, body.height / 4)
    var items = Marks.patch(.rounded(body, radius: radius), bounds: body, color: look)
    items.append(Marks.edge(body, radius: radius, in: theme))
    if isSelected { items += Marks.selection(in: body, radius: radius, in: theme) }
    if frame.surroundings.showsFocus {
      items += Marks.focusOnAnyColor(around: bounds, radius: radius + Self.margin, in: theme)
    }
    return Picture(size: frame.size, items: items)
  }
}
