import CGTK
import ColorCSS
import ColorCore
import GTKSupport
import PickerControls
import PickerModel
import Pictures

/// Hears of colours that are dragged over a widget and let go there, from this program or another.
final class ColorDropTarget {
  private let target: OpaquePointer
  private let motion: OpaquePointer
  private var position = Point.zero

  /// - Parameter send: true for a colour that was taken. Must not keep the widget alive.
  init?(on widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (InputEvent.Drop) -> Bool) {
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let target = gtk_drop_target_new(FundamentalType.string, actions),
      let motion = gtk_drop_controller_motion_new()
    else { return nil }
    (self.target, self.motion) = (target, motion)
    // Text first: it keeps every space, where the other has 16 bits of sRGB.
    var types = [FundamentalType.string, gdk_rgba_get_type()]
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    // Also before it is let go, so that it can be shown where it would go.
    gtk_drop_target_set_preload(target, 1)
    for signal in ["enter", "motion"] {
      connect(UnsafeMutableRawPointer(motion), signal) { [weak self] in
        guard let self else { return }
        position = Point($0.double(0), $0.double(1))
        guard let preset = colorOver else { return }
        _ = send(event(.over, preset))
      }
    }
    connect(UnsafeMutableRawPointer(motion), "leave") { [weak self] _ in
      guard let self else { return }
      _ = send(event(.left, colorOver ?? Preset("", .black)))
    }
    connect(
      UnsafeMutableRawPointer(target), "drop",
      answering: { [weak self] in
        guard let self else { return false }
        position = Point($0.double(1), $0.double(2))
        let drop = gtk_drop_target_get_current_drop(target)
        guard let preset = ColorDrag.preset(of: drop) ?? Self.preset(in: $0.value(0)) else { return false }
        return send(event(.dropped, preset))
      })
    gtk_widget_add_controller(widget, target)
    gtk_widget_add_controller(widget, motion)
  }

  /// The colour over the widget, as far as it is known before it is let go.
  private var colorOver: Preset? {
    if let preset = ColorDrag.preset(of: gtk_drop_controller_motion_get_drop(motion)) { return preset }
    guard let value = gtk_drop_target_get_value(target) else { return nil }
    return Self.preset(in: Arguments.value(of: value))
  }

  private static func preset(in value: Value?) -> Preset? {
    switch value {
    case .string(let text?): (try? Color(text: text)).map { Preset("", $0) }
    case .rgba(let rgba?): Preset("", rgba.color)
    default: nil
    }
  }

  private func event(_ phase: InputEvent.Drop.Phase, _ preset: Preset) -> InputEvent.Drop {
    // Events of a drag carry no modifiers, so the keyboard is asked.
    let display = gtk_widget_get_display(gtk_event_controller_get_widget(target))
    let keyboard = gdk_display_get_default_seat(display).flatMap(gdk_seat_get_keyboard)
    let state = keyboard.map { gdk_device_get_modifier_state($0).rawValue } ?? 0
    return InputEvent.Drop(
      phase, preset.color, name: preset.name, at: position, modifiers: InputEvent.Modifiers(state))
  }
}
