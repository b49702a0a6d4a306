import CGTK
import ColorCore
import GTKSupport
import PickerModel

/// The text field of a picker, with its label: half-typed text is left alone, and every keystroke
/// that makes a colour counts.
final class HexEntry {
  /// The label and the entry side by side.
  let row: UnsafeMutablePointer<GtkWidget>
  private let entry: UnsafeMutablePointer<GtkWidget>
  private var draft = ColorDraft()
  /// Whether the text is being set here rather than typed.
  private var isSetting = false
  private let send: ([Edit]) -> Void

  /// - Parameter send: takes the edits. Must not keep the picker alive.
  init?(send: @escaping ([Edit]) -> Void) {
    guard let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), let label = gtk_label_new_with_mnemonic("_Hex"),
      let entry = gtk_entry_new()
    else { return nil }
    self.row = row
    self.entry = entry
    self.send = send
    gtk_label_set_mnemonic_widget(cast(UnsafeMutableRawPointer(label)), entry)
    gtk_widget_set_hexpand(entry, 1)
    gtk_box_append(cast(UnsafeMutableRawPointer(row)), label)
    gtk_box_append(cast(UnsafeMutableRawPointer(row)), entry)
    gtk_entry_set_input_hints(cast(UnsafeMutableRawPointer(entry)), GTK_INPUT_HINT_NO_SPELLCHECK)
    // Digits run from left to right in every language.
    gtk_widget_set_direction(entry, GTK_TEXT_DIR_LTR)
    listen()
    display()
  }

  private func listen() {
    let object = UnsafeMutableRawPointer(entry)
    connect(object, "changed") { [weak self] _ in
      guard let self, !isSetting else { return }
      post(draft.type(text))
      displayFault()
    }
    connect(object, "activate") { [weak self] _ in self?.activate() }
    if let focus = gtk_event_controller_focus_new() {
      connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] _ in self?.commit() }
      gtk_widget_add_controller(entry, focus)
    }
    guard let keys = gtk_event_controller_key_new() else { return }
    // Before the entry's own: there is nothing for it to escape from.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(
      UnsafeMutableRawPointer(keys), "key-pressed",
      answering: { [weak self] in $0.uint(0) == UInt(GDK_KEY_Escape) && self?.cancel() == true })
    gtk_widget_add_controller(entry, keys)
  }

  private var text: String {
    gtk_editable_get_text(cast(UnsafeMutableRawPointer(entry))).map { String(cString: $0) } ?? ""
  }

  /// Takes the colour of the group.
  func show(_ color: Color?, isOwn: Bool) {
    draft.show(color, isOwn: isOwn)
    display()
  }

  /// Return: the typed colour is chosen, and then whatever Return does in the window. Text that is
  /// no colour stays where it can be put right.
  private func activate() {
    if draft.fault != nil { return gtk_widget_error_bell(entry) }
    commit()
    gtk_widget_activate_default(entry)
  }

  private func commit() {
    post(draft.commit())
    display()
  }

  /// True when there was something to take back.
  private func cancel() -> Bool {
    let (edits, didCancel) = draft.cancel()
    post(edits)
    if didCancel { display() }
    return didCancel
  }

  private func post(_ edits: [Edit]) {
    if !edits.isEmpty { send(edits) }
  }

  private func display() {
    if text != draft.text {
      isSetting = true
      gtk_editable_set_text(cast(UnsafeMutableRawPointer(entry)), draft.text)
      gtk_editable_set_position(cast(UnsafeMutableRawPointer(entry)), -1)
      isSetting = false
    }
    displayFault()
  }

  private func displayFault() {
    let reason = draft.fault.map { "\($0)" }
    if reason == nil { gtk_widget_remove_css_class(entry, "error") } else { gtk_widget_add_css_class(entry, "error") }
    gtk_widget_set_tooltip_text(entry, reason)
    let accessibility = Accessibility(entry)
    accessibility.set(GTK_ACCESSIBLE_STATE_INVALID, reason != nil)
    accessibility.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason ?? "")
  }
}
