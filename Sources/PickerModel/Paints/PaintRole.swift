/// What a paint is for: the outline of a shape, or what lies within it.
public enum PaintRole: String, CaseIterable, Hashable, Sendable {
  case stroke, fill

  public var other: PaintRole { self == .stroke ? .fill : .stroke }

  /// As it stands in the interface.
  public var title: String { self == .stroke ? "Stroke" : "Fill" }
}
