public import CGTK
import GTKSupport
public import PickerControls

/// `TincturePreview`: the present colour as an area, which follows every movement.
public final class PreviewWidget: ControlWidget<ColorPreview> {
  public static let type: GType = ClassDefinition(
    "TincturePreview", extending: gtk_widget_get_type(), properties: commonProperties, signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-preview")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_IMG)
    },
    make: { PreviewWidget(ColorPreview(), $0, $1) }
  ).register()
}
