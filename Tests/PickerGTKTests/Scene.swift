import CGTK
import GTKSupport

/// A widget in a window on the screen, until the scene goes.
@MainActor
final class Scene {
  private let window: UnsafeMutablePointer<GtkWidget>

  init(_ widget: TestWidget) {
    window = gtk_window_new()
    gtk_window_set_child(cast(UnsafeMutableRawPointer(window)), cast(widget.pointer))
    gtk_window_present(cast(UnsafeMutableRawPointer(window)))
    turn()
  }

  /// Lets everything get its place, which needs no frame of a clock.
  func resize() {
    var (least, best) = (GtkRequisition(), GtkRequisition())
    gtk_widget_get_preferred_size(window, &least, &best)
    var place = GtkAllocation(x: 0, y: 0, width: best.width, height: best.height)
    gtk_widget_size_allocate(window, &place, -1)
  }

  /// Does what is waiting to be done.
  func turn() { while g_main_context_iteration(nil, 0) != 0 {} }

  /// Lets the display and the frames catch up: what GTK does after a popover has closed takes a few.
  func settle() {
    for _ in 0..<100 {
      turn()
      g_usleep(1000)
    }
  }

  /// Goes on until something is so, or has not come true within ten seconds.
  func turn(until isSo: () -> Bool) {
    let end = g_get_monotonic_time() + 10_000_000
    while !isSo(), g_get_monotonic_time() < end {
      turn()
      g_usleep(1000)
    }
  }

  /// Ends it; the widget goes with it, unless somebody holds it.
  func end() {
    gtk_window_destroy(cast(UnsafeMutableRawPointer(window)))
    turn()
  }
}
