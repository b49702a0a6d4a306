public import CGTK
import ColorCore
import GTKSupport
public import PickerControls
import PickerModel

/// `TincturePicker`: the whole picker, with the pages Preset and RGB and the colour as text.
public final class PickerWidget: ChoiceWidget {
  public static let type: GType = ClassDefinition(
    "TincturePicker", extending: gtk_widget_get_type(),
    properties: commonProperties + presetProperties + [
      Property(
        "page", "The page that is shown: preset or rgb", .string, of: PickerWidget.self,
        get: { .string($0.page.rawValue) },
        set: { if case .string(let name) = $1 { $0.setPage(name) } })
    ],
    signals: commonSignals,
    customize: {
      gtk_widget_class_set_css_name(cast($0), "tincture-picker")
      gtk_widget_class_set_accessible_role(cast($0), GTK_ACCESSIBLE_ROLE_GROUP)
      gtk_widget_class_set_layout_manager_type(cast($0), gtk_box_layout_get_type())
    },
    make: { PickerWidget($0, $1) }
  ).register()

  /// A new picker, floating until something takes it.
  public static func make() -> PickerWidget {
    guard let picker = PickerWidget.of(newObject(type)) else { preconditionFailure("the class made no picker") }
    return picker
  }

  /// The pages, under the names that the property takes.
  public typealias Page = PickerPanel.Page

  /// Between the parts, in logical pixels.
  static let spacing = Int32(Metrics.desktop.gap)

  /// The parts that are widgets of their own.
  private var parts: [ChoiceWidget] = []
  private var stack: OpaquePointer?
  private var hex: HexEntry?

  public override func setUp() {
    super.setUp()
    let layout = UnsafeMutableRawPointer(gtk_widget_get_layout_manager(widget))
    if let layout {
      gtk_orientable_set_orientation(cast(layout), GTK_ORIENTATION_VERTICAL)
      gtk_box_layout_set_spacing(cast(layout), UInt32(Self.spacing))
    }
    Accessibility(pointer).set(GTK_ACCESSIBLE_PROPERTY_LABEL, "Color Picker")
    addPages()
    hex = HexEntry { [weak self] in self?.post($0, origin: .text) }
    if let hex { gtk_widget_set_parent(hex.row, widget) }
    for part in parts {
      part.whole = self
      if let choice { part.join(choice) }
    }
  }

  public override func dispose() {
    hex = nil
    stack = nil
    parts = []
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    super.dispose()
  }

  private func part<Part: ChoiceWidget>(_ type: GType, of kind: Part.Type = Part.self) -> Part? {
    let part = Part.of(newObject(type))
    if let part { parts.append(part) }
    return part
  }

  /// The first part of a kind.
  func part<Part: ChoiceWidget>(_ kind: Part.Type) -> Part? { parts.lazy.compactMap { $0 as? Part }.first }

  private func addPages() {
    guard let stackWidget = gtk_stack_new(), let switcher = gtk_stack_switcher_new() else { return }
    let stack = OpaquePointer(stackWidget)
    self.stack = stack
    for page in PickerPanel.standardPages {
      guard let content = page.sliderSpace.map({ sliderPage($0) }) ?? presetPage() else { continue }
      gtk_stack_add_titled(stack, content, page.rawValue, page.title)
    }
    gtk_stack_set_transition_type(stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_widget_set_vexpand(stackWidget, 1)
    gtk_stack_switcher_set_stack(OpaquePointer(switcher), stack)
    Accessibility(switcher).set(GTK_ACCESSIBLE_PROPERTY_LABEL, "Pages")
    activateDefaultOnReturn(switcher)
    // A press on a tab leads into its page.
    var tab = gtk_widget_get_first_child(switcher)
    while let button = tab {
      gtk_widget_set_focus_on_click(button, 0)
      tab = gtk_widget_get_next_sibling(button)
    }
    connect(UnsafeMutableRawPointer(stackWidget), "notify::visible-child-name") { [weak self] _ in
      self?.notify("page")
    }
    gtk_widget_set_parent(switcher, widget)
    gtk_widget_set_parent(stackWidget, widget)
  }

  /// Return on a tab is for the window, where there is something it does; Space turns to the page.
  private func activateDefaultOnReturn(_ switcher: UnsafeMutablePointer<GtkWidget>) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(
      UnsafeMutableRawPointer(keys), "key-pressed",
      answering: { [switcher] in
        let key = InputEvent.Key(keyValue: UInt32($0.uint(0)), modifiers: InputEvent.Modifiers($0.flags(2)))
        guard key == .enter, let window = gtk_widget_get_ancestor(switcher, gtk_window_get_type()),
          let button = gtk_window_get_default_widget(cast(UnsafeMutableRawPointer(window)))
        else { return false }
        // Asked to activate its default, the window would prefer the tab, which is a button too.
        return gtk_widget_activate(button) != 0
      })
    gtk_widget_add_controller(switcher, keys)
  }

  /// The list, which scrolls where there is no room for all of it.
  private func presetPage() -> UnsafeMutablePointer<GtkWidget>? {
    guard let list: PresetListWidget = part(PresetListWidget.type), let scroller = gtk_scrolled_window_new() else {
      return nil
    }
    let window = OpaquePointer(scroller)
    gtk_scrolled_window_set_policy(window, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(window, 1)
    // There is nothing to do in it for the keyboard but to go on to the list.
    gtk_widget_set_focusable(scroller, 0)
    gtk_widget_set_valign(list.widget, GTK_ALIGN_START)
    gtk_scrolled_window_set_child(window, list.widget)
    return scroller
  }

  /// A slider for each channel of a space, and the preview.
  private func sliderPage(_ space: ColorSpace) -> UnsafeMutablePointer<GtkWidget>? {
    guard let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.spacing),
      let card = CardWidget.of(newObject(CardWidget.type)), let preview: PreviewWidget = part(PreviewWidget.type)
    else { return nil }
    for index in space.channels.indices {
      guard let scale = ChannelScale(space, index),
        let slider: ChannelSliderWidget = part(ChannelSliderWidget.type)
      else { continue }
      slider.channel = scale
      place(slider.widget)
      gtk_widget_set_parent(slider.widget, card.widget)
    }
    gtk_box_append(cast(UnsafeMutableRawPointer(page)), card.widget)
    gtk_box_append(cast(UnsafeMutableRawPointer(page)), preview.widget)
    return page
  }

  /// A control on a card: a row as high as those of lists, and higher where its text is large.
  private func place(_ control: UnsafeMutablePointer<GtkWidget>) {
    let metrics = Metrics.desktop
    gtk_widget_set_margin_start(control, Int32(metrics.spacing))
    gtk_widget_set_margin_end(control, Int32(metrics.spacing))
    gtk_widget_set_margin_top(control, Int32(metrics.gap / 2))
    gtk_widget_set_margin_bottom(control, Int32(metrics.gap / 2))
    gtk_widget_set_size_request(control, -1, Int32(metrics.rowHeight - metrics.gap))
  }

  // MARK: Colour

  override func join(_ other: Choice) {
    super.join(other)
    for part in parts { part.join(other) }
  }

  override func show(_ color: Color?, origin: Origin, isOwn: Bool) { hex?.show(color, isOwn: isOwn) }

  override func choiceChanged() { notifyPresets() }

  /// Takes the keyboard to the first control of the page, past its tab.
  public func focusPage() {
    let first = parts.first { page == .preset ? $0 is PresetListWidget : $0 is ChannelSliderWidget }
    if let first { gtk_widget_grab_focus(first.widget) }
  }

  // MARK: Pages

  public var page: Page {
    get {
      let name = stack.flatMap { gtk_stack_get_visible_child_name($0) }.map { String(cString: $0) }
      return name.flatMap { Page(rawValue: $0) } ?? .preset
    }
    set { if let stack { gtk_stack_set_visible_child_name(stack, newValue.rawValue) } }
  }

  private func setPage(_ name: String?) {
    guard let page = Page(rawValue: name ?? ""), PickerPanel.standardPages.contains(page) else {
      return refuse("page", name ?? "", because: "the pages are preset and rgb")
    }
    self.page = page
  }
}
