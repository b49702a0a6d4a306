import CGTK
import ColorCore
import GTKSupport
import PickerModel

/// A colour on its way from a widget to another one, or to another program.
///
/// It is offered as `GdkRGBA`, which GTK hands to other programs as `application/x-color` with 16 bits
/// a part, and as CSS text, which keeps every space. Within the program it is handed over as it is.
final class ColorDrag {
  // There is one pointer, and GTK's widgets live on one thread.
  nonisolated(unsafe) private static var current: ColorDrag?

  let preset: Preset
  private let drag: Owned

  /// The colour in the hand, when it comes from this program.
  ///
  /// - Parameter drop: the `GdkDrop` that tells of it.
  static func preset(of drop: OpaquePointer?) -> Preset? {
    guard let drop, let current, gdk_drop_get_drag(drop).map({ UnsafeMutableRawPointer($0) }) == current.drag.pointer
    else { return nil }
    return current.preset
  }

  /// - Parameter ended: called once, when it has been dropped or came to nothing.
  /// - Returns: whether it began: a widget that is not on a screen has no drags.
  @discardableResult
  static func begin(
    _ preset: Preset, from widget: UnsafeMutablePointer<GtkWidget>, with device: OpaquePointer?,
    ended: @escaping () -> Void
  ) -> Bool {
    guard current == nil, let native = gtk_widget_get_native(widget),
      let surface = gtk_native_get_surface(native),
      let device = device ?? gdk_display_get_default_seat(gtk_widget_get_display(widget)).flatMap(gdk_seat_get_pointer)
    else { return false }
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let content = content(of: preset.color) else { return false }
    let provider = Owned(taking: content)
    guard let drag = gdk_drag_begin(surface, device, cast(provider.pointer), actions, 0, 0) else { return false }
    let session = ColorDrag(preset, Owned(taking: UnsafeMutableRawPointer(drag)))
    current = session
    session.showIcon()
    func end() {
      guard current === session else { return }
      current = nil
      ended()
    }
    connect(session.drag.pointer, "dnd-finished") { _ -> Void in end() }
    connect(session.drag.pointer, "cancel") { _ -> Void in end() }
    return true
  }

  private init(_ preset: Preset, _ drag: Owned) {
    self.preset = preset
    self.drag = drag
  }

  private static func content(of color: Color) -> UnsafeMutableRawPointer? {
    var parts = [Value.rgba(GdkRGBA(color)), .string(color.cssText)].map { value in
      value.withGValue { gdk_content_provider_new_for_value($0) }
    }
    // The union takes the parts over.
    return gdk_content_provider_new_union(&parts, gsize(parts.count)).map { UnsafeMutableRawPointer($0) }
  }

  /// A swatch of the colour hangs under the pointer.
  private func showIcon() {
    guard let icon = gtk_drag_icon_get_for_drag(cast(drag.pointer)) else { return }
    let swatch = newObject(SwatchWidget.type)
    SwatchWidget.of(swatch)?.ownColor = preset.color
    gtk_drag_icon_set_child(cast(UnsafeMutableRawPointer(icon)), cast(swatch))
    gdk_drag_set_hotspot(cast(drag.pointer), 0, 0)
  }
}
