import ColorCore
import PickerModel
import Pictures

/// Marks that several controls draw.
enum Marks {
  /// The frame of the thing that has the keyboard.
  static func focus(around rect: Rect, radius: Double, in theme: Theme) -> [Picture.Item] {
    if theme.isCoarse {
      return CoarseMarks.brackets(around: rect, in: theme).map { .fill(.rect($0), .color(theme.accent)) }
    }
    let width = theme.isHighContrast ? 3.0 : 2
    let outline = Path.rounded(rect.inset(by: width / 2), radius: radius)
    return [.stroke(outline, StrokeStyle(width: width), .color(theme.accent))]
  }

  /// The frame of a thing of any colour, or on any ground, that has the keyboard: a dark line between
  /// two light ones, four pixels wide. One of the two stands out at 4.58 : 1 or more everywhere.
  static func focusOnAnyColor(around rect: Rect, radius: Double, in theme: Theme) -> [Picture.Item] {
    let dark = theme.isHighContrast ? 3.0 : 2
    let outline = Path.rounded(rect.inset(by: 2), radius: max(0, radius - 2))
    return [
      .stroke(outline, StrokeStyle(width: dark + 2), .color(.white)),
      .stroke(outline, StrokeStyle(width: dark), .color(.black)),
    ]
  }

  /// The mark of the chosen one on an area of any colour: a black frame, and a white one within it.
  static func selection(in rect: Rect, radius: Double, in theme: Theme) -> [Picture.Item] {
    let width = theme.isHighContrast ? 3.0 : 2
    return [
      .stroke(
        .rounded(rect.inset(by: width / 2), radius: radius - width / 2), StrokeStyle(width: width), .color(.black)),
      .stroke(
        .rounded(rect.inset(by: width * 1.5), radius: radius - width * 1.5), StrokeStyle(width: width),
        .color(.white)),
    ]
  }

  /// A hairline that shows where a colour ends that is like its ground.
  static func edge(_ rect: Rect, radius: Double, in theme: Theme) -> Picture.Item {
    .stroke(
      .rounded(rect.inset(by: 0.5), radius: radius - 0.5), StrokeStyle(width: 1),
      .color(theme.isHighContrast ? theme.border : tint(theme, 0.3)))
  }

  /// A round handle that stands out on every colour: a white disc in a dark ring.
  static func handle(center: Point, radius: Double, isPressed: Bool, in theme: Theme) -> [Picture.Item] {
    let ring = Color(.srgb, 0, 0, 0, alpha: theme.isHighContrast ? 1 : 0.72)
    let disc = isPressed ? Color(rgb: 0xE6E6E6) : Color.white
    if theme.isCoarse {
      let body = CoarseMarks.handle(center: center, radius: radius, in: theme)
      return [
        .fill(.rect(body), .color(ring)), .fill(.rect(body.inset(by: theme.grain, 0)), .color(disc)),
      ]
    }
    return [
      .fill(.circle(center: center, radius: radius), .color(ring)),
      .fill(.circle(center: center, radius: radius - 1.5), .color(disc)),
    ]
  }

  /// A tick within a square.
  static func tick(in rect: Rect, color: Color, in theme: Theme) -> Picture.Item {
    if theme.isCoarse { return .text(TextLine("✓", in: rect, size: rect.height, alignment: .center, color: color)) }
    let s = rect.width
    let path = Path([
      .move(Point(rect.minX + 0.18 * s, rect.minY + 0.54 * s)),
      .line(Point(rect.minX + 0.41 * s, rect.minY + 0.76 * s)),
      .line(Point(rect.minX + 0.82 * s, rect.minY + 0.28 * s)),
    ])
    return .stroke(path, StrokeStyle(width: 0.14 * s, cap: .round), .color(color))
  }

  /// An area of a colour; a checkerboard shows through where the colour does not cover.
  static func patch(_ path: Path, bounds: Rect, color: Color) -> [Picture.Item] {
    let fill = Picture.Item.fill(path, .color(color))
    return color.alpha < 1 ? [checkerboard(path, bounds: bounds), fill] : [fill]
  }

  /// The ground that shows how much of what lies over it can be seen through.
  static func checkerboard(_ path: Path, bounds: Rect) -> Picture.Item { .clipped(path, checkerboard(bounds)) }

  private static func checkerboard(_ bounds: Rect) -> [Picture.Item] {
    let cell = 8.0
    var dark = Path()
    var row = 0
    while Double(row) * cell < bounds.height {
      var column = row & 1
      while Double(column) * cell < bounds.width {
        let square = Rect(bounds.minX + Double(column) * cell, bounds.minY + Double(row) * cell, cell, cell)
        dark.elements += Path.rect(square).elements
        column += 2
      }
      row += 1
    }
    return [.fill(.rect(bounds), .color(.white)), .fill(dark, .color(Color(rgb: 0xB8B8B8)))]
  }

  /// The red of faults: Adwaita's red 4 on light grounds and red 2 on dark ones.
  static func fault(in theme: Theme) -> Color {
    theme.isDark ? Color(rgb: 0xED333B) : Color(rgb: 0xC01C28)
  }

  /// The colour of a number that may be one that is being typed, and may be refused.
  static func ink(of draft: NumberDraft?, in theme: Theme) -> Color {
    draft?.fault == nil ? theme.foreground : fault(in: theme)
  }

  /// The theme's colour between two others, for rows under the pointer and quiet grounds.
  static func tint(_ theme: Theme, _ amount: Double) -> Color { theme.foreground.withAlpha(amount) }
}
