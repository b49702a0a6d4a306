/// Follows the pointer that began on a control until it is lifted; other fingers are not heard.
struct PointerGrab: Hashable {
  private var id: Int?

  init() {}

  var isHeld: Bool { id != nil }

  /// Whether the event is one of the pointer that is followed; a press begins to follow, a lift or a
  /// cancellation ends it.
  mutating func admits(_ pointer: InputEvent.Pointer) -> Bool {
    switch pointer.phase {
    case .began:
      if id != nil { return false }
      id = pointer.id
      return true
    case .moved:
      return id == pointer.id
    case .ended, .cancelled:
      if id != pointer.id { return false }
      id = nil
      return true
    }
  }

  /// Lets the pointer go before it is lifted.
  mutating func release() { id = nil }
}
