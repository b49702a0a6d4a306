public import ColorCore
public import PickerModel
import Pictures

/// An area that offers its own colour: pressed and lifted on it, it becomes the colour of its group.
///
/// Any number of swatches share a group, wherever they stand: in a table, a wheel, a square. Each one
/// that shows as the group's colour is marked.
public struct Swatch: Control {
  /// The colour on offer.
  public var color: Color
  /// What it is called; empty for none, then it is described.
  public var name: String
  /// The group's colour; nil while nothing is chosen.
  public private(set) var shown: Color?
  /// Whether a press that leaves it takes the colour along, to other controls and programs. When not,
  /// it goes on as a press that may come back.
  public var isDraggable = false
  /// Whether a colour that is dropped on it becomes its own.
  public var isEditable = false
  private var grab = PointerGrab()
  private var isOver = false
  /// The colour that is dragged over it, and would be its own.
  private var offered: Color?

  public init(_ color: Color, name: String = "", showing shown: Color? = nil) {
    self.color = color
    self.name = name
    self.shown = shown
  }

  public var origin: Origin { .swatch }

  /// Whether the group's colour is this one, as 8-bit sRGB with alpha.
  public var isSelected: Bool { shown?.matches(color) ?? false }

  /// Whether it is pressed, with the pointer over it.
  public var isPressed: Bool { grab.isHeld && isOver }

  /// The colour it is painted in: its own, or while it is pressed a darker one.
  public var look: Color { isPressed ? color.darkened(by: Self.pressedFactor) : offered ?? color }

  /// What a press multiplies red, green and blue by.
  public static let pressedFactor = 0.7

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) { shown = color }

  public var spoken: SpokenText {
    SpokenText(
      .radio, name: name.isEmpty ? ColorDescription(color).description : name, value: color.spokenText,
      isSelected: isSelected)
  }
}

extension Swatch {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer): return handle(pointer, in: Rect(size: frame.size))
    case .key(.space, let modifiers), .key(.enter, let modifiers):
      return modifiers.isEmpty ? choose() : .ignored
    case .key(.escape, _):
      guard grab.isHeld else { return .ignored }
      grab.release()
      return Response()
    case .setValue: return choose()
    case .drop(let drop): return isEditable ? handle(drop) : .ignored
    case .key, .scroll, .step, .focus, .tick: return .ignored
    }
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, in bounds: Rect) -> Response {
    let isInside = bounds.contains(pointer.position)
    if pointer.phase == .began && !isInside { return .ignored }
    guard grab.admits(pointer) else { return grab.isHeld ? .handled : .ignored }
    let wasOver = isOver
    isOver = isInside
    switch pointer.phase {
    case .began: return Response()
    case .moved:
      if isDraggable && wasOver && !isInside {
        grab.release()
        return Response(request: .drag(Preset(name, color)))
      }
      return wasOver == isInside ? .handled : Response()
    case .ended: return isInside ? choose() : Response(needsPicture: wasOver)
    case .cancelled: return Response(needsPicture: wasOver)
    }
  }

  private mutating func handle(_ drop: InputEvent.Drop) -> Response {
    offered = drop.phase == .over ? drop.color : nil
    if drop.phase == .dropped { (color, name) = (drop.color, drop.name) }
    return Response()
  }

  /// The colour that the group has already is not sent again.
  private mutating func choose() -> Response {
    if shown == color { return Response() }
    shown = color
    return Response(edits: [.began, .changing(color), .chosen(color)])
  }
}
