public import ColorCore
public import ColorCSS

/// Text that a person types for a colour. It may be half-typed: only text that reads as a colour is
/// sent on, everything else is kept as it stands until the field is left, and then dropped.
public struct ColorDraft: Hashable, Sendable {
  public private(set) var text: String
  /// Why the text is not a colour now; nil when it is.
  public private(set) var fault: Fault?
  /// How the present colour is written.
  public let notation: Notation
  /// Whether colours with transparency are taken; if not, they are a fault.
  public let allowsAlpha: Bool
  /// The present colour; nil while nothing is chosen, and then the text is empty.
  private var color: Color?
  private var isEditing = false

  public enum Fault: Hashable, Sendable, CustomStringConvertible {
    case unreadable(ColorTextError)
    case hasTransparency

    public var description: String {
      switch self {
      case .unreadable(let error): error.description
      case .hasTransparency: "transparency cannot be chosen here"
      }
    }
  }

  public init(_ color: Color? = nil, notation: Notation = .hex, allowsAlpha: Bool = false) {
    self.color = color
    self.notation = notation
    self.allowsAlpha = allowsAlpha
    text = color?.text(as: notation) ?? ""
  }

  /// Takes the text as it stands after a keystroke, and answers with what that does to the colour.
  public mutating func type(_ newText: String) -> [Edit] {
    text = newText
    let typed: Color
    do throws(ColorTextError) {
      typed = try Color(text: newText)
    } catch {
      fault = .unreadable(error)
      return []
    }
    guard allowsAlpha || typed.alpha == 1 else {
      fault = .hasTransparency
      return []
    }
    fault = nil
    if typed == color { return [] }
    color = typed
    defer { isEditing = true }
    return isEditing ? [.changing(typed)] : [.began, .changing(typed)]
  }

  /// The field is left, or Return pressed: valid text is the choice, other text is dropped.
  public mutating func commit() -> [Edit] {
    defer { end() }
    guard isEditing, let color else { return [] }
    return [.chosen(color)]
  }

  /// Escape: everything is as it was before the typing. The colour comes back from the choice.
  ///
  /// - Returns: the edits, and whether there was anything to take back.
  public mutating func cancel() -> (edits: [Edit], didCancel: Bool) {
    let wasEditing = isEditing
    let didCancel = wasEditing || fault != nil
    end()
    return (wasEditing ? [.cancelled] : [], didCancel)
  }

  /// Takes the colour of the group; text in the user's hand stays when it made the change itself. An
  /// edit that has begun goes on, as it does in the group, until it is committed or cancelled.
  public mutating func show(_ newColor: Color?, isOwn: Bool) {
    color = newColor
    if !isOwn { writeOut() }
  }

  private mutating func end() {
    isEditing = false
    writeOut()
  }

  private mutating func writeOut() {
    fault = nil
    text = color?.text(as: notation) ?? ""
  }
}
