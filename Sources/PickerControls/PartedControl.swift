public import Pictures

/// A control of several parts, one of which has the keyboard: a list of rows, a grid of colours.
///
/// Hosts make an object of each part for assistive technology. ``InputEvent/setValue(_:)`` with a
/// part's place among ``parts`` is a press of that part.
public protocol PartedControl: Control {
  associatedtype Part: Hashable

  /// In the order in which they are read.
  var parts: [Part] { get }

  /// The part that the keyboard is on.
  var focus: Part { get }

  /// Puts the keyboard on a part without pressing it, as a screen reader may; unknown parts do nothing.
  mutating func moveFocus(to part: Part)

  /// What a screen reader is told of a part.
  func spoken(_ part: Part) -> SpokenText

  /// Where a part lies, in the control's own coordinates.
  func rect(of part: Part, in frame: Frame) -> Rect
}
