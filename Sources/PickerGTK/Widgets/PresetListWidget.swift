public import CGTK
import GTKSupport
public import PickerControls
import PickerModel

/// `TincturePresetList`: the presets as a list of rows.
public final class PresetListWidget: PartsWidget<PresetList> {
  public static let type: GType = ClassDefinition(
    "TincturePresetList", extending: gtk_widget_get_type(), properties: commonProperties + presetProperties,
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-preset-list")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_LIST_BOX)
    },
    make: { PresetListWidget(PresetList(.standard), $0, $1) }
  ).register()

  override func choiceChanged() { notifyPresets() }

  /// The list scrolls under a finger that moves on, as lists do.
  override var claimsPresses: Bool { false }
}
