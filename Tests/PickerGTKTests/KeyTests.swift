import CGTK
import PickerControls
import Testing

@testable import PickerGTK

@Suite struct KeyTests {
  @Test(
    arguments: [
      (GDK_KEY_Left, .left), (GDK_KEY_KP_Left, .left), (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_KP_Home, .home),
      (GDK_KEY_Return, .enter), (GDK_KEY_KP_Enter, .enter), (GDK_KEY_space, .space), (GDK_KEY_ISO_Left_Tab, .tab),
      (GDK_KEY_g, .character("g")), (GDK_KEY_G, .character("G")), (GDK_KEY_eacute, .character("é")),
      (GDK_KEY_KP_5, .character("5")),
    ] as [(Int32, InputEvent.Key)])
  func keysByTheirMeaning(value: Int32, key: InputEvent.Key) {
    #expect(InputEvent.Key(keyValue: UInt32(bitPattern: value), modifiers: []) == key)
    #expect(InputEvent.Key(keyValue: UInt32(bitPattern: value), modifiers: .shift) == key)
  }

  @Test(arguments: [GDK_KEY_Shift_L, GDK_KEY_F1, GDK_KEY_dead_acute, GDK_KEY_Super_L])
  func keysThatMeanNothing(value: Int32) {
    #expect(InputEvent.Key(keyValue: UInt32(bitPattern: value), modifiers: []) == nil)
  }

  @Test func commandsAreNotTyping() {
    #expect(InputEvent.Key(keyValue: UInt32(GDK_KEY_x), modifiers: .control) == nil)
    #expect(InputEvent.Key(keyValue: UInt32(GDK_KEY_z), modifiers: .alt) == nil)
    #expect(InputEvent.Key(keyValue: UInt32(GDK_KEY_Left), modifiers: .control) == .left)
  }

  @Test(
    arguments: [
      (GDK_KEY_z, .control, .undo), (GDK_KEY_Z, [.control, .shift], .redo), (GDK_KEY_y, .control, .redo),
      (GDK_KEY_F10, .shift, .menu),
    ] as [(Int32, InputEvent.Modifiers, InputEvent.Key)])
  func keysThatMeanSomethingTogether(value: Int32, modifiers: InputEvent.Modifiers, key: InputEvent.Key) {
    #expect(InputEvent.Key(keyValue: UInt32(bitPattern: value), modifiers: modifiers) == key)
    #expect(InputEvent.Key(keyValue: UInt32(bitPattern: value), modifiers: []) != key)
  }

  @Test func modifiersWithoutLocksAndButtons() {
    let state = GDK_SHIFT_MASK.rawValue | GDK_LOCK_MASK.rawValue | GDK_BUTTON1_MASK.rawValue
    #expect(InputEvent.Modifiers(state) == .shift)
    #expect(InputEvent.Modifiers(GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) == [.control, .alt])
  }
}
