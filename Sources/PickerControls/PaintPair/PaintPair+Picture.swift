import ColorCore
import PickerModel
public import Pictures

extension PaintPair {
  /// The stroke's square is a ring of this share of its side.
  private static let ringShare = 0.26

  /// Buttons of 24 pixels, the least of WCAG 2.2 (success criterion 2.5.8), make squares of 44.
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let least = 68.0
    let natural = (max(1, surroundings.textScale) * 76).rounded()
    return ControlSizes(minimum: Size(least, least), natural: Size(natural, natural))
  }

  public func picture(in frame: Frame) -> Picture {
    let layout = PaintPairLayout(frame)
    let theme = frame.surroundings.theme
    var items: [Picture.Item] = []
    for part in [PaintPair.Part.swap, .standard] {
      let rect = layout.rect(of: part)
      items += Marks.button(rect.inset(by: 1), radius: 6, isPressed: isPressed(part), in: theme)
    }
    items += swapSign(in: layout.rect(of: .swap), frame.surroundings)
    items += standardSign(in: layout.rect(of: .standard), frame.surroundings)
    for role in [role.other, role] { items += squareItems(role, in: layout.rect(of: Part(role)), frame.surroundings) }
    if frame.surroundings.showsFocus {
      let rect = layout.rect(of: focus)
      items +=
        focus.role == nil
        ? Marks.focus(around: rect, radius: 7, in: theme) : Marks.focusOnAnyColor(around: rect, radius: 8, in: theme)
    }
    return Picture(size: frame.size, items: items)
  }

  private func isPressed(_ part: Part) -> Bool { press.isPressed && pressedPart == part }

  private func squareItems(_ role: PaintRole, in whole: Rect, _ surroundings: Surroundings) -> [Picture.Item] {
    let theme = surroundings.theme
    let rect = whole.inset(by: isPressed(Part(role)) || (isOpen && role == self.role) ? 4 : 3)
    let radius = surroundings.metrics.smallRadius
    let color = offered?.role == role ? offered?.color : paints[role].color
    // The ground under the square keeps it apart from the one behind.
    var items: [Picture.Item] = [
      .fill(.rounded(rect.inset(by: -2), radius: radius + 2), .color(theme.background))
    ]
    items += Marks.paint(color, isNone: true, in: rect, radius: radius, theme)
    if role == .stroke {
      let hole = rect.inset(by: (rect.width * Self.ringShare).rounded())
      items.append(.fill(.rounded(hole, radius: radius / 2), .color(theme.background)))
      items.append(Marks.edge(hole, radius: radius / 2, in: theme))
    }
    if role == self.role {
      items.append(
        .stroke(
          .rounded(rect.inset(by: -2), radius: radius + 2), StrokeStyle(width: theme.isHighContrast ? 3 : 2),
          .color(theme.accent)))
    }
    return items
  }

  /// An arrow with two heads round the corner between the squares.
  private func swapSign(in rect: Rect, _ surroundings: Surroundings) -> [Picture.Item] {
    let s = min(rect.width, rect.height)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(rect.minX + (surroundings.isRightToLeft ? 1 - x : x) * s, rect.minY + y * s)
    }
    let path = Path([
      .move(place(0.26, 0.36)), .curve(place(0.5, 0.36), place(0.64, 0.5), place(0.64, 0.74)),
      .move(place(0.39, 0.22)), .line(place(0.25, 0.36)), .line(place(0.39, 0.5)),
      .move(place(0.5, 0.61)), .line(place(0.64, 0.75)), .line(place(0.78, 0.61)),
    ])
    return [
      .stroke(path, StrokeStyle(width: max(1.5, s / 16), cap: .round), .color(surroundings.theme.foreground))
    ]
  }

  /// Both squares, small, as they come back.
  private func standardSign(in rect: Rect, _ surroundings: Surroundings) -> [Picture.Item] {
    let s = min(rect.width, rect.height)
    let side = (s * 0.34).rounded()
    let theme = surroundings.theme
    let middle = Point(rect.midX, rect.midY)
    let shift = (side * 0.4).rounded()
    let back = Rect(middle.x - side / 2 - shift / 2, middle.y - side / 2 - shift / 2, side, side)
    let front = back.offset(by: shift, shift)
    var items: [Picture.Item] = []
    for (square, paint) in [(back, ShapePaints.standard.stroke), (front, ShapePaints.standard.fill)] {
      let placed = surroundings.isRightToLeft ? square.mirrored(inWidth: rect.minX * 2 + rect.width) : square
      items.append(.fill(.rect(placed), .color(paint.color ?? .white)))
      items.append(.stroke(.rect(placed.inset(by: -0.5)), StrokeStyle(width: 1), .color(theme.foreground)))
    }
    return items
  }
}
