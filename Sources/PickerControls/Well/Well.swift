public import ColorCore
public import PickerModel
import Pictures

/// A button that shows a colour and opens the popover in which to choose another.
///
/// It opens when the press is lifted on it, as buttons do, and takes colours that are dropped on it.
public struct Well: Control {
  /// What its colour is for: "Stroke". The name of the control for those who hear it.
  public var title: String
  /// Whether no paint is a choice.
  public var offersNone: Bool
  /// Whether the popover is open, which a host tells.
  public var isOpen = false
  /// The group's colour; nil for no paint, or while nothing is chosen.
  public private(set) var shown: Color?
  var press = ButtonPress()
  /// The colour that is being dragged over it.
  private(set) var offered: Color?

  public init(_ title: String = "Color", offersNone: Bool = false, showing color: Color? = nil) {
    self.title = title
    self.offersNone = offersNone
    shown = color
  }

  public var origin: Origin { .swatch }

  /// Whether it is pressed, with the pointer over it.
  public var isPressed: Bool { press.isPressed }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) { shown = color }

  public var spoken: SpokenText {
    SpokenText(.button, name: title, value: shown?.spokenText ?? (offersNone ? "none" : "nothing chosen"))
  }

  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer):
      let (response, isClick) = press.handle(pointer, isOver: Rect(size: frame.size).contains(pointer.position))
      return isClick ? Response(request: .popover) : response
    case .key(.escape, _): return press.cancel() ? Response() : .ignored
    case .key(let key, let modifiers): return handle(key, modifiers)
    case .setValue: return Response(needsPicture: false, request: .popover)
    case .drop(let drop): return handle(drop)
    case .scroll, .step, .focus, .tick: return .ignored
    }
  }

  private mutating func handle(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Response {
    switch (key, modifiers) {
    case (.space, []), (.enter, []), (.down, .alt): return Response(needsPicture: false, request: .popover)
    case (.delete, []), (.backspace, []): return offersNone ? take(nil) : .ignored
    default: return .ignored
    }
  }

  private mutating func handle(_ drop: InputEvent.Drop) -> Response {
    offered = drop.phase == .over ? drop.color : nil
    return drop.phase == .dropped ? take(drop.color) : Response()
  }

  /// The colour that is there already is not sent again.
  private mutating func take(_ color: Color?) -> Response {
    if shown == color { return Response() }
    shown = color
    return Response(edits: [.began, .changing(color), .chosen(color)])
  }
}
