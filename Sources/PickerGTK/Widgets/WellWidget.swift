public import CGTK
import GTKSupport
public import PickerControls
import PickerModel

/// `TinctureWell`: a button that shows a colour and opens the popover in which to choose another.
public final class WellWidget: ControlWidget<Well> {
  public static let type: GType = ClassDefinition(
    "TinctureWell", extending: gtk_widget_get_type(),
    properties: commonProperties + [
      Property(
        "title", "What the colour is for: Stroke", .string, of: WellWidget.self,
        get: { .string($0.control.title) },
        set: { if case .string(let text) = $1 { $0.setTitle(text ?? "") } }),
      Property(
        "offers-none", "Whether no paint is a choice", .bool(default: false), of: WellWidget.self,
        get: { .bool($0.control.offersNone) },
        set: { if case .bool(let flag) = $1 { $0.setOffersNone(flag) } }),
    ],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-well")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_BUTTON)
      gtk_widget_class_install_action(cast($0), "well.open", nil) { widget, _, _ in
        guard let widget else { return }
        WellWidget.of(UnsafeMutableRawPointer(widget))?.send(.setValue(0))
      }
    },
    make: { WellWidget(Well(), $0, $1) }
  ).register()

  public override func setUp() {
    super.setUp()
    gtk_widget_set_focusable(widget, 1)
    Accessibility(pointer).set(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, true)
  }

  private func setTitle(_ title: String) {
    if title == control.title { return }
    control.title = title
    updateAccessibility()
    notify("title")
  }

  private func setOffersNone(_ flag: Bool) {
    if flag == control.offersNone { return }
    control.offersNone = flag
    updateAccessibility()
    redraw()
    notify("offers-none")
  }

  override var takesDrops: Bool { true }

  override var popoverTitle: String { control.title }
  override var popoverOffersNone: Bool { control.offersNone }

  override func popoverChanged(isOpen: Bool) {
    control.isOpen = isOpen
    redraw()
    Accessibility(pointer).set(GTK_ACCESSIBLE_STATE_EXPANDED, isOpen)
  }
}
