import ColorCore
import PickerModel
import Pictures

extension ColorGrid {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer): return handle(pointer, ColorGridLayout(self, frame))
    case .key(.escape, _): return escape()
    case .key(let key, let modifiers): return handle(key, modifiers, isMirrored: frame.surroundings.isRightToLeft)
    case .step(let up): return move(to: stepped(by: up ? 1 : -1))
    case .setValue(let value):
      guard value >= 0, value < Double(parts.count) else { return .handled }
      return activate(parts[Int(value)])
    case .scroll, .focus, .tick, .drop: return .ignored
    }
  }

  // MARK: Pointer

  private mutating func handle(_ pointer: InputEvent.Pointer, _ layout: ColorGridLayout) -> Response {
    let place = layout.part(at: pointer.position)
    if pointer.phase == .began && place == nil { return .ignored }
    guard grab.admits(pointer) else { return grab.isHeld ? .handled : .ignored }
    if pointer.phase == .began {
      pressed = place?.part ?? .cell(0)
      if let part = place?.part, parts.contains(part) { (focus, isFocusPlaced) = (part, true) }
    }
    defer { if !grab.isHeld { (pressed, isOverPressed) = (nil, false) } }
    if case .cell? = pressed { return drag(pointer.phase, over: place) }
    return press(pointer.phase, isOver: place?.part == pressed)
  }

  /// A drag that began in the grid, over a cell, an empty cell, or something else.
  private mutating func drag(_ phase: InputEvent.Pointer.Phase, over place: ColorGridLayout.Place?) -> Response {
    var index: Int?
    if case .cell(let cell)? = place?.part { index = cell }
    switch phase {
    case .began, .moved:
      return index.map { touch($0) } ?? .handled
    case .ended:
      var response = index.map { touch($0) } ?? Response()
      if isTouching { response.edits.append(.chosen(shown)) }
      isTouching = false
      // Lifted where there is no colour: what was touched last is the choice, and the popover stays.
      if index != nil { response.request = .close }
      return response
    case .cancelled:
      return dropTouch() ?? Response()
    }
  }

  /// Shows a colour under the pointer; the one that is shown already says nothing.
  private mutating func touch(_ index: Int) -> Response {
    (focus, isFocusPlaced) = (.cell(index), true)
    let color = catalog.presets[index].color
    if shown == color { return Response() }
    shown = color
    touchedOrigin = .preset(list: catalog.id, index: index)
    defer { isTouching = true }
    return Response(edits: (isTouching ? [] : [.began]) + [.changing(color)])
  }

  private mutating func dropTouch() -> Response? {
    guard isTouching else { return nil }
    isTouching = false
    return Response(edits: [.cancelled])
  }

  private mutating func press(_ phase: InputEvent.Pointer.Phase, isOver: Bool) -> Response {
    let wasOver = isOverPressed
    isOverPressed = isOver
    switch phase {
    case .began: return Response()
    case .moved: return wasOver == isOver ? .handled : Response()
    case .ended: return isOver ? pressed.map { activate($0) } ?? Response() : Response()
    case .cancelled: return Response()
    }
  }

  /// A drag ends with what was there before it; what Escape does beyond that is the popover's.
  private mutating func escape() -> Response {
    guard grab.isHeld else { return .ignored }
    grab.release()
    (pressed, isOverPressed) = (nil, false)
    var response = dropTouch() ?? Response()
    response.isHandled = false
    return response
  }

  // MARK: Keys

  private mutating func handle(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, isMirrored: Bool
  ) -> Response {
    guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
    switch key {
    case .left: return move(to: stepped(by: isMirrored ? 1 : -1))
    case .right: return move(to: stepped(by: isMirrored ? -1 : 1))
    case .up: return move(to: above)
    case .down: return move(to: below)
    case .home, .pageUp: return move(to: parts.first)
    case .end, .pageDown: return move(to: catalog.presets.indices.last.map { .cell($0) })
    case .enter, .space: return activate(focus)
    case .delete, .backspace: return offersNone ? activate(.noPaint) : .ignored
    case .character(let letter): return seek(letter)
    default: return .ignored
    }
  }

  private func stepped(by step: Int) -> Part? {
    guard let index = parts.firstIndex(of: focus), parts.indices.contains(index + step) else { return nil }
    return parts[index + step]
  }

  private var above: Part? {
    switch focus {
    case .cell(let index): return index >= columns ? .cell(index - columns) : nil
    case .picker where offersNone: return .noPaint
    default: return catalog.presets.indices.last.map { .cell(($0 / columns) * columns) }
    }
  }

  private var below: Part? {
    switch focus {
    case .cell(let index):
      if index + columns < catalog.presets.count { return .cell(index + columns) }
      return offersNone ? .noPaint : offersPicker ? .picker : nil
    case .noPaint: return offersPicker ? .picker : nil
    case .picker: return nil
    }
  }

  /// The keyboard goes to a part; a colour it comes to is chosen, as in a group of radio buttons.
  private mutating func move(to part: Part?) -> Response {
    guard let part, part != focus else { return Response(needsPicture: false, reachedEnd: true) }
    (focus, isFocusPlaced) = (part, true)
    if case .cell(let index) = part { return choose(catalog.presets[index].color, index) }
    return Response()
  }

  /// Chooses without being done.
  private mutating func choose(_ color: Color?, _ index: Int?) -> Response {
    if shown == color { return Response() }
    shown = color
    touchedOrigin = index.map { .preset(list: catalog.id, index: $0) } ?? .swatch
    return Response(edits: [.began, .changing(color), .chosen(color)])
  }

  /// A press, Return or Space on a part: what is chosen by it, is done.
  private mutating func activate(_ part: Part) -> Response {
    guard parts.contains(part) else { return .ignored }
    (focus, isFocusPlaced) = (part, true)
    var response: Response
    switch part {
    case .cell(let index): response = choose(catalog.presets[index].color, index)
    case .noPaint: response = choose(nil, nil)
    case .picker: return Response(request: .picker)
    }
    response.request = .close
    return response
  }

  /// To the next colour whose name begins with that letter, from the focused one on and round.
  private mutating func seek(_ letter: Unicode.Scalar) -> Response {
    var start = -1
    if case .cell(let index) = focus { start = index }
    let count = catalog.presets.count
    var names = TypeAhead()
    let found = names.type(letter, from: max(0, start), among: count) { catalog.presets[$0].name }
    guard let found else { return .ignored }
    return move(to: .cell(found))
  }
}
