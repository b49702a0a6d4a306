import CGTK
import CairoPainter
import GTKSupport
import PickerControls
import Pictures

/// A rounded ground that controls stand on, one below the other, as lists do in boxes.
final class CardWidget: WidgetInstance {
  static let type: GType = ClassDefinition(
    "TinctureCard", extending: gtk_widget_get_type(),
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-card")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_GROUP)
      gtk_widget_class_set_layout_manager_type(cast($0), gtk_box_layout_get_type())
    },
    make: { CardWidget($0, $1) }
  ).register()

  override func setUp() {
    super.setUp()
    gtk_orientable_set_orientation(
      cast(UnsafeMutableRawPointer(gtk_widget_get_layout_manager(widget))), GTK_ORIENTATION_VERTICAL)
  }

  override func dispose() {
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    super.dispose()
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let size = Size(Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    paint(Card.picture(size, in: Theme(of: widget)), on: snapshot, fonts: Fonts())
    super.snapshot(snapshot)
  }
}
