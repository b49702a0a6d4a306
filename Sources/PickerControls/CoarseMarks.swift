import PickerModel
import Pictures

extension Theme {
  /// Whether a line of two pixels, which marks are made of, is too thin to be seen.
  var isCoarse: Bool { grain > 2 }
}

/// The shapes of marks where the smallest thing that can be seen is a large square: areas on its grid
/// instead of lines.
enum CoarseMarks {
  /// The frame of a thing as two bars, one at each side: bars above and below would take rows of
  /// their own.
  static func brackets(around rect: Rect, in theme: Theme) -> [Rect] {
    let grain = theme.grain
    let left = (rect.minX / grain).rounded(.down) * grain
    let right = (rect.maxX / grain).rounded(.up) * grain
    // To even multiples: a row of text is two grains high.
    let top = (rect.minY / grain).rounded(.toNearestOrEven) * grain
    let bottom = (rect.maxY / grain).rounded(.toNearestOrEven) * grain
    return [left, right - grain].map { Rect($0, top, grain, bottom - top) }
  }

  /// A handle of three columns, the middle one of which is its disc.
  static func handle(center: Point, radius: Double, in theme: Theme) -> Rect {
    let grain = theme.grain
    let middle = (center.x / grain).rounded(.down) * grain
    let top = ((center.y - radius) / grain).rounded() * grain
    return Rect(middle - grain, top, 3 * grain, max(grain, (2 * radius / grain).rounded(.down) * grain))
  }
}
