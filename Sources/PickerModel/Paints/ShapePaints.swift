import ColorCore

/// The paints of a shape, one for each role.
public struct ShapePaints: Hashable, Sendable {
  public var stroke: ShapePaint
  public var fill: ShapePaint

  public init(stroke: ShapePaint, fill: ShapePaint) {
    self.stroke = stroke
    self.fill = fill
  }

  /// What a drawing begins with: black outlines, and light grey within.
  public static let standard = ShapePaints(
    stroke: .color(.black), fill: .color(Color(rgb: 0xAAAAAA)))

  public subscript(role: PaintRole) -> ShapePaint {
    get { role == .stroke ? stroke : fill }
    set {
      switch role {
      case .stroke: stroke = newValue
      case .fill: fill = newValue
      }
    }
  }

  /// Each with the paint of the other.
  public var swapped: ShapePaints { ShapePaints(stroke: fill, fill: stroke) }
}
