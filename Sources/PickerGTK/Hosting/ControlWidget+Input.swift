import CGTK
import GTKSupport
import PickerControls

extension ControlWidget {
  /// Makes the controllers that feed the control. They belong to the widget, so their closures must
  /// not keep its Swift side.
  func addInput() {
    pointerInput.attach(to: widget, claims: claimsPresses) { [weak self] pointer in
      guard let self else { return false }
      if pointer.phase == .began { focusForPress() }
      return send(.pointer(pointer))
    }
    addKeys()
    addScroll()
    if let focus = gtk_event_controller_focus_new() {
      let object = UnsafeMutableRawPointer(focus)
      connect(object, "enter") { [weak self] _ in self?.focusMoved(true) }
      connect(object, "leave") { [weak self] _ in self?.focusMoved(false) }
      gtk_widget_add_controller(widget, focus)
    }
  }

  private func focusMoved(_ gained: Bool) {
    send(.focus(gained: gained))
    redraw()
  }

  private func addKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(
      UnsafeMutableRawPointer(keys), "key-pressed",
      answering: { [weak self] arguments in
        let modifiers = InputEvent.Modifiers(arguments.flags(2))
        guard let self, let key = InputEvent.Key(keyValue: UInt32(arguments.uint(0)), modifiers: modifiers) else {
          return false
        }
        // Tab walks through the window; no control here has stops of its own.
        guard key != .tab, send(.key(key, modifiers)) else { return false }
        // The drag that the key ended must not go on under the pointer.
        if key == .escape { pointerInput.release() }
        return true
      })
    gtk_widget_add_controller(widget, keys)
  }

  private func addScroll() {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
    connect(
      UnsafeMutableRawPointer(scroll), "scroll",
      answering: { [weak self] arguments in
        let state = gtk_event_controller_get_current_event_state(scroll)
        let unit = gtk_event_controller_scroll_get_unit(scroll)
        let notch = unit == GDK_SCROLL_UNIT_WHEEL ? 1 : touchpadPixelsPerNotch
        return self?.send(
          .scroll(
            dx: arguments.double(0) / notch, dy: arguments.double(1) / notch, InputEvent.Modifiers(state.rawValue)))
          ?? false
      })
    gtk_widget_add_controller(widget, scroll)
  }
}

/// Touchpads scroll by pixels; this many are taken for one notch of a wheel, about a finger's width.
private let touchpadPixelsPerNotch = 40.0
