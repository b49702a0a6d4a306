/// A place, in logical pixels; x to the right, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  public func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// An extent, in logical pixels.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(0, 0)
}

/// A rectangle by its top left corner and its size, in logical pixels.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// Left and top edges belong to the rectangle, right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with every edge moved inwards (outwards when negative). Edges that would pass each
  /// other meet in the middle.
  public func inset(by dx: Double, _ dy: Double) -> Rect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return Rect(minX + dx, minY + dy, width - 2 * dx, height - 2 * dy)
  }

  public func inset(by distance: Double) -> Rect { inset(by: distance, distance) }

  public func offset(by dx: Double, _ dy: Double) -> Rect { Rect(minX + dx, minY + dy, width, height) }

  /// The mirror image within a container of the given width: how right-to-left layouts are made.
  public func mirrored(inWidth container: Double) -> Rect { Rect(container - maxX, minY, width, height) }
}
