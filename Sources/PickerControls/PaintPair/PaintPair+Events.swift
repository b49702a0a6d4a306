import ColorCore
import PickerModel
import Pictures

extension PaintPair {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    let layout = PaintPairLayout(frame)
    switch event {
    case .pointer(let pointer): return handle(pointer, layout)
    case .key(.escape, _):
      pressedPart = nil
      return press.cancel() ? Response() : .ignored
    case .key(let key, let modifiers): return handle(key, modifiers, isMirrored: frame.surroundings.isRightToLeft)
    case .setValue(let value):
      guard value >= 0, value < Double(Part.allCases.count) else { return .handled }
      return activate(Part.allCases[Int(value)])
    case .drop(let drop): return handle(drop, layout)
    case .scroll, .step, .focus, .tick: return .ignored
    }
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, _ layout: PaintPairLayout) -> Response {
    let part = layout.part(at: pointer.position, front: role)
    let began = pointer.phase == .began && !press.isPressed
    if began { pressedPart = part }
    let (response, isClick) = press.handle(pointer, isOver: part != nil && part == pressedPart)
    guard isClick, let part else { return response }
    return activate(part)
  }

  private mutating func handle(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, isMirrored: Bool
  ) -> Response {
    if modifiers == .alt, key == .down { return activate(Part(role)) }
    guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
    switch key {
    case .left: return move(by: isMirrored ? 1 : -1)
    case .right: return move(by: isMirrored ? -1 : 1)
    case .up: return move(by: -1)
    case .down: return move(by: 1)
    case .home: return move(to: .stroke)
    case .end: return move(to: .standard)
    case .space, .enter: return activate(focus)
    case .delete, .backspace, .character("/"): return take(nil)
    case .character("x"), .character("X"): return activate(.swap)
    case .character("d"), .character("D"): return activate(.standard)
    default: return .ignored
    }
  }

  /// A colour that is let go over a square is for that one, which is worked on from then on.
  private mutating func handle(_ drop: InputEvent.Drop, _ layout: PaintPairLayout) -> Response {
    offered = nil
    guard let aim = layout.part(at: drop.position, front: role)?.role else { return Response(isHandled: false) }
    switch drop.phase {
    case .left: return Response()
    case .over:
      offered = (aim, drop.color)
      return Response()
    case .dropped:
      choose(aim)
      return take(drop.color)
    }
  }

  // MARK: What is done

  private mutating func move(by step: Int) -> Response {
    let index = (Part.allCases.firstIndex(of: focus) ?? 0) + step
    return move(to: Part.allCases.indices.contains(index) ? Part.allCases[index] : nil)
  }

  /// The keyboard goes to a part, and the role with it.
  private mutating func move(to part: Part?) -> Response {
    guard let part, part != focus else { return Response(needsPicture: false, reachedEnd: true) }
    moveFocus(to: part)
    return Response()
  }

  /// Puts the keyboard on a part, as a screen reader may; on a square, its role is worked on.
  public mutating func moveFocus(to part: Part) {
    focus = part
    if let role = part.role { self.role = role }
  }

  private mutating func choose(_ role: PaintRole) {
    self.role = role
    focus = Part(role)
  }

  private mutating func activate(_ part: Part) -> Response {
    focus = part
    switch part {
    case .stroke, .fill:
      choose(part == .stroke ? .stroke : .fill)
      return Response(request: .popover)
    case .swap: return change(to: paints.swapped)
    case .standard: return change(to: .standard)
    }
  }

  /// Both paints at once, which is one edit: of the group's colour in its steps, and of the other one
  /// with it.
  private mutating func change(to other: ShapePaints) -> Response {
    if other == paints { return Response() }
    paints = other
    return Response(edits: [.began, .changing(paints[role].color), .chosen(paints[role].color)])
  }

  private mutating func take(_ color: Color?) -> Response {
    var other = paints
    other[role] = ShapePaint(color)
    return change(to: other)
  }
}
