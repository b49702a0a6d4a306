/// The way round the circle that a hue takes between two colours (CSS Color 4, section 12.4).
public enum HueDirection: String, CaseIterable, Hashable, Sendable {
  /// The shorter arc; at exactly 180 degrees, without crossing 0.
  case shorter
  /// The longer arc; between equal hues the whole circle.
  case longer
  case increasing
  case decreasing

  /// The turn in degrees that leads from one hue to another; both in 0..<360.
  @inline(__always)
  func turn(from start: Double, to end: Double) -> Double {
    let turn = end - start
    switch self {
    case .shorter: return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    case .longer:
      if turn > 0 && turn < 180 { return turn - 360 }
      return turn > -180 && turn <= 0 ? turn + 360 : turn
    case .increasing: return turn < 0 ? turn + 360 : turn
    case .decreasing: return turn > 0 ? turn - 360 : turn
    }
  }
}
