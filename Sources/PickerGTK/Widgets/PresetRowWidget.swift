import CGTK
import GTKSupport

/// A row of a preset list: a place for the keyboard, and an object for assistive technology. The
/// list paints it.
final class PresetRowWidget: WidgetInstance {
  static let type: GType = ClassDefinition(
    "TincturePresetRow", extending: gtk_widget_get_type(),
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-preset-row")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      gtk_widget_class_install_action(cast($0), "preset.choose", nil) { widget, _, _ in
        guard let widget, let row = PresetRowWidget.of(UnsafeMutableRawPointer(widget)) else { return }
        row.list?.send(.setValue(Double(row.index)))
      }
    },
    make: { PresetRowWidget($0, $1) }
  ).register()

  weak var list: PresetListWidget?
  var index = 0

  override func setUp() {
    super.setUp()
    gtk_widget_set_focusable(widget, 1)
    guard let focus = gtk_event_controller_focus_new() else { return }
    connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] _ in
      guard let self else { return }
      list?.focusCame(to: self)
    }
    gtk_widget_add_controller(widget, focus)
  }

  override func stateChanged(from old: GtkStateFlags) {
    super.stateChanged(from: old)
    list?.redraw()
  }
}
