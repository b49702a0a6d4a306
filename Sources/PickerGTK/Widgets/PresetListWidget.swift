public import CGTK
import ColorCore
import GTKSupport
public import PickerControls
import PickerModel

/// `TincturePresetList`: the presets as a list of rows.
///
/// The list paints all rows; each row is a widget too, for the keyboard and for assistive technology.
public final class PresetListWidget: ControlWidget<PresetList> {
  public static let type: GType = ClassDefinition(
    "TincturePresetList", extending: gtk_widget_get_type(), properties: commonProperties + presetProperties,
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-preset-list")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_LIST_BOX)
    },
    make: { PresetListWidget(PresetList(.standard), $0, $1) }
  ).register()

  private var rows: [PresetRowWidget] = []

  public override func setUp() {
    for index in control.catalog.presets.indices {
      guard let row = PresetRowWidget.of(newObject(PresetRowWidget.type)) else { continue }
      row.list = self
      row.index = index
      gtk_widget_set_parent(row.widget, widget)
      rows.append(row)
    }
    super.setUp()
  }

  public override func dispose() {
    for row in rows { gtk_widget_unparent(row.widget) }
    rows = []
    super.dispose()
  }

  override func choiceChanged() { notifyPresets() }

  // MARK: Layout

  public override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let rowHeight = control.rowHeight(in: surroundings)
    for row in rows {
      let top = (Double(row.index) * rowHeight).rounded()
      var place = GtkAllocation(x: 0, y: Int32(top), width: width, height: Int32(rowHeight.rounded()))
      gtk_widget_size_allocate(row.widget, &place, -1)
    }
  }

  // MARK: Input

  /// The list scrolls under a finger that moves on, as lists do.
  override var claimsPresses: Bool { false }

  override var showsFocus: Bool {
    rows.contains { gtk_widget_get_state_flags($0.widget).contains(GTK_STATE_FLAG_FOCUS_VISIBLE) }
  }

  /// The keyboard comes in at the row that is chosen, or the first, and leaves with the next Tab.
  public override func moveFocus(_ direction: GtkDirectionType) -> Bool {
    gtk_widget_get_focus_child(widget) == nil && grabFocus()
  }

  public override func grabFocus() -> Bool {
    rows.indices.contains(control.focusedRow) && gtk_widget_grab_focus(rows[control.focusedRow].widget) != 0
  }

  @discardableResult
  override func send(_ event: InputEvent) -> Bool {
    let row = control.focusedRow
    let isHandled = super.send(event)
    // The keyboard follows to the row that was chosen.
    if row != control.focusedRow, gtk_widget_get_focus_child(widget) != nil { _ = grabFocus() }
    return isHandled
  }

  /// Assistive technology put the keyboard on a row.
  func focusCame(to row: PresetRowWidget) {
    control.moveFocus(to: row.index)
    redraw()
  }

  // MARK: Speech

  override func updateAccessibility() {
    super.updateAccessibility()
    for row in rows {
      let spoken = control.spoken(row: row.index)
      let accessibility = Accessibility(row.pointer)
      accessibility.set(GTK_ACCESSIBLE_PROPERTY_LABEL, spoken.name)
      accessibility.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken.value)
      accessibility.set(GTK_ACCESSIBLE_STATE_SELECTED, spoken.isSelected == true)
    }
  }
}
