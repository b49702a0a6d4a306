import CGTK
import GTKSupport
import PickerControls

/// A part of a control: a place for the keyboard, and an object for assistive technology. The control
/// paints it.
final class PartWidget: WidgetInstance {
  static let type: GType = ClassDefinition(
    "TincturePart", extending: gtk_widget_get_type(),
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-part")
      gtk_widget_class_install_action(cast($0), "part.press", nil) { widget, _, _ in
        guard let widget, let part = PartWidget.of(UnsafeMutableRawPointer(widget)) else { return }
        part.host?.partPressed(part.index)
      }
    },
    make: { PartWidget($0, $1) }
  ).register()

  weak var host: (any PartsHost)?
  /// Its place among the parts of the control.
  private(set) var index = 0

  /// - Parameter role: can be told only once, before assistive technology knows of the part.
  static func make(_ index: Int, _ role: SpokenText.Role, in host: any PartsHost) -> PartWidget? {
    guard let part = PartWidget.of(newObject(type)) else { return nil }
    part.index = index
    part.host = host
    let number = role == .button ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_LIST_ITEM
    setProperty("accessible-role", of: part.pointer, to: .int(Int(number.rawValue)))
    return part
  }

  override func setUp() {
    super.setUp()
    gtk_widget_set_focusable(widget, 1)
    guard let focus = gtk_event_controller_focus_new() else { return }
    connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] _ in
      guard let self else { return }
      host?.focusCame(toPart: index)
    }
    gtk_widget_add_controller(widget, focus)
  }

  override func stateChanged(from old: GtkStateFlags) {
    super.stateChanged(from: old)
    host?.redraw()
  }
}

/// What the parts tell of themselves.
protocol PartsHost: AnyObject {
  func partPressed(_ index: Int)
  /// The keyboard came to a part, which assistive technology can bring about.
  func focusCame(toPart index: Int)
  func redraw()
}
