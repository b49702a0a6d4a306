public import CGTK
import ColorCSS
public import ColorCore
import GTKSupport
public import PickerControls
import PickerModel

/// `TinctureSwatch`: an area that offers a colour of its own. Pressed and lifted on it, that becomes the
/// colour of its group.
public final class SwatchWidget: ControlWidget<Swatch> {
  public static let type: GType = ClassDefinition(
    "TinctureSwatch", extending: gtk_widget_get_type(),
    properties: commonProperties + [
      Property(
        "own-color", "The colour that it offers, as CSS text", .string, of: SwatchWidget.self,
        get: { .string($0.ownColor.cssText) },
        set: { if case .string(let text) = $1 { $0.setOwnColor(text ?? "") } }),
      Property(
        "label", "What the colour is called; none for a description of it", .string, of: SwatchWidget.self,
        get: { .string($0.control.name.isEmpty ? nil : $0.control.name) },
        set: { if case .string(let text) = $1 { $0.change(\.name, to: text ?? "", notifying: "label") } }),
      Property(
        "selected", "Whether the colour of the group shows as this one", .bool(default: false), of: SwatchWidget.self,
        get: { .bool($0.control.isSelected) }),
      Property(
        "draggable", "Whether the colour can be dragged to other widgets and programs", .bool(default: false),
        of: SwatchWidget.self,
        get: { .bool($0.control.isDraggable) },
        set: { if case .bool(let flag) = $1 { $0.change(\.isDraggable, to: flag, notifying: "draggable") } }),
      Property(
        "editable", "Whether a colour dropped on it becomes its own", .bool(default: false), of: SwatchWidget.self,
        get: { .bool($0.control.isEditable) },
        set: { if case .bool(let flag) = $1 { $0.change(\.isEditable, to: flag, notifying: "editable") } }),
    ],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-swatch")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_RADIO)
      gtk_widget_class_install_action(cast($0), "swatch.choose", nil) { widget, _, _ in
        guard let widget else { return }
        SwatchWidget.of(UnsafeMutableRawPointer(widget))?.send(.setValue(0))
      }
    },
    make: { SwatchWidget(Swatch(.black), $0, $1) }
  ).register()

  public override func setUp() {
    super.setUp()
    gtk_widget_set_focusable(widget, 1)
  }

  override var takesDrops: Bool { true }

  /// The colour that it offers. The group's colour stays as it is.
  public var ownColor: Color {
    get { control.color }
    set { change(\.color, to: newValue, notifying: "own-color") }
  }

  private func setOwnColor(_ text: String) {
    if text == ownColor.cssText { return }
    do throws(ColorTextError) {
      ownColor = try Color(text: text)
    } catch {
      refuse("own-color", text, because: error)
    }
  }

  /// Sets a part of the control and tells of it, and of what follows from it.
  private func change<Part: Equatable>(
    _ part: WritableKeyPath<Swatch, Part>, to value: Part, notifying property: String
  ) {
    if control[keyPath: part] == value { return }
    let before = control
    control[keyPath: part] = value
    notify(property)
    tell(since: before)
  }

  private func tell(since before: Swatch) {
    redraw()
    updateAccessibility()
    if before.isSelected != control.isSelected { notify("selected") }
  }

  override func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    let before = control
    super.show(color, origin: origin, isOwn: isOwn)
    if before.isSelected != control.isSelected { notify("selected") }
  }

  @discardableResult
  override func send(_ event: InputEvent) -> Bool {
    let alive = Owned(keeping: pointer)
    defer { withExtendedLifetime(alive) {} }
    let before = control
    let isHandled = super.send(event)
    if before.color != control.color { notify("own-color") }
    if before.name != control.name { notify("label") }
    if before.color != control.color || before.name != control.name { tell(since: before) }
    return isHandled
  }

  override func updateAccessibility() {
    super.updateAccessibility()
    Accessibility(pointer).set(GTK_ACCESSIBLE_STATE_CHECKED, control.isSelected)
  }
}
