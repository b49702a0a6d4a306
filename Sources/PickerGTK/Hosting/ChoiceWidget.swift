import CGTK
import ColorCSS
public import ColorCore
public import GTKSupport
public import PickerModel

/// A widget that shows the colour of a group and lets the user change it.
///
/// A widget that names no group has a choice of its own.
public class ChoiceWidget: WidgetInstance {
  private var membership: Membership?
  /// Also emits what this widget emits: the picker that it is a part of.
  weak var whole: ChoiceWidget?
  private var groupName: String?
  private var last: (color: Color?, origin: Origin) = (nil, .program)

  public override func setUp() {
    super.setUp()
    join(Choice())
  }

  public override func dispose() {
    membership = nil
    super.dispose()
  }

  /// The choice that the widget is a view of; nil after the widget has been disposed.
  public var choice: Choice? { membership?.choice }

  /// Leaves the present group and joins another. The widget takes the other's colour, or brings its
  /// own when nothing has been chosen there.
  func join(_ other: Choice) {
    let old = choice
    if other === old { return }
    let new = other.join { [weak self] change in self?.hear(change) }
    membership = new
    // A choice of no paint is none that has yet to be made.
    if other.color == nil, other.origin == .program, let old, let color = old.color {
      other.set(color, origin: old.origin)
    } else {
      take(other.color, origin: other.origin, isOwn: false)
    }
  }

  /// The group by its name; nil for a choice of the widget's own.
  public var group: String? {
    get { groupName }
    set {
      let name = newValue == "" ? nil : newValue
      if name == groupName { return }
      groupName = name
      join(name.map { WidgetGroups.shared.choice(for: $0) } ?? Choice(choice?.color))
      notify("group")
    }
  }

  public var color: Color? {
    get { choice?.color }
    set { choice?.set(newValue) }
  }

  /// The colour changed, or where it came from: to be shown.
  ///
  /// - Parameter isOwn: whether this widget made the change.
  func show(_ color: Color?, origin: Origin, isOwn: Bool) {}

  private func hear(_ change: Choice.Change) {
    take(change.color, origin: change.origin, isOwn: change.isOwn)
  }

  private func take(_ color: Color?, origin: Origin, isOwn: Bool) {
    let before = last
    last = (color, origin)
    show(color, origin: origin, isOwn: isOwn)
    if before.color != color {
      notify("color")
      notify("rgba")
    }
    if before.color != color || before.origin != origin { choiceChanged() }
  }

  /// Tells of the properties that a subclass derives from colour and origin.
  func choiceChanged() {}

  /// Sends what the user did to the group, and emits it as signals. While another member is in the
  /// middle of an edit the group takes none, and this widget shows the group's colour again.
  func post(_ edits: [Edit], origin: Origin) {
    var isRefused = false
    for edit in edits {
      guard let membership else { return }
      if membership.choice.take(edit, from: membership, origin: origin) {
        announce(edit)
      } else {
        isRefused = true
      }
    }
    if isRefused, let choice { show(choice.color, origin: choice.origin, isOwn: false) }
  }

  private func announce(_ edit: Edit) {
    switch edit {
    case .began: emit("began", from: pointer)
    case .changing(let color): emit("changing", from: pointer, text: color.paintText)
    case .chosen(let color): emit("chosen", from: pointer, text: color.paintText)
    case .cancelled: emit("cancelled", from: pointer)
    }
    whole?.announce(edit)
  }

  /// Warns of a value that a program or a `.ui` file set and that changes nothing.
  func refuse(_ property: String, _ value: String, because reason: some CustomStringConvertible) {
    warn("\(definition.name): cannot set property \"\(property)\" to \"\(value)\": \(reason)")
  }
}

extension ChoiceWidget {
  static var commonSignals: [Signal] {
    [
      Signal("began"), Signal("changing", carriesText: true), Signal("chosen", carriesText: true),
      Signal("cancelled"),
    ]
  }

  static var commonProperties: [Property] {
    [
      Property(
        "group", "The name of the group whose colour is shown; none for a colour of its own", .string,
        of: ChoiceWidget.self,
        get: { .string($0.group) },
        set: { if case .string(let name) = $1 { $0.group = name } }),
      Property(
        "color", "The colour as CSS text; none while nothing is chosen, or for no paint", .string,
        of: ChoiceWidget.self,
        get: { .string($0.color?.cssText) },
        set: { if case .string(let text) = $1 { $0.setColor(text) } }),
      Property(
        "rgba", "The colour within sRGB", .rgba, of: ChoiceWidget.self,
        get: { .rgba($0.color.map { color in GdkRGBA(color) }) },
        set: { if case .rgba(let rgba) = $1 { $0.setRGBA(rgba) } }),
    ]
  }

  private func setColor(_ text: String?) {
    // The text of a colour may be shorter than its numbers: setting what is there changes nothing.
    if text == color?.cssText { return }
    guard let text, text != "none" else { return color = nil }
    do throws(ColorTextError) {
      color = try Color(text: text)
    } catch {
      refuse("color", text, because: error)
    }
  }

  private func setRGBA(_ rgba: GdkRGBA?) {
    if GdkRGBA.same(rgba, color.map { GdkRGBA($0) }) { return }
    guard let rgba else { return color = nil }
    guard [rgba.red, rgba.green, rgba.blue, rgba.alpha].allSatisfy({ $0.isFinite }) else {
      return refuse("rgba", "\(rgba)", because: "its numbers are not finite")
    }
    color = rgba.color
  }
}
