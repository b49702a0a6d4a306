public import CGTK
import GTKSupport
public import PickerControls
import PickerModel

/// `TinctureColorGrid`: a few colours in rows and columns under a swatch of the choice; the content of
/// the popover of wells.
///
/// Put into any popover, it closes it when a colour is done.
public final class ColorGridWidget: PartsWidget<ColorGrid> {
  public static let type: GType = ClassDefinition(
    "TinctureColorGrid", extending: gtk_widget_get_type(),
    properties: commonProperties + [
      Property(
        "list", "The colours: \(PresetCatalog.ids.joined(separator: ", "))", .string, of: ColorGridWidget.self,
        get: { .string($0.control.catalog.id) },
        set: { if case .string(let name) = $1 { $0.setList(name) } }),
      Property(
        "columns", "The cells in a row", .int(1...100, default: 3), of: ColorGridWidget.self,
        get: { .int($0.control.columns) },
        set: { if case .int(let count) = $1 { $0.change("columns", columns: count) } }),
      Property(
        "offers-none", "Whether no paint is a choice", .bool(default: false), of: ColorGridWidget.self,
        get: { .bool($0.control.offersNone) },
        set: { if case .bool(let flag) = $1 { $0.change("offers-none", offersNone: flag) } }),
      Property(
        "offers-picker", "Whether there is a way to the whole picker", .bool(default: false),
        of: ColorGridWidget.self,
        get: { .bool($0.control.offersPicker) },
        set: { if case .bool(let flag) = $1 { $0.change("offers-picker", offersPicker: flag) } }),
    ],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-color-grid")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_LIST_BOX)
    },
    make: { ColorGridWidget(ColorGrid(), $0, $1) }
  ).register()

  private func setList(_ name: String?) {
    guard let catalog = PresetCatalog(id: name ?? "") else {
      return refuse("list", name ?? "", because: "the lists are \(PresetCatalog.ids.joined(separator: ", "))")
    }
    change("list", catalog: catalog)
  }

  private func change(
    _ property: String, catalog: PresetCatalog? = nil, columns: Int? = nil, offersNone: Bool? = nil,
    offersPicker: Bool? = nil, noneTitle: String? = nil
  ) {
    let other = ColorGrid(
      catalog ?? control.catalog, columns: columns ?? control.columns, offersNone: offersNone ?? control.offersNone,
      offersPicker: offersPicker ?? control.offersPicker, noneTitle: noneTitle ?? control.noneTitle, showing: color)
    // Shown alike, they are the same to everyone.
    if other.parts == control.parts, other.columns == control.columns, other.catalog.id == control.catalog.id,
      other.noneTitle == control.noneTitle
    {
      return
    }
    replace(with: other, notifying: property)
  }

  /// As the content of a popover, for a visit that begins: the keyboard stands on the choice again.
  func prepare(offersNone: Bool, noneTitle: String) {
    change("offers-none", offersNone: offersNone, offersPicker: true, noneTitle: noneTitle)
    control.forgetFocus()
  }
}
