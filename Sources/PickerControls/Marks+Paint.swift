import ColorCore
import PickerModel
import Pictures

extension Marks {
  /// An area painted with a colour, or with the sign of no paint: white with a red line across.
  ///
  /// - Parameter isNone: whether no colour is a paint; otherwise it says that nothing has been chosen.
  static func paint(
    _ color: Color?, isNone: Bool, in rect: Rect, radius: Double, _ theme: Theme
  ) -> [Picture.Item] {
    let outline = Path.rounded(rect, radius: radius)
    var items: [Picture.Item] = []
    if let color {
      items += patch(outline, bounds: rect, color: color)
    } else {
      // The red of faults on light grounds, as the area is white in every theme.
      let ink = isNone ? Color(rgb: 0xC01C28) : tint(theme, 0.3)
      let width = isNone ? max(2, min(rect.width, rect.height) / 12) : 1
      let across = Picture.Item.stroke(
        .line(Point(rect.minX, rect.maxY), Point(rect.maxX, rect.minY)), StrokeStyle(width: width), .color(ink))
      items.append(.clipped(outline, isNone ? [.fill(outline, .color(.white)), across] : [across]))
    }
    items.append(edge(rect, radius: radius, in: theme))
    return items
  }

  /// The ground of a button, as the desktop draws it (Adwaita: 10 per cent of the text's colour, 30
  /// when pressed), with a frame where contrast is to be high.
  static func button(_ rect: Rect, radius: Double, isPressed: Bool, in theme: Theme) -> [Picture.Item] {
    let ground = Picture.Item.fill(.rounded(rect, radius: radius), .color(tint(theme, isPressed ? 0.3 : 0.1)))
    return theme.isHighContrast ? [ground, edge(rect, radius: radius, in: theme)] : [ground]
  }
}
