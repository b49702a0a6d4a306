import CGTK
import CairoPainter
import Pictures

/// Focus marks may reach a little outside a picture, in logical pixels.
private let overhang = 6.0

/// Paints a picture into a snapshot, as one node.
func paint(_ picture: Picture, on snapshot: OpaquePointer, fonts: Fonts) {
  let room = Rect(size: picture.size).inset(by: -overhang)
  var bounds = graphene_rect_t()
  graphene_rect_init(&bounds, Float(room.minX), Float(room.minY), Float(room.width), Float(room.height))
  guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
  PicturePainter(on: context, fonts: fonts).paint(picture)
  cairo_destroy(context)
}
