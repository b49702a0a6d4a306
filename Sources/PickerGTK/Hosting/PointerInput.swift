import CGTK
import GTKSupport
import PickerControls
import Pictures

/// Follows the pointer that pressed on a widget until it is lifted; others are ignored meanwhile.
final class PointerInput {
  private var gesture: OpaquePointer?
  private var start = Point.zero
  private var clickCount = 1
  private(set) var isActive = false

  /// - Parameters:
  ///   - claims: whether a press that is used up is kept from everything around the widget, such as
  ///     a list that would scroll under a finger.
  ///   - send: true for an event that was used up. Must not keep the widget alive.
  func attach(
    to widget: UnsafeMutablePointer<GtkWidget>, claims: Bool, send: @escaping (InputEvent.Pointer) -> Bool
  ) {
    guard let drag = gtk_gesture_drag_new(), let click = gtk_gesture_click_new() else { return }
    gesture = drag
    gtk_gesture_single_set_button(drag, UInt32(GDK_BUTTON_PRIMARY))
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_PRIMARY))
    let object = UnsafeMutableRawPointer(drag)
    connect(UnsafeMutableRawPointer(click), "pressed") { [weak self] in self?.clickCount = $0.int(0) }
    connect(object, "drag-begin") { [weak self] in
      guard let self else { return }
      start = Point($0.double(0), $0.double(1))
      isActive = true
      if send(event(.began, at: start)) {
        if claims { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
      } else {
        isActive = false
      }
    }
    connect(object, "drag-update") { [weak self] in
      guard let self, isActive else { return }
      _ = send(event(.moved, at: Point(start.x + $0.double(0), start.y + $0.double(1))))
    }
    connect(object, "cancel") { [weak self] _ in
      guard let self, isActive else { return }
      isActive = false
      _ = send(event(.cancelled, at: start))
    }
    connect(object, "drag-end") { [weak self] in
      guard let self, isActive else { return }
      isActive = false
      _ = send(event(.ended, at: Point(start.x + $0.double(0), start.y + $0.double(1))))
    }
    // The one added last hears first, so the click count is known when the drag begins.
    gtk_widget_add_controller(widget, drag)
    gtk_widget_add_controller(widget, click)
    gtk_gesture_group(click, drag)
  }

  /// Forgets the pointer, whose drag has ended by other means.
  func release() {
    guard isActive, let gesture else { return }
    isActive = false
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
  }

  /// Follows the pointer no longer, without a word to the control: a drag of the desktop's own has it.
  ///
  /// - Returns: the pointer.
  func handOver() -> OpaquePointer? {
    isActive = false
    return gesture.flatMap { gtk_gesture_get_device($0) }
  }

  private func event(_ phase: InputEvent.Pointer.Phase, at position: Point) -> InputEvent.Pointer {
    let state = gesture.map { gtk_event_controller_get_current_event_state($0) }
    return InputEvent.Pointer(
      phase, at: position, modifiers: InputEvent.Modifiers(state?.rawValue ?? 0), clickCount: clickCount)
  }
}
