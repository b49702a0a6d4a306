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
        "pages", "The pages there are, in the order of their tabs: names with blanks between them", .string,
        of: PickerWidget.self,
        get: { .string($0.pages.map(\.rawValue).joined(separator: " ")) },
        set: { if case .string(let names) = $1 { $0.setPages(names) } }),
      Property(
        "page", "The page that is shown, such as preset or rgb", .string, of: PickerWidget.self,
        get: { .string($0.page.rawValue) },
        set: { if case .string(let name) = $1 { $0.setPage(name) } }),
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

  /// The pages it has, in the order of their tabs. When they change, the first is shown.
  public private(set) var pages = PickerPanel.standardPages

  /// The parts that are widgets of their own.
  private var parts: [ChoiceWidget] = []
  /// Where the keyboard begins on each page.
  private var firstParts: [Page: ChoiceWidget] = [:]
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
    fill()
  }

  private func fill() {
    addPages()
    hex = HexEntry { [weak self] in self?.post($0, origin: .text) }
    if let hex { gtk_widget_set_parent(hex.row, widget) }
    for part in parts {
      part.whole = self
      if let choice { part.join(choice) }
    }
  }

  private func empty() {
    hex = nil
    stack = nil
    parts = []
    firstParts = [:]
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  }

  public override func dispose() {
    empty()
    super.dispose()
  }

  /// A new part of the picker.
  func part<Part: ChoiceWidget>(_ type: GType, of kind: Part.Type = Part.self) -> Part? {
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
    for page in pages {
      let count = parts.count
      guard let content = content(of: page) else { continue }
      if count < parts.count { firstParts[page] = parts[count] }
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

  // MARK: Colour

  override func join(_ other: Choice) {
    super.join(other)
    for part in parts { part.join(other) }
  }

  override func show(_ color: Color?, origin: Origin, isOwn: Bool) { hex?.show(color, isOwn: isOwn) }

  override func choiceChanged() { notifyPresets() }

  // MARK: Pages

  public var page: Page {
    get {
      let name = stack.flatMap { gtk_stack_get_visible_child_name($0) }.map { String(cString: $0) }
      return name.flatMap { Page(rawValue: $0) } ?? .preset
    }
    set { if let stack { gtk_stack_set_visible_child_name(stack, newValue.rawValue) } }
  }

  private func setPage(_ name: String?) {
    guard let page = Page(rawValue: name ?? ""), pages.contains(page) else {
      let names = pages.map(\.rawValue).joined(separator: ", ")
      return refuse("page", name ?? "", because: "the pages are \(names)")
    }
    self.page = page
  }

  private func setPages(_ names: String?) {
    let words = (names ?? "").split(separator: " ").map(String.init)
    let wanted = words.compactMap(Page.init(rawValue:))
    guard !wanted.isEmpty, wanted.count == words.count, Set(wanted).count == wanted.count else {
      let all = Page.allCases.map(\.rawValue).joined(separator: " ")
      return refuse("pages", names ?? "", because: "each is one of \(all), once")
    }
    if wanted == pages { return }
    empty()
    pages = wanted
    fill()
    hex?.show(choice?.color, isOwn: false)
    notify("pages")
  }

  /// Takes the keyboard to the first control of the page, past its tab.
  public func focusPage() {
    if let first = firstParts[page] { gtk_widget_grab_focus(first.widget) }
  }
}
