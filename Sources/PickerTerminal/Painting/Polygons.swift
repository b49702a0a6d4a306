import Pictures

/// A path as straight lines in the pixels of a grid.
struct Polygons {
  struct Line {
    var points: [Point]
    var isClosed: Bool
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - origin: what is added to each point, in logical pixels.
  ///   - pixel: the side of a pixel, in logical pixels.
  init(_ path: Path, origin: Point, pixel: Double) {
    func placed(_ point: Point) -> Point {
      Point(Self.held((point.x + origin.x) / pixel), Self.held((point.y + origin.y) / pixel))
    }
    var points: [Point] = []
    func finish(closing: Bool) {
      if points.count > 1 { lines.append(Line(points: points, isClosed: closing)) }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(closing: false)
        points = [placed(point)]
      case .line(let point):
        let next = placed(point)
        if points.last != next { points.append(next) }
      case .curve(let first, let second, let end):
        let start = points.last ?? placed(first)
        points += Self.curve(start, placed(first), placed(second), placed(end))
      case .close:
        let start = points.first
        if points.count > 2, points.last == start { points.removeLast() }
        finish(closing: true)
        points = start.map { [$0] } ?? []
      }
    }
    finish(closing: false)
  }

  /// Numbers so far outside that they cannot matter are held, and what is no number is 0: a control
  /// in an impossible frame must not stop the program.
  private static func held(_ x: Double) -> Double { x.isNaN ? 0 : max(-1e6, min(1e6, x)) }

  private static func curve(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> [Point] {
    let length = start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
    // A step of about a pixel cannot be told from the curve; small ones need eight to keep their area.
    let count = max(8, min(64, Int(length)))
    return (1...count).map { step in
      let t = Double(step) / Double(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        a * start.x + b * first.x + c * second.x + d * end.x, a * start.y + b * first.y + c * second.y + d * end.y)
    }
  }

  /// What a fill covers.
  var loops: [[Point]] { lines.map(\.points) }
}
