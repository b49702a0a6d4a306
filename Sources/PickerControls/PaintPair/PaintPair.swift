public import ColorCore
public import PickerModel
public import Pictures

/// The paints of stroke and fill as two squares, one over the other, with a way to swap them and one
/// back to black on light grey.
///
/// One of them, the one in front, has the *role* that is being worked on: the colour of the group is
/// its colour, and edits reach it alone. The other keeps its paint whatever happens.
public struct PaintPair: PartedControl {
  /// A thing that can be pressed or have the keyboard.
  public enum Part: Hashable, Sendable, CaseIterable {
    case stroke, fill, swap, standard

    public init(_ role: PaintRole) { self = role == .stroke ? .stroke : .fill }

    /// The role of a square; nil for the two buttons.
    public var role: PaintRole? {
      switch self {
      case .stroke: .stroke
      case .fill: .fill
      case .swap, .standard: nil
      }
    }
  }

  public internal(set) var paints: ShapePaints
  /// The one that is worked on, and lies in front.
  public internal(set) var role: PaintRole
  /// The part that the keyboard is on.
  public internal(set) var focus: Part
  /// Whether the popover is open, which a host tells.
  public var isOpen = false
  var press = ButtonPress()
  var pressedPart: Part?
  /// The colour that is being dragged over a square.
  var offered: (role: PaintRole, color: Color)?

  public init(_ paints: ShapePaints = .standard, role: PaintRole = .fill) {
    self.paints = paints
    self.role = role
    focus = Part(role)
  }

  public var origin: Origin { .swatch }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) { paints[role] = ShapePaint(color) }

  /// Works on the other one from now on, or sets a paint, from a program. The group is then to be given
  /// the paint of the role.
  public mutating func set(_ paints: ShapePaints, role: PaintRole) {
    if role != self.role, focus.role != nil { focus = Part(role) }
    (self.paints, self.role) = (paints, role)
  }

  public var parts: [Part] { Part.allCases }

  public func rect(of part: Part, in frame: Frame) -> Rect { PaintPairLayout(frame).rect(of: part) }

  public var spoken: SpokenText {
    let value = PaintRole.allCases.map { "\($0.title) \(paints[$0].spokenText)" }.joined(separator: "; ")
    return SpokenText(.group, name: "Stroke and fill", value: value)
  }

  /// What a screen reader is told of a part.
  public func spoken(_ part: Part) -> SpokenText {
    switch part {
    case .stroke, .fill:
      let role: PaintRole = part == .stroke ? .stroke : .fill
      return SpokenText(.button, name: role.title, value: paints[role].spokenText, isSelected: role == self.role)
    case .swap: return SpokenText(.button, name: "Swap stroke and fill", value: "")
    case .standard: return SpokenText(.button, name: "Default stroke and fill", value: "")
    }
  }
}
