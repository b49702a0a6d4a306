public import ColorCore
public import PickerControls

/// What a terminal tells, read from its bytes.
public enum TerminalEvent: Hashable, Sendable {
  case key(InputEvent.Key, InputEvent.Modifiers)
  /// F1 is 1.
  case function(Int, InputEvent.Modifiers)
  /// Text that was pasted whole.
  case paste(String)
  case mouse(Mouse)
  /// The terminal's window got the keyboard, or lost it.
  case focus(gained: Bool)
  /// The terminal's own background, as an answer to a question.
  case background(Color)

  public struct Mouse: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
      case pressed
      case dragged
      case released
      /// In notches; right and down are positive.
      case wheel(dx: Int, dy: Int)
    }

    public var action: Action
    /// From 0.
    public var column: Int
    public var row: Int
    public var modifiers: InputEvent.Modifiers

    public init(_ action: Action, column: Int, row: Int, modifiers: InputEvent.Modifiers = []) {
      self.action = action
      self.column = column
      self.row = row
      self.modifiers = modifiers
    }
  }
}
