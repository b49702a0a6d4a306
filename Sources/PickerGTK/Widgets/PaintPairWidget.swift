public import CGTK
import ColorCSS
import ColorCore
import GTKSupport
public import PickerControls
public import PickerModel
import Pictures

/// `TincturePaintPair`: stroke and fill, with one popover for both, none as a paint, swap and default.
///
/// The colour of the widget is that of the role that is worked on. An edit reaches that role alone;
/// swap and default are one edit of both.
public final class PaintPairWidget: PartsWidget<PaintPair> {
  public static let type: GType = ClassDefinition(
    "TincturePaintPair", extending: gtk_widget_get_type(),
    properties: commonProperties
      + PaintRole.allCases.map { role in
        Property(
          role.rawValue, "The paint of the \(role.rawValue) as CSS text, or none", .string, of: PaintPairWidget.self,
          get: { .string($0.paints[role].color.paintText) },
          set: { if case .string(let text) = $1 { $0.setPaint(role, text ?? "none") } })
      } + [
        Property(
          "role", "Which is worked on: stroke or fill", .string, of: PaintPairWidget.self,
          get: { .string($0.role.rawValue) },
          set: { if case .string(let text) = $1 { $0.setRole(text ?? "") } })
      ],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-paint-pair")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_GROUP)
    },
    make: { PaintPairWidget(PaintPair(), $0, $1) }
  ).register()

  /// What has been told of by properties.
  private var told = PaintPair()

  public override func setUp() {
    super.setUp()
    // The new choice has no colour, and the role's paint has gone by it.
    paints = .standard
  }

  /// The paints of both roles. Set by a program, they send no event.
  public var paints: ShapePaints {
    get { control.paints }
    set { set(newValue, role: role) }
  }

  /// The role that is worked on, whose paint is the colour of the widget.
  public var role: PaintRole {
    get { control.role }
    set {
      // The visit was to the other one.
      if newValue != role { closePopover() }
      set(control.paints, role: newValue)
    }
  }

  private func set(_ paints: ShapePaints, role: PaintRole) {
    control.set(paints, role: role)
    shareRole(paints)
    redraw()
    updateAccessibility()
    tellPaints()
  }

  /// Gives the group the paint of the role. A paint that is none is one that was chosen, so that
  /// nobody who joins takes it for a choice that has yet to be made.
  private func shareRole(_ paints: ShapePaints) {
    let color = paints[control.role].color
    if choice?.color != color { choice?.set(color, origin: color == nil ? .swatch : .program) }
  }

  override func controlChanged(from before: PaintPair) {
    guard before.role != control.role else { return }
    closePopover()
    // The edits that follow are of the paint as it was.
    let after = control.paints
    shareRole(before.paints)
    control.set(after, role: control.role)
  }

  override func focusCame(toPart index: Int) {
    let before = control
    super.focusCame(toPart: index)
    controlChanged(from: before)
    tellPaints()
    updateAccessibility()
  }

  @discardableResult
  override func send(_ event: InputEvent) -> Bool {
    let isHandled = super.send(event)
    tellPaints()
    return isHandled
  }

  override func choiceChanged() { tellPaints() }

  /// Tells of each property that changed.
  private func tellPaints() {
    let before = told
    told = control
    if before.role != control.role { notify("role") }
    for role in PaintRole.allCases where before.paints[role] != control.paints[role] { notify(role.rawValue) }
  }

  private func setPaint(_ role: PaintRole, _ text: String) {
    var paints = control.paints
    do throws(ColorTextError) {
      paints[role] = text == "none" ? .none : .color(try Color(text: text))
    } catch {
      return refuse(role.rawValue, text, because: error)
    }
    if paints[role].color.paintText != control.paints[role].color.paintText { self.paints = paints }
  }

  private func setRole(_ name: String) {
    guard let role = PaintRole(rawValue: name) else {
      return refuse("role", name, because: "the roles are stroke and fill")
    }
    self.role = role
  }

  // MARK: Popover

  override var takesDrops: Bool { true }

  override var popoverTitle: String { role.title }
  override var popoverOffersNone: Bool { true }

  /// It points to the square that it is for.
  override var popoverPlace: Rect? { control.rect(of: PaintPair.Part(role), in: frame) }

  override func popoverChanged(isOpen: Bool) {
    control.isOpen = isOpen
    redraw()
  }
}
