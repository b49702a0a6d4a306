/// A picture as a value: what to paint, in order. Nothing is drawn here; painters do that.
public struct Picture: Hashable, Sendable {
  public enum Item: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case text(TextLine)
    /// Pixels stretched over a rectangle.
    case raster(Raster, Rect)
    /// Items that are cut off outside an outline.
    indirect case clipped(Path, [Item])
    /// Items moved by an offset.
    indirect case moved(Point, [Item])
  }

  public var size: Size
  public var items: [Item]

  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// Adds another picture with its top left corner at a point.
  public mutating func add(_ picture: Picture, at origin: Point) { items.append(.moved(origin, picture.items)) }
}
