public import CGTK

/// Calls with each frame of a widget's screen, until it is asked to stop.
public final class Ticker {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var id: UInt32 = 0
  private var last: Int?
  private let tick: (Double) -> Bool

  /// - Parameter tick: takes the seconds since the last frame; false ends it. Must not keep the widget alive.
  public init(on widget: UnsafeMutablePointer<GtkWidget>, tick: @escaping (Double) -> Bool) {
    self.widget = widget
    self.tick = tick
  }

  public func start() {
    guard id == 0 else { return }
    last = nil
    let box = Unmanaged.passRetained(self).toOpaque()
    id = gtk_widget_add_tick_callback(
      widget, { _, clock, data in Unmanaged<Ticker>.fromOpaque(data!).takeUnretainedValue().frame(clock) }, box,
      { Unmanaged<Ticker>.fromOpaque($0!).release() })
  }

  public func stop() {
    guard id != 0 else { return }
    let old = id
    id = 0
    gtk_widget_remove_tick_callback(widget, old)
  }

  private func frame(_ clock: OpaquePointer?) -> gboolean {
    let now = clock.map { Int(gdk_frame_clock_get_frame_time($0)) } ?? 0
    let seconds = last.map { Double(now - $0) / 1e6 } ?? 0
    last = now
    if tick(seconds) { return 1 }
    id = 0
    return 0
  }
}
