public import CGTK
import CairoPainter
import ColorCore
import GTKSupport
public import PickerControls
import PickerModel
import Pictures

/// The host of one control in GTK: it turns GTK's events into input events, sends the edits to the
/// group, and paints the picture.
public class ControlWidget<C: Control>: ChoiceWidget {
  public internal(set) var control: C
  /// What the theme said last; asked again when that changes.
  private var knownStyle: Style?
  let pointerInput = PointerInput()
  /// Runs while the control moves by itself.
  private var ticker: Ticker?
  private var dropTarget: ColorDropTarget?
  /// Made when it is first asked for.
  private var popover: ColorPopover?
  /// Takes requests before this host does, for whatever it is a part of; true when one is fulfilled.
  var answers: ((Response.Request) -> Bool)?

  init(_ control: C, _ pointer: UnsafeMutableRawPointer, _ definition: ClassDefinition) {
    self.control = control
    super.init(pointer, definition)
  }

  public override func setUp() {
    super.setUp()
    addInput()
    ticker = Ticker(on: widget) { [weak self] seconds in
      guard let self else { return false }
      send(.tick(seconds: seconds))
      return control.needsTick
    }
    if takesDrops { dropTarget = ColorDropTarget(on: widget) { [weak self] in self?.send(.drop($0)) ?? false } }
    updateAccessibility()
  }

  public override func dispose() {
    ticker?.stop()
    popover?.remove()
    popover = nil
    super.dispose()
  }

  /// A control that moves by itself hears of each frame; one that rests never wakes the program.
  private func updateTicker() { if control.needsTick { ticker?.start() } }

  // MARK: Events

  /// Whether a press is kept from what is around the widget; see ``PointerInput``.
  var claimsPresses: Bool { true }

  /// A press takes the keyboard to the control, when it can have it.
  func focusForPress() { _ = gtk_widget_grab_focus(widget) }

  /// Whether colours may be dropped on the control.
  var takesDrops: Bool { false }

  /// Gives the control an event. True when it used the event up.
  @discardableResult
  func send(_ event: InputEvent) -> Bool {
    // What a signal tells may make a program drop the widget.
    let alive = Owned(keeping: pointer)
    defer { withExtendedLifetime(alive) {} }
    let before = control
    let response = control.handle(event, in: frame)
    controlChanged(from: before)
    if response.needsPicture { redraw() }
    if response.reachedEnd { gtk_widget_error_bell(widget) }
    post(response.edits, origin: control.origin)
    if let request = response.request, answers?(request) != true { fulfil(request) }
    if case .tick = event, response.edits.isEmpty { return response.isHandled }
    updateTicker()
    updateAccessibility()
    return response.isHandled
  }

  /// The pointer that pressed on the control carries a colour away from now on.
  private func drag(_ preset: Preset) {
    let device = pointerInput.handOver()
    ColorDrag.begin(preset, from: widget, with: device) { [weak self] in
      self?.send(.pointer(InputEvent.Pointer(.cancelled, at: .zero)))
    }
  }

  /// The control took an event, and its edits are about to be sent.
  func controlChanged(from before: C) {}

  override func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    control.show(color, origin: origin, isOwn: isOwn)
    if !isOwn { popover?.show(color, origin: origin) }
    updateTicker()
    redraw()
    updateAccessibility()
  }

  // MARK: Popover

  /// Does what the control asks for beyond itself.
  func fulfil(_ request: Response.Request) {
    switch request {
    case .popover: openPopover(.colors)
    case .picker: openPopover(.picker)
    case .close: closePopoverAround()
    case .drag(let preset): drag(preset)
    case .menu, .rename: break
    }
  }

  /// What the colour is for, as the title of the popover.
  var popoverTitle: String { "Color" }
  var popoverOffersNone: Bool { false }
  /// The part that the popover points to; nil for the whole widget.
  var popoverPlace: Rect? { nil }

  /// The popover opened or closed.
  func popoverChanged(isOpen: Bool) {}

  private func openPopover(_ page: ColorPopover.Page) {
    // Without a window there is nothing that it could stand over.
    guard let choice, gtk_widget_get_root(widget) != nil else { return }
    if popover == nil {
      popover = ColorPopover(on: widget) { [weak self] in self?.popoverChanged(isOpen: $0) }
    }
    popover?.open(
      page, title: popoverTitle, offersNone: popoverOffersNone, showing: choice.color, origin: choice.origin,
      at: popoverPlace
    ) { [weak self] in self?.post($0, origin: $1) }
  }

  /// Closes the popover, when it is open, and keeps what is shown in it.
  func closePopover() { popover?.close() }

  /// Closes the popover that this widget stands in.
  private func closePopoverAround() {
    guard let around = gtk_widget_get_ancestor(widget, gtk_popover_get_type()) else { return }
    gtk_popover_popdown(cast(UnsafeMutableRawPointer(around)))
  }

  override func join(_ other: Choice) {
    // The visit was to the choice that is left.
    closePopover()
    super.join(other)
  }

  // MARK: Look

  /// Whether the keyboard's place is to be marked on the control.
  var showsFocus: Bool { gtk_widget_get_state_flags(widget).contains(GTK_STATE_FLAG_FOCUS_VISIBLE) }

  private var style: Style {
    if let knownStyle { return knownStyle }
    let style = Style(of: widget)
    knownStyle = style
    return style
  }

  public var surroundings: Surroundings {
    let settings = UnsafeMutableRawPointer(gtk_widget_get_settings(widget))
    return Surroundings(
      theme: style.theme, isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL,
      textScale: style.textScale,
      prefersReducedMotion: settings.map { !boolProperty("gtk-enable-animations", of: $0) } ?? false,
      showsFocus: showsFocus, isEnabled: gtk_widget_is_sensitive(widget) != 0)
  }

  public var frame: Frame {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    return Frame(Size(Double(width), Double(height)), surroundings)
  }

  /// Adwaita draws what cannot be used at half its strength.
  private static var disabledOpacity: Double { 0.5 }

  public override func snapshot(_ snapshot: OpaquePointer) {
    let frame = frame
    if !frame.surroundings.isEnabled { gtk_snapshot_push_opacity(snapshot, Self.disabledOpacity) }
    paint(control.picture(in: frame), on: snapshot, fonts: style.fonts)
    if !frame.surroundings.isEnabled { gtk_snapshot_pop(snapshot) }
  }

  public override func measure(_ orientation: GtkOrientation, for other: Int32) -> (minimum: Int32, natural: Int32) {
    let sizes = control.sizes(in: surroundings)
    let path = orientation == GTK_ORIENTATION_HORIZONTAL ? \Size.width : \Size.height
    return (Int32(sizes.minimum[keyPath: path].rounded(.up)), Int32(sizes.natural[keyPath: path].rounded(.up)))
  }

  public override func allocate(width: Int32, height: Int32, baseline: Int32) { popover?.present() }

  public override func styleChanged(_ change: OpaquePointer?) {
    super.styleChanged(change)
    knownStyle = nil
    resize()
    redraw()
  }

  public override func stateChanged(from old: GtkStateFlags) {
    super.stateChanged(from: old)
    knownStyle = nil
    redraw()
  }

  public override func directionChanged(from old: GtkTextDirection) {
    super.directionChanged(from: old)
    redraw()
  }

  // MARK: Speech

  /// Tells assistive technology what the control says of itself.
  func updateAccessibility() {
    let spoken = control.spoken
    let accessibility = Accessibility(pointer)
    accessibility.set(GTK_ACCESSIBLE_PROPERTY_LABEL, spoken.name)
    accessibility.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken.value)
  }
}

extension GtkStateFlags {
  func contains(_ flag: GtkStateFlags) -> Bool { rawValue & flag.rawValue != 0 }
}
