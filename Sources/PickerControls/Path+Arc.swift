import CMath
import Pictures

extension Point {
  /// The place at an angle, in degrees clockwise from the right, and a distance.
  func atAngle(_ degrees: Double, distance: Double) -> Point {
    let radians = degrees * .pi / 180
    return Point(x + cm_cos(radians) * distance, y + cm_sin(radians) * distance)
  }

  /// The angle of another place seen from here, in −180…180 degrees clockwise from the right.
  func angle(to other: Point) -> Double { cm_atan2(other.y - y, other.x - x) * 180 / .pi }
}

extension Path {
  /// Part of a circle, clockwise for a positive sweep; angles in degrees clockwise from the right.
  static func arc(center: Point, radius: Double, from start: Double, sweep: Double) -> Path {
    // Cubics come within 0.03 % of the radius when no piece is longer than a quarter circle.
    let count = max(1, Int((abs(sweep) / 90).rounded(.up)))
    let piece = sweep / Double(count)
    let handle = 4.0 / 3 * cm_tan(piece * .pi / 720) * radius
    var path = Path([.move(center.atAngle(start, distance: radius))])
    for index in 0..<count {
      let (a, b) = (start + Double(index) * piece, start + Double(index + 1) * piece)
      path.elements.append(
        .curve(
          center.atAngle(a, distance: radius).atAngle(a + 90, distance: handle),
          center.atAngle(b, distance: radius).atAngle(b - 90, distance: handle),
          center.atAngle(b, distance: radius)))
    }
    return path
  }
}
