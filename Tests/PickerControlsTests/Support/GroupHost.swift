import ColorCore
import PickerControls
import PickerModel
import Pictures

/// A control in a group, as a host has it: events in, edits to the choice, changes back.
final class GroupHost<C: Control> {
  var hand: Hand<C>
  private(set) var heard: [Edit?] = []
  private(set) var membership: Membership?

  init(_ control: C, in choice: Choice, size: Size? = nil, _ surroundings: Surroundings = Surroundings()) {
    hand = Hand(control, size: size, surroundings)
    join(choice)
  }

  var control: C { hand.control }
  var choice: Choice { membership!.choice }

  /// Leaves the group it is in, if any, and adopts the colour of the other.
  func join(_ choice: Choice) {
    membership = choice.join { [weak self] change in
      guard let self else { return }
      heard.append(change.edit)
      hand.control.show(change.color, origin: change.origin, isOwn: change.isOwn)
    }
    hand.control.show(choice.color, origin: choice.origin, isOwn: false)
  }

  func send(_ event: InputEvent) {
    hand.send(event)
    for edit in hand.takeEdits() { choice.take(edit, from: membership!, origin: hand.control.origin) }
  }

  func key(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) { send(.key(key, modifiers)) }

  func pointer(_ phase: InputEvent.Pointer.Phase, _ x: Double, _ y: Double, id: Int = 0, clicks: Int = 1) {
    send(.pointer(.init(phase, at: Point(x, y), clickCount: clicks, id: id)))
  }

  func press(_ x: Double, _ y: Double) {
    pointer(.began, x, y)
    pointer(.ended, x, y)
  }

  func type(_ text: String) { for scalar in text.unicodeScalars { key(.character(scalar)) } }

  /// Lets time go by, frame by frame, for as long as the control wants it.
  func run(frames: Int = 600, seconds: Double = 1.0 / 60) {
    for _ in 0..<frames where hand.control.needsTick { send(.tick(seconds: seconds)) }
  }

  func forget() { heard = [] }
}
