import CGTK
import ColorCore
import GTKSupport
import PickerControls
import PickerModel
import Pictures

/// The popover in which a widget's colour is chosen: a page with a few colours, and from there another
/// with the whole picker.
///
/// However much is done while it is open is one edit of the widget. Escape ends it with the colour from
/// before; a press outside keeps what is shown.
final class ColorPopover {
  enum Page: String { case colors, picker }

  private let popover: UnsafeMutablePointer<GtkWidget>
  private let stack: OpaquePointer
  private let grid: ColorGridWidget
  private var picker: PickerWidget?
  private var visit: ChoiceVisit?
  private let changed: (_ isOpen: Bool) -> Void

  /// Round the pages, in logical pixels; the popover of the desktop's theme has some of its own.
  private static let margin: Int32 = 6

  /// - Parameters:
  ///   - parent: the widget that it belongs to and points to. It must call ``present()`` when it gets
  ///     its place, and ``remove()`` when it is disposed.
  ///   - changed: is told when it opens and closes. Must not keep the widget alive.
  init?(on parent: UnsafeMutablePointer<GtkWidget>, changed: @escaping (_ isOpen: Bool) -> Void) {
    guard let popover = gtk_popover_new(), let stackWidget = gtk_stack_new(),
      let grid = ColorGridWidget.of(newObject(ColorGridWidget.type))
    else { return nil }
    self.popover = popover
    self.stack = OpaquePointer(stackWidget)
    self.grid = grid
    self.changed = changed
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(stackWidget, Self.margin) }
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(stackWidget, Self.margin) }
    gtk_stack_set_hhomogeneous(stack, 0)
    gtk_stack_set_vhomogeneous(stack, 0)
    gtk_stack_set_interpolate_size(stack, 1)
    gtk_stack_set_transition_type(stack, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    gtk_stack_add_named(stack, grid.widget, Page.colors.rawValue)
    gtk_popover_set_child(cast(UnsafeMutableRawPointer(popover)), stackWidget)
    gtk_widget_set_parent(popover, parent)
    grid.answers = { [weak self] in self?.answer($0) ?? false }
    listen()
  }

  private func listen() {
    connect(UnsafeMutableRawPointer(popover), "closed") { [weak self] _ in self?.closed() }
    guard let keys = gtk_event_controller_key_new() else { return }
    // What has something of its own to escape from, hears of it first.
    connect(
      UnsafeMutableRawPointer(keys), "key-pressed",
      answering: { [weak self] in
        guard $0.uint(0) == UInt(GDK_KEY_Escape), let self, isOpen else { return false }
        visit?.cancel()
        close()
        return true
      })
    gtk_widget_add_controller(popover, keys)
  }

  var isOpen: Bool { visit != nil }

  /// Gives it its place on the screen, after that of its widget.
  func present() { if isOpen { gtk_popover_present(cast(UnsafeMutableRawPointer(popover))) } }

  // MARK: The visit

  /// - Parameters:
  ///   - place: the part of the widget that it points to; nil for all of it.
  ///   - title: what the colour is for; "Color" when there is nothing to say.
  ///   - post: takes the edits of the visit. Must not keep the widget alive.
  func open(
    _ page: Page, title: String, offersNone: Bool, showing color: Color?, origin: Origin,
    at place: Rect?, post: @escaping ([Edit], Origin) -> Void
  ) {
    guard !isOpen else { return }
    let visit = ChoiceVisit(showing: color, origin: origin, post: post)
    self.visit = visit
    Accessibility(popover).set(GTK_ACCESSIBLE_PROPERTY_LABEL, title)
    grid.prepare(offersNone: offersNone, noneTitle: title == "Color" ? "None" : "No \(title)")
    grid.join(visit.inner)
    picker?.join(visit.inner)
    point(to: place)
    show(page, animated: false)
    gtk_popover_popup(cast(UnsafeMutableRawPointer(popover)))
    focusPage(page)
    changed(true)
  }

  private func point(to place: Rect?) {
    var area = place.map {
      GdkRectangle(x: Int32($0.minX), y: Int32($0.minY), width: Int32($0.width), height: Int32($0.height))
    }
    let popover: UnsafeMutablePointer<GtkPopover> = cast(UnsafeMutableRawPointer(popover))
    if area != nil { gtk_popover_set_pointing_to(popover, &area!) } else { gtk_popover_set_pointing_to(popover, nil) }
  }

  /// Takes what others made of the colour meanwhile.
  func show(_ color: Color?, origin: Origin) { visit?.show(color, origin: origin) }

  /// Closes it and keeps what is shown.
  func close() {
    if isOpen { gtk_popover_popdown(cast(UnsafeMutableRawPointer(popover))) }
  }

  private func closed() {
    guard let visit else { return }
    self.visit = nil
    // The pages rest on a choice that nobody hears.
    visit.finish()
    changed(false)
  }

  /// Takes it apart with its widget; what is shown is kept as it is.
  func remove() {
    visit = nil
    gtk_widget_unparent(popover)
  }

  // MARK: Pages

  private func answer(_ request: Response.Request) -> Bool {
    switch request {
    case .close: close()
    case .picker: show(.picker, animated: true)
    default: return false
    }
    return true
  }

  private func show(_ page: Page, animated: Bool) {
    if page == .picker { addPicker() }
    gtk_stack_set_visible_child_full(
      stack, page.rawValue, animated ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT : GTK_STACK_TRANSITION_TYPE_NONE)
    if animated { focusPage(page) }
  }

  private func focusPage(_ page: Page) {
    if page == .picker { picker?.focusPage() } else { gtk_widget_grab_focus(grid.widget) }
  }

  /// The page of the whole picker, made when it is first wanted.
  private func addPicker() {
    guard picker == nil, let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, PickerWidget.spacing),
      let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, PickerWidget.spacing),
      let back = gtk_button_new_from_icon_name("go-previous-symbolic"),
      let title = gtk_label_new("More Colors"), let done = gtk_button_new_with_mnemonic("_Done")
    else { return }
    Accessibility(back).set(GTK_ACCESSIBLE_PROPERTY_LABEL, "Back")
    gtk_widget_set_tooltip_text(back, "Back")
    gtk_widget_add_css_class(back, "flat")
    gtk_widget_add_css_class(title, "heading")
    gtk_widget_add_css_class(done, "suggested-action")
    gtk_widget_set_hexpand(title, 1)
    for part in [back, title, done] { gtk_box_append(cast(UnsafeMutableRawPointer(bar)), part) }
    connect(UnsafeMutableRawPointer(back), "clicked") { [weak self] _ in self?.show(.colors, animated: true) }
    connect(UnsafeMutableRawPointer(done), "clicked") { [weak self] _ in self?.close() }
    let picker = PickerWidget.make()
    if let visit { picker.join(visit.inner) }
    gtk_box_append(cast(UnsafeMutableRawPointer(page)), bar)
    gtk_box_append(cast(UnsafeMutableRawPointer(page)), picker.widget)
    gtk_stack_add_named(stack, page, Page.picker.rawValue)
    // Return in the field of the picker is this button.
    gtk_popover_set_default_widget(cast(UnsafeMutableRawPointer(popover)), done)
    self.picker = picker
  }
}
