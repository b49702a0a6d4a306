import CAdwaita
import ColorCore
import CommandLineKit
import GTKSupport
import PickerGTK
import PickerModel

/// The window around the picker, with Cancel and Select in its header bar.
final class PickerWindow {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let picker: PickerWidget
  private let loop = g_main_loop_new(nil, 0)
  private var chosen: Color?
  private var history: ChoiceHistory?

  /// Round the picker, as dialogs of the desktop have it, in logical pixels.
  private static let margin: Int32 = 18

  init(color: Color, title: String, page: String?) {
    adw_init()
    registerWidgets()
    picker = PickerWidget.make()
    window = adw_window_new()
    picker.color = color
    setProperty("pages", of: picker.pointer, to: .string(PickCommand.pages.joined(separator: " ")))
    if let page { setProperty("page", of: picker.pointer, to: .string(page)) }

    let frame: UnsafeMutablePointer<GtkWindow> = cast(window)
    gtk_window_set_title(frame, title)
    adw_window_set_content(cast(window), content(title))
    picker.focusPage()

    connect(
      window, "close-request",
      answering: { [loop] _ in
        g_main_loop_quit(loop)
        return true
      })
    history = picker.choice.map { ChoiceHistory(of: $0) }
    addKeys()
  }

  deinit {
    gtk_window_destroy(cast(window))
    g_main_loop_unref(loop)
  }

  private func content(_ title: String) -> UnsafeMutablePointer<GtkWidget>? {
    let header = adw_header_bar_new()
    adw_header_bar_set_show_start_title_buttons(OpaquePointer(header), 0)
    adw_header_bar_set_show_end_title_buttons(OpaquePointer(header), 0)
    let cancel = gtk_button_new_with_label("Cancel")
    let select = gtk_button_new_with_label("Select")
    gtk_widget_add_css_class(select, "suggested-action")
    adw_header_bar_pack_start(OpaquePointer(header), cancel)
    adw_header_bar_pack_end(OpaquePointer(header), select)
    gtk_window_set_default_widget(cast(window), select)
    if let cancel { connect(cancel, "clicked") { [window] _ in gtk_window_close(cast(window)) } }
    if let select { connect(select, "clicked") { [weak self] _ in self?.select() } }

    for set in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start, gtk_widget_set_margin_end,
    ] { set(picker.widget, Self.margin) }
    gtk_widget_set_vexpand(picker.widget, 1)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_append(cast(UnsafeMutableRawPointer(box!)), header)
    gtk_box_append(cast(UnsafeMutableRawPointer(box!)), picker.widget)
    return box
  }

  /// The window's own keys. They are last in turn: a drag or half-typed text takes a key first.
  private func addKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(
      UnsafeMutableRawPointer(keys), "key-pressed",
      answering: { [weak self] in self?.press(UInt32($0.uint(0)), modifiers: $0.flags(2)) ?? false })
    gtk_widget_add_controller(window, keys)
  }

  private func press(_ key: UInt32, modifiers: UInt32) -> Bool {
    let pressed = modifiers & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue)
    switch (Int32(bitPattern: gdk_keyval_to_lower(key)), GdkModifierType(pressed)) {
    case (GDK_KEY_Escape, GdkModifierType(0)): gtk_window_close(cast(window))
    case (GDK_KEY_z, GDK_CONTROL_MASK): history?.undo()
    case (GDK_KEY_z, GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)),
      (GDK_KEY_y, GDK_CONTROL_MASK):
      history?.redo()
    default: return false
    }
    return true
  }

  private func select() {
    // The field is left first, so that what is typed there is chosen.
    gtk_window_set_focus(cast(window), nil)
    chosen = picker.color
    g_main_loop_quit(loop)
  }

  /// Tells of each step of an edit, in a line.
  func trace(_ write: @escaping (String) -> Void) {
    for signal in ["began", "changing", "chosen", "cancelled"] {
      connect(picker.pointer, signal) { arguments in
        write(arguments.count == 0 ? signal : "\(signal) \(arguments.string(0) ?? "")")
      }
    }
  }

  /// Shows the window until it is closed. The colour, or nil when it was cancelled.
  func run() -> Color? {
    gtk_window_present(cast(window))
    g_main_loop_run(loop)
    return chosen
  }
}
