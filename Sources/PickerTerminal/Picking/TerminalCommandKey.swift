import PickerControls

/// What keys do besides working a control.
enum TerminalCommandKey: Hashable {
  case choose, cancel, help, undo, redo, copy, redraw, stop

  /// Keys that mean the same everywhere: no control has use for them.
  static func always(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> TerminalCommandKey? {
    guard case .character(let letter) = key else { return nil }
    if modifiers == .alt { return plain[letter] }
    return modifiers == .control ? withControl[letter] : nil
  }

  /// Keys that the control with the keyboard had no use for.
  static func unused(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> TerminalCommandKey? {
    guard modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key {
    case .enter: return .choose
    case .escape: return .cancel
    case .character(let letter): return plain[letter]
    default: return nil
    }
  }

  /// Ctrl-_ is undo in line editors, and what terminals send for Ctrl-/; Ctrl-Z stops the job, as it
  /// does in every terminal.
  private static let withControl: [Unicode.Scalar: TerminalCommandKey] = [
    "c": .cancel, "z": .stop, "l": .redraw, "_": .undo, "y": .redo, "r": .redo,
  ]

  /// By themselves, and with Alt where letters are typed.
  private static let plain: [Unicode.Scalar: TerminalCommandKey] = ["?": .help, "u": .undo, "c": .copy]
}
