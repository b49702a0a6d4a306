public import ColorCore

/// What an outline or an area is painted with: a colour, or nothing at all.
///
/// Nothing is not a colour that is wholly transparent: such a colour still paints, and it comes back
/// when its alpha is raised. This is the plain part of `<paint>` in SVG 2, section 13.2.
public enum ShapePaint: Hashable, Sendable {
  case none
  case color(Color)

  public init(_ color: Color?) { self = color.map { .color($0) } ?? .none }

  /// The colour; nil for none.
  public var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  /// What a screen reader says of it.
  public var spokenText: String { color?.spokenText ?? "none" }
}
