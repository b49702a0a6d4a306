import CGTK
import PickerControls

extension InputEvent.Key {
  /// The meaning of a key value, or nil for keys that mean nothing to a control.
  init?(keyValue: UInt32, modifiers: InputEvent.Modifiers) {
    if let key = Self.command(keyValue, modifiers) {
      self = key
      return
    }
    if let key = Self.named[Int32(bitPattern: keyValue)] {
      self = key
      return
    }
    let isTyped = modifiers.subtracting(.shift).isEmpty
    guard isTyped, let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyValue)), scalar.value >= 0x20 else {
      return nil
    }
    self = .character(scalar)
  }

  /// Keys that mean something only together with others.
  private static func command(_ keyValue: UInt32, _ modifiers: InputEvent.Modifiers) -> InputEvent.Key? {
    switch (gdk_keyval_to_lower(keyValue), modifiers) {
    case (UInt32(GDK_KEY_z), .control): .undo
    case (UInt32(GDK_KEY_z), [.control, .shift]), (UInt32(GDK_KEY_y), .control): .redo
    case (UInt32(GDK_KEY_F10), .shift): .menu
    default: nil
    }
  }

  private static let named: [Int32: InputEvent.Key] = [
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
    GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end,
    GDK_KEY_KP_End: .end, GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter, GDK_KEY_ISO_Enter: .enter,
    GDK_KEY_Escape: .escape, GDK_KEY_space: .space, GDK_KEY_KP_Space: .space, GDK_KEY_Tab: .tab,
    GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .delete,
    GDK_KEY_KP_Delete: .delete, GDK_KEY_Insert: .insert, GDK_KEY_KP_Insert: .insert, GDK_KEY_Menu: .menu,
    GDK_KEY_F2: .rename,
  ]
}

extension InputEvent.Modifiers {
  /// From the bits of a `GdkModifierType`; locks and pressed buttons are left out.
  init(_ state: UInt32) {
    self = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { insert(.alt) }
  }
}
