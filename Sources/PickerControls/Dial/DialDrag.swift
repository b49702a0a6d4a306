import Pictures

/// A pointer that turns a dial, from its press to its release.
struct DialDrag: Hashable {
  /// How far round the pointer is, in degrees from 0; counted on, not wrapped, so that a pointer that
  /// crosses the gap stands beyond the end and not at the other one.
  private var turn: Double
  /// From the pointer's turn to the dial's, so that taking the handle does not move it.
  private var offset: Double
  /// Whether the pointer has been anywhere but in the very middle, where it points nowhere.
  private var hasTurn: Bool
  /// Whether the press itself turns the dial: on the ring, beside the handle.
  let isLeap: Bool
  private let style: Dial.DragStyle
  private var last: Point
  /// The share that straight drags have come to; beyond 0…1 while the pointer is beyond the ends.
  private var straight: Double
  var didChange = false

  /// Nearer to the middle than this the angle is noise.
  private static let still = 4.0
  /// The way of a straight drag from end to end, in logical pixels; ten times that with Shift.
  private static let length = 200.0

  init(at point: Point, share: Double, style: Dial.DragStyle, in layout: DialLayout) {
    self.style = style
    last = point
    straight = share
    let own = share * DialLayout.sweep
    let isInside = layout.center.distance(to: point) < layout.radius - layout.lengths.thickness / 2
    let handle = layout.center.atAngle(DialLayout.angle(of: share), distance: layout.radius)
    var turn = layout.turn(at: point)
    // In the gap, beside 0 is before it.
    if turn > DialLayout.sweep && DialLayout.share(ofTurn: turn) == 0 { turn -= 360 }
    hasTurn = layout.center.distance(to: point) >= Self.still
    isLeap = style == .rotary && !isInside && handle.distance(to: point) > layout.lengths.handleRadius
    self.turn = turn
    offset = isLeap ? 0 : own - turn
  }

  /// The share of the way the dial is brought to: 0…1.
  var share: Double {
    switch style {
    case .rotary: min(max((turn + offset) / DialLayout.sweep, 0), 1)
    case .straight: min(max(straight, 0), 1)
    }
  }

  mutating func move(to point: Point, modifiers: InputEvent.Modifiers, in layout: DialLayout) {
    // Places that are none, as NaN is, leave the dial where it is.
    guard abs(point.x) < .infinity, abs(point.y) < .infinity else { return }
    let way = (point.x - last.x) - (point.y - last.y)
    straight += way / Self.length * (modifiers.contains(.shift) ? 0.1 : 1)
    last = point
    guard layout.center.distance(to: point) >= Self.still else { return }
    let angle = layout.turn(at: point)
    if !hasTurn {
      hasTurn = true
      offset += turn - angle
      turn = angle
      return
    }
    var near = angle + 360 * ((turn - angle) / 360).rounded()
    // A pointer that leaps across the middle is meant to stay on the ring, not to pass the gap.
    if abs(near - turn) > 120 {
      let other = near > turn ? near - 360 : near + 360
      let ring = -offset...DialLayout.sweep - offset
      if !ring.contains(near) && ring.contains(other) { near = other }
    }
    turn = near
  }
}
