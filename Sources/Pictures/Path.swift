/// An outline of straight lines and cubic curves.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// Two control points, then the end.
    case curve(Point, Point, Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  public static func rect(_ r: Rect) -> Path {
    Path([
      .move(r.origin), .line(Point(r.maxX, r.minY)), .line(Point(r.maxX, r.maxY)), .line(Point(r.minX, r.maxY)),
      .close,
    ])
  }

  /// A rectangle with quarter circles at its corners; the radius is held to half the shorter side.
  public static func rounded(_ r: Rect, radius: Double) -> Path {
    let radius = max(0, min(radius, min(r.width, r.height) / 2))
    if radius == 0 { return rect(r) }
    let k = radius * quarterCircle
    let (l, t, rt, b) = (r.minX, r.minY, r.maxX, r.maxY)
    return Path([
      .move(Point(l + radius, t)), .line(Point(rt - radius, t)),
      .curve(Point(rt - radius + k, t), Point(rt, t + radius - k), Point(rt, t + radius)),
      .line(Point(rt, b - radius)),
      .curve(Point(rt, b - radius + k), Point(rt - radius + k, b), Point(rt - radius, b)),
      .line(Point(l + radius, b)),
      .curve(Point(l + radius - k, b), Point(l, b - radius + k), Point(l, b - radius)),
      .line(Point(l, t + radius)),
      .curve(Point(l, t + radius - k), Point(l + radius - k, t), Point(l + radius, t)),
      .close,
    ])
  }

  public static func circle(center: Point, radius: Double) -> Path {
    rounded(Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius), radius: radius)
  }

  public static func line(_ from: Point, _ to: Point) -> Path { Path([.move(from), .line(to)]) }

  /// The handle length of the cubic that meets a quarter circle at its middle: 4/3 · (√2 − 1).
  static let quarterCircle = 0.5522847498307936
}
