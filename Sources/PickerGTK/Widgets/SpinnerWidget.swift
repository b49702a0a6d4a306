public import CGTK
import GTKSupport
public import PickerControls
import PickerModel

/// `TinctureSpinner`: a wheel of named colours.
public final class SpinnerWidget: RangeWidget<Spinner> {
  public static let type: GType = ClassDefinition(
    "TinctureSpinner", extending: gtk_range_get_type(),
    properties: commonProperties + [
      Property(
        "list", "The names on the wheel: \(PresetCatalog.ids.joined(separator: ", "))", .string, of: SpinnerWidget.self,
        get: { .string($0.control.catalog.id) },
        set: { if case .string(let name) = $1 { $0.setList(name) } }),
      Property(
        "selected-name", "The name that the colour has; Custom when it has none", .string, of: SpinnerWidget.self,
        get: { .string($0.control.name(ofRow: $0.control.row)) }),
    ],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-spinner")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
    },
    make: { SpinnerWidget(Spinner(), $0, $1) }
  ).register()

  override var page: Double { Double(Spinner.page) }

  private func setList(_ name: String?) {
    if name == control.catalog.id { return }
    guard let catalog = PresetCatalog(id: name ?? "") else {
      return refuse("list", name ?? "", because: "the lists are \(PresetCatalog.ids.joined(separator: ", "))")
    }
    replace(with: Spinner(catalog, showing: color), notifying: "list")
    notify("selected-name")
  }

  override func choiceChanged() { notify("selected-name") }
}
