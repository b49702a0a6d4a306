import Pictures

/// The area that a stroke covers, as closed polygons: along one side of the line and back along the
/// other.
struct StrokeOutline {
  private(set) var loops: [[Point]] = []
  private let half: Double
  private let cap: StrokeStyle.Cap

  /// - Parameter pixel: the side of a pixel, in logical pixels.
  init(_ polygons: Polygons, _ style: StrokeStyle, pixel: Double) {
    half = style.width / pixel / 2
    cap = style.cap
    guard half > 0 else { return }
    let dashes = style.dashes.map { $0 / pixel }
    for line in polygons.lines {
      if dashes.reduce(0, +) > 0.01, dashes.allSatisfy({ $0 >= 0 }) {
        for piece in Self.dashed(line, dashes) { addOpen(piece) }
      } else if line.isClosed {
        addClosed(line.points)
      } else {
        addOpen(line.points)
      }
    }
  }

  private mutating func addClosed(_ points: [Point]) {
    guard points.count > 2 else { return addOpen(points) }
    let count = points.count
    func side(_ sign: Double) -> [Point] {
      points.indices.map { index in
        offset(points[(index + count - 1) % count], points[index], points[(index + 1) % count], sign)
      }
    }
    // The ring between two loops of opposite direction.
    loops.append(side(1))
    loops.append(side(-1).reversed())
  }

  private mutating func addOpen(_ points: [Point]) {
    guard points.count > 1 else { return }
    let last = points.count - 1
    func side(_ sign: Double) -> [Point] {
      points.indices.map { index in
        offset(index == 0 ? nil : points[index - 1], points[index], index == last ? nil : points[index + 1], sign)
      }
    }
    var loop = side(1)
    loop += capPoints(at: points[last], from: points[last - 1])
    loop += side(-1).reversed()
    loop += capPoints(at: points[0], from: points[1])
    loops.append(loop)
  }

  /// The point beside a corner where the two offset lines meet.
  private func offset(_ before: Point?, _ point: Point, _ after: Point?, _ sign: Double) -> Point {
    let first = before.map { Self.direction($0, point) }
    let second = after.map { Self.direction(point, $0) }
    let a = first ?? second ?? Point(1, 0)
    let b = second ?? a
    var normal = Point(-(a.y + b.y) / 2, (a.x + b.x) / 2)
    let square = normal.x * normal.x + normal.y * normal.y
    // The sharper the corner, the farther they meet: held to twice the half width, as a bevel.
    let stretch = square < 0.25 ? 2 : 1 / square
    normal = square < 1e-6 ? Point(-a.y, a.x) : Point(normal.x * stretch, normal.y * stretch)
    return Point(point.x + sign * half * normal.x, point.y + sign * half * normal.y)
  }

  private func capPoints(at end: Point, from before: Point) -> [Point] {
    let d = Self.direction(before, end)
    func point(_ along: Double, _ across: Double) -> Point {
      Point(end.x + half * (along * d.x - across * d.y), end.y + half * (along * d.y + across * d.x))
    }
    switch cap {
    case .butt: return []
    case .square: return [point(1, 1), point(1, -1)]
    // Half a twelve-sided figure: at a few pixels it cannot be told from half a circle.
    case .round: return Self.halfCircle.map { point($0.x, $0.y) }
    }
  }

  /// Sine and cosine of 60°, 30°, 0°, −30° and −60°.
  private static let halfCircle = [
    Point(0.5, 0.866_025_403_784), Point(0.866_025_403_784, 0.5), Point(1, 0), Point(0.866_025_403_784, -0.5),
    Point(0.5, -0.866_025_403_784),
  ]

  private static func direction(_ from: Point, _ to: Point) -> Point {
    let length = from.distance(to: to)
    return length > 0 ? Point((to.x - from.x) / length, (to.y - from.y) / length) : Point(1, 0)
  }

  private static func dashed(_ line: Polygons.Line, _ dashes: [Double]) -> [[Point]] {
    var pieces: [[Point]] = []
    var (index, left) = (0, dashes[0])
    var piece = [line.points[0]]
    func isOn(_ index: Int) -> Bool { index % 2 == 0 }
    var from = line.points[0]
    for to in line.points.dropFirst() + (line.isClosed ? [line.points[0]] : []) {
      var rest = from.distance(to: to)
      while rest > left, pieces.count < 1000 {
        let share = left / rest
        from = Point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        if isOn(index) { pieces.append(piece + [from]) }
        piece = [from]
        rest -= left
        index = (index + 1) % (dashes.count % 2 == 0 ? dashes.count : 2 * dashes.count)
        left = dashes[index % dashes.count]
      }
      left -= rest
      from = to
      piece.append(to)
    }
    if isOn(index), piece.count > 1 { pieces.append(piece) }
    return pieces
  }
}
