public import ColorCore

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(LinearGradient)
}

/// A gradient along a line; before its start and after its end the end colours go on.
public struct LinearGradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// 0 at the start, 1 at the end.
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  public var start: Point
  public var end: Point
  /// In rising order of offset. Between stops, encoded sRGB numbers are interpolated (as all 2D
  /// libraries do); for another space give as many stops as the eye needs.
  public var stops: [Stop]

  public init(from start: Point, to end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round, square }

  public var width: Double
  public var cap: Cap
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  public var dashes: [Double]

  public init(width: Double, cap: Cap = .butt, dashes: [Double] = []) {
    self.width = width
    self.cap = cap
    self.dashes = dashes
  }
}
