import PickerModel
import Pictures

extension ChannelGroup {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer): return handle(pointer, in: frame)
    case .key(.tab, let modifiers): return moveFocus(forward: !modifiers.contains(.shift), in: frame)
    case .tick: return tick(event, in: frame)
    case .scroll: return scroll(event, in: frame)
    case .drop: return .ignored
    case .key, .step, .setValue, .focus: return send(event, to: focusedPart, in: frame)
    }
  }

  /// Moves the keyboard to a part; a number that is half-typed there is settled first.
  public mutating func focus(on part: Int, in frame: Frame) -> Response {
    guard part != focusedPart, parts.indices.contains(part) else { return .ignored }
    let left = send(.focus(gained: false), to: focusedPart, in: frame)
    focusedPart = part
    let gained = send(.focus(gained: true), to: part, in: frame)
    return Response(edits: left.edits + gained.edits)
  }

  private mutating func moveFocus(forward: Bool, in frame: Frame) -> Response {
    focus(on: focusedPart + (forward ? 1 : -1), in: frame)
  }

  /// The wheel is for what is under the pointer.
  private mutating func scroll(_ event: InputEvent, in frame: Frame) -> Response {
    guard grabbed == nil, let part = ChannelGroupLayout(self, frame).part(at: pointer) else { return .ignored }
    return send(event, to: part, in: frame)
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, in frame: Frame) -> Response {
    self.pointer = pointer.position
    if pointer.phase == .began, grabbed == nil {
      guard let part = ChannelGroupLayout(self, frame).part(at: pointer.position) else { return .ignored }
      var response = focus(on: part, in: frame)
      grabbed = part
      parts[part].detents = detents(of: part)
      let pressed = send(.pointer(pointer), to: part, in: frame)
      response.edits += pressed.edits
      response.isHandled = true
      response.needsPicture = true
      return response
    }
    guard let part = grabbed else { return .ignored }
    if pointer.phase == .ended || pointer.phase == .cancelled { grabbed = nil }
    return send(.pointer(pointer), to: part, in: frame)
  }

  private mutating func tick(_ event: InputEvent, in frame: Frame) -> Response {
    var response = Response.ignored
    for part in parts.indices where parts[part].needsTick {
      _ = send(event, to: part, in: frame)
      response = Response()
    }
    return response
  }

  private mutating func send(_ event: InputEvent, to part: Int, in frame: Frame) -> Response {
    guard parts.indices.contains(part) else { return .ignored }
    let rect = ChannelGroupLayout(self, frame).rect(of: part)
    let local = event.seen(from: rect.origin)
    return pass(parts[part].handle(local, in: Frame(rect.size, frame.surroundings)), of: part)
  }
}
