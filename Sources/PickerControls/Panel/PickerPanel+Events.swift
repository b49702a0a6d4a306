import PickerModel
import Pictures

extension PickerPanel {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer): handle(pointer, in: frame)
    case .key(.tab, let modifiers): moveFocus(forward: !modifiers.contains(.shift), in: frame)
    case .key(.pageUp, .control): turn(by: -1, in: frame)
    case .key(.pageDown, .control): turn(by: 1, in: frame)
    case .scroll: scroll(event, in: frame)
    case .tick: tick(event, in: frame)
    case .drop: .ignored
    case .key, .step, .setValue, .focus: send(event, to: focus, in: frame)
    }
  }

  /// Moves the keyboard to a part of the present page; what was half-typed is settled first.
  public mutating func focus(on part: Part, in frame: Frame) -> Response {
    guard part != focus, parts.contains(part) else { return .ignored }
    var response = send(.focus(gained: false), to: focus, in: frame)
    focus = part
    if grabbed == nil { sight = part }
    let gained = send(.focus(gained: true), to: part, in: frame)
    response.edits += gained.edits
    response.isHandled = true
    response.needsPicture = true
    return response
  }

  /// Takes pasted text: in the field for text at its cursor, anywhere else in place of the colour.
  public mutating func paste(_ text: String, in frame: Frame) -> Response {
    let isInField = focus == .hex
    var response = focus(on: .hex, in: frame)
    guard case .hex(var field) = self[.hex], let index = controls.firstIndex(where: { $0.part == .hex }) else {
      return response
    }
    let pasted = isInField ? field.insert(text) : field.replace(with: text)
    controls[index].control = .hex(field)
    response.edits += pass(pasted, of: .hex).edits
    response.isHandled = true
    response.needsPicture = true
    return response
  }

  private mutating func moveFocus(forward: Bool, in frame: Frame) -> Response {
    let parts = parts
    guard let now = parts.firstIndex(of: focus) else { return focus(on: .tabs, in: frame) }
    let next = now + (forward ? 1 : -1)
    return parts.indices.contains(next) ? focus(on: parts[next], in: frame) : .ignored
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, in frame: Frame) -> Response {
    self.pointer = pointer.position
    if pointer.phase == .began {
      guard grabbed == nil, let part = PanelLayout(self, frame).part(at: pointer.position), part != .preview else {
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
    let response = send(.pointer(pointer), to: part, in: frame)
    if pointer.phase != .moved {
      grabbed = nil
      sight = focus
    }
    return response
  }

  /// The wheel is for what is under the pointer.
  private mutating func scroll(_ event: InputEvent, in frame: Frame) -> Response {
    guard grabbed == nil, let part = PanelLayout(self, frame).part(at: pointer) else { return .ignored }
    return send(event, to: part, in: frame)
  }

  private mutating func tick(_ event: InputEvent, in frame: Frame) -> Response {
    var response = Response.ignored
    for (part, control) in controls where control.needsTick {
      let one = send(event, to: part, in: frame)
      response.isHandled = true
      response.needsPicture = response.needsPicture || one.needsPicture
    }
    return response
  }

  private mutating func send(_ event: InputEvent, to part: Part, in frame: Frame) -> Response {
    let rect = PanelLayout(self, frame).rect(of: part)
    let inner = Frame(rect.size, frame.surroundings)
    let local = event.seen(from: rect.origin)
    if part == .tabs { return turn(local, in: inner) }
    guard let index = controls.firstIndex(where: { $0.part == part }) else { return .ignored }
    return pass(controls[index].control.handle(local, in: inner), of: part)
  }

  // MARK: Pages

  var tabs: PanelTabs { PanelTabs(pages: pages, page: page, hasFocus: focus == .tabs) }

  /// The tabs: a press on one, the arrow keys, or the wheel.
  private mutating func turn(_ event: InputEvent, in frame: Frame) -> Response {
    let now = pages.firstIndex(of: page) ?? 0
    let isRightToLeft = frame.surroundings.isRightToLeft
    switch event {
    case .pointer(let pointer) where pointer.phase == .began:
      return tabs.page(at: pointer.position, in: frame).map { show($0) } ?? .ignored
    case .key(.left, let modifiers) where modifiers.isEmpty: return showPage(at: now + (isRightToLeft ? 1 : -1))
    case .key(.right, let modifiers) where modifiers.isEmpty: return showPage(at: now + (isRightToLeft ? -1 : 1))
    case .key(.home, _): return showPage(at: 0)
    case .key(.end, _): return showPage(at: pages.count - 1)
    case .scroll(let dx, let dy, _): return showPage(at: now + (dx + dy > 0 ? 1 : -1))
    default: return .ignored
    }
  }

  /// Ctrl with Page Up and Page Down turns the page from every part, as tabs do on the desktop.
  private mutating func turn(by distance: Int, in frame: Frame) -> Response {
    var response = focus(on: .tabs, in: frame)
    let turned = showPage(at: (pages.firstIndex(of: page) ?? 0) + distance)
    response.isHandled = true
    response.needsPicture = response.needsPicture || turned.needsPicture
    response.reachedEnd = turned.reachedEnd
    return response
  }

  private mutating func showPage(at index: Int) -> Response {
    pages.indices.contains(index) ? show(pages[index]) : Response(needsPicture: false, reachedEnd: true)
  }

  private mutating func show(_ wanted: Page) -> Response {
    defer { page = wanted }
    return Response(needsPicture: wanted != page, reachedEnd: wanted == page)
  }
}
