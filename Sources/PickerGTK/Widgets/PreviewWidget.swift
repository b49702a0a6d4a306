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

  /// Its height as a part of something else, in logical pixels; nil for its own.
  var fixedHeight: Double?

  public override func measure(_ orientation: GtkOrientation, for other: Int32) -> (minimum: Int32, natural: Int32) {
    guard let fixedHeight, orientation == GTK_ORIENTATION_VERTICAL else {
      return super.measure(orientation, for: other)
    }
    return (Int32(fixedHeight), Int32(fixedHeight))
  }
}
