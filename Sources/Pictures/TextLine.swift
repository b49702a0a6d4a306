public import ColorCore

/// One line of text, placed in a rectangle. It is measured and shaped by the painter.
public struct TextLine: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    /// Where reading starts: left, or right in a right-to-left line.
    case leading
    case center
    case trailing
  }

  public enum Family: Hashable, Sendable {
    /// The typeface of the desktop's controls.
    case interface
    case monospace
  }

  public var string: String
  /// Text is centred on the height of it, aligned within its width, and cut with an ellipsis.
  public var rect: Rect
  /// In logical pixels, text scale included.
  public var size: Double
  public var isBold: Bool
  public var family: Family
  public var alignment: Alignment
  public var isRightToLeft: Bool
  public var color: Color
  /// Where a text cursor stands, as a count of Unicode scalars from the start; nil for none.
  public var caret: Int?

  public init(
    _ string: String, in rect: Rect, size: Double, isBold: Bool = false, family: Family = .interface,
    alignment: Alignment = .leading, isRightToLeft: Bool = false, color: Color, caret: Int? = nil
  ) {
    self.string = string
    self.rect = rect
    self.size = size
    self.isBold = isBold
    self.family = family
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.color = color
    self.caret = caret
  }
}
