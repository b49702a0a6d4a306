import PickerModel
import Pictures

extension PickerPanel {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer): return handle(pointer, in: frame)
    case .key(.tab, let modifiers): return moveFocus(forward: !modifiers.contains(.shift), in: frame)
    case .focus(let gained): return send(.focus(gained: gained), to: focus, in: frame)
    case .scroll, .tick, .drop: return .ignored
    case .key, .step, .setValue: return send(event, to: focus, in: frame)
    }
  }

  /// Moves the keyboard to a part of the present page; what was half-typed is settled first.
  public mutating func focus(on part: Part, in frame: Frame) -> Response {
    guard part != focus, parts.contains(part) else { return .ignored }
    var response = send(.focus(gained: false), to: focus, in: frame)
    focus = part
    let gained = send(.focus(gained: true), to: part, in: frame)
    response.edits += gained.edits
    response.isHandled = true
    response.needsPicture = true
    return response
  }

  private mutating func moveFocus(forward: Bool, in frame: Frame) -> Response {
    guard let now = parts.firstIndex(of: focus) else { return focus(on: .tabs, in: frame) }
    let next = now + (forward ? 1 : -1)
    return parts.indices.contains(next) ? focus(on: parts[next], in: frame) : .ignored
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, in frame: Frame) -> Response {
    let layout = PanelLayout(self, frame)
    if pointer.phase == .began {
      guard grabbed == nil, let part = parts.first(where: { layout.rect(of: $0).contains(pointer.position) }) else {
        return .ignored
      }
      grabbed = part
      var response = focus(on: part, in: frame)
      let pressed = send(.pointer(pointer), to: part, in: frame)
      response.edits += pressed.edits
      response.isHandled = true
      response.needsPicture = true
      return response
    }
    guard let part = grabbed else { return .ignored }
    if pointer.phase != .moved { grabbed = nil }
    return send(.pointer(pointer), to: part, in: frame)
  }

  private mutating func send(_ event: InputEvent, to part: Part, in frame: Frame) -> Response {
    let rect = PanelLayout(self, frame).rect(of: part)
    let inner = Frame(rect.size, frame.surroundings)
    var local = event
    if case .pointer(var pointer) = event {
      pointer.position.x -= rect.minX
      pointer.position.y -= rect.minY
      local = .pointer(pointer)
    }
    switch part {
    case .tabs: return turn(local, in: inner)
    case .presets: return pass(presets.handle(local, in: inner), of: part)
    case .slider(let index): return pass(sliders[index].handle(local, in: inner), of: part)
    case .hex: return pass(hex.handle(local, in: inner), of: part)
    }
  }

  /// The tabs: a press on one, or the arrow keys.
  private mutating func turn(_ event: InputEvent, in frame: Frame) -> Response {
    let isRightToLeft = frame.surroundings.isRightToLeft
    let wanted: Page
    switch event {
    case .pointer(let pointer) where pointer.phase == .began:
      wanted = (pointer.position.x < frame.size.width / 2) != isRightToLeft ? .preset : .rgb
    case .key(.left, _): wanted = isRightToLeft ? .rgb : .preset
    case .key(.right, _): wanted = isRightToLeft ? .preset : .rgb
    case .key(.home, _): wanted = .preset
    case .key(.end, _): wanted = .rgb
    default: return .ignored
    }
    defer { page = wanted }
    return Response(needsPicture: wanted != page, reachedEnd: wanted == page)
  }
}
