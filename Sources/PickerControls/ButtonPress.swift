import Pictures

/// The press of a button: it counts when it is lifted on the button it began on.
struct ButtonPress: Hashable {
  private var grab = PointerGrab()
  private var isOver = false

  init() {}

  /// Whether it is pressed, with the pointer over it.
  var isPressed: Bool { grab.isHeld && isOver }

  /// - Parameter isOver: whether the pointer is on the button.
  /// - Returns: what the host must do, and whether the button has been pressed and lifted.
  mutating func handle(_ pointer: InputEvent.Pointer, isOver: Bool) -> (response: Response, isClick: Bool) {
    if pointer.phase == .began && !isOver { return (.ignored, false) }
    guard grab.admits(pointer) else { return (grab.isHeld ? .handled : .ignored, false) }
    let wasOver = self.isOver
    self.isOver = isOver
    let changes = pointer.phase != .moved || wasOver != isOver
    return (changes ? Response() : .handled, pointer.phase == .ended && isOver)
  }

  /// Lets the press go without effect. False when there was none.
  mutating func cancel() -> Bool {
    defer { grab.release() }
    return grab.isHeld
  }
}
