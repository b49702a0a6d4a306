public import CGTK
import ColorCore
import GTKSupport
public import PickerControls
import PickerModel

/// The host of a control of several parts. The control paints them all; each is a widget too, for the
/// keyboard and for assistive technology.
public class PartsWidget<C: PartedControl>: ControlWidget<C>, PartsHost {
  private var parts: [PartWidget] = []

  public override func setUp() {
    addParts()
    super.setUp()
  }

  public override func dispose() {
    removeParts()
    super.dispose()
  }

  private func addParts() {
    for (index, part) in control.parts.enumerated() {
      guard let child = PartWidget.make(index, control.spoken(part).role, in: self) else { continue }
      gtk_widget_set_parent(child.widget, widget)
      parts.append(child)
    }
  }

  private func removeParts() {
    for part in parts { gtk_widget_unparent(part.widget) }
    parts = []
  }

  /// Another control in place of the present one.
  func replace(with other: C, notifying property: String) {
    removeParts()
    control = other
    addParts()
    updateAccessibility()
    resize()
    redraw()
    notify(property)
  }

  // MARK: Layout

  public override func allocate(width: Int32, height: Int32, baseline: Int32) {
    super.allocate(width: width, height: height, baseline: baseline)
    let frame = frame
    for (part, child) in zip(control.parts, parts) {
      let rect = control.rect(of: part, in: frame)
      var place = GtkAllocation(
        x: Int32(rect.minX.rounded()), y: Int32(rect.minY.rounded()), width: Int32(max(0, rect.width).rounded()),
        height: Int32(max(0, rect.height).rounded()))
      gtk_widget_size_allocate(child.widget, &place, -1)
    }
  }

  public override func directionChanged(from old: GtkTextDirection) {
    super.directionChanged(from: old)
    // The parts stand elsewhere.
    gtk_widget_queue_allocate(widget)
  }

  // MARK: Keyboard

  private var focused: PartWidget? {
    control.parts.firstIndex(of: control.focus).flatMap { parts.indices.contains($0) ? parts[$0] : nil }
  }

  private var hasFocusWithin: Bool { parts.contains { gtk_widget_has_focus($0.widget) != 0 } }

  override var showsFocus: Bool {
    parts.contains { gtk_widget_get_state_flags($0.widget).contains(GTK_STATE_FLAG_FOCUS_VISIBLE) }
  }

  /// The keyboard comes in at the part it was on last, and leaves with the next Tab.
  public override func moveFocus(_ direction: GtkDirectionType) -> Bool { !hasFocusWithin && grabFocus() }

  public override func grabFocus() -> Bool { focused.map { gtk_widget_grab_focus($0.widget) != 0 } ?? false }

  @discardableResult
  override func send(_ event: InputEvent) -> Bool {
    let before = control.focus
    let isHandled = super.send(event)
    // The keyboard follows to the part it was moved to.
    if before != control.focus, hasFocusWithin { _ = grabFocus() }
    return isHandled
  }

  func focusCame(toPart index: Int) {
    let parts = control.parts
    guard parts.indices.contains(index) else { return }
    control.moveFocus(to: parts[index])
    redraw()
  }

  func partPressed(_ index: Int) { send(.setValue(Double(index))) }

  // MARK: Speech

  override func updateAccessibility() {
    super.updateAccessibility()
    for (part, child) in zip(control.parts, parts) {
      let spoken = control.spoken(part)
      let accessibility = Accessibility(child.pointer)
      accessibility.set(GTK_ACCESSIBLE_PROPERTY_LABEL, spoken.name)
      accessibility.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken.value)
      if let isSelected = spoken.isSelected { accessibility.set(GTK_ACCESSIBLE_STATE_SELECTED, isSelected) }
    }
  }
}
