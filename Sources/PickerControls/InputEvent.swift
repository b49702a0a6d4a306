public import ColorCore
public import Pictures

/// What a host tells a control: a raw event in terms that every toolkit shares.
public enum InputEvent: Hashable, Sendable {
  case pointer(Pointer)
  case key(Key, Modifiers)
  /// Wheel or touchpad, in notches; down and right are positive.
  case scroll(dx: Double, dy: Double, Modifiers)
  /// A screen reader asks for one step up or down.
  case step(up: Bool)
  /// A screen reader or a program that drives the interface asks for a value, in the numbers that
  /// the control speaks.
  case setValue(Double)
  /// The keyboard came to the control, or left it.
  case focus(gained: Bool)
  /// Time went by since the last tick, for controls that ask for it with ``Control/needsTick``.
  case tick(seconds: Double)
  /// A colour is dragged here from another control or another program.
  case drop(Drop)

  /// One pointer, from its press to its release.
  public struct Pointer: Hashable, Sendable {
    public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

    public var phase: Phase
    /// In the control's own coordinates; may lie outside while a drag goes on.
    public var position: Point
    public var modifiers: Modifiers
    /// 1 for a single press, 2 for the second press of a double click.
    public var clickCount: Int
    /// Which pointer: each finger that touches at the same time has a number of its own.
    public var id: Int

    public init(_ phase: Phase, at position: Point, modifiers: Modifiers = [], clickCount: Int = 1, id: Int = 0) {
      self.phase = phase
      self.position = position
      self.modifiers = modifiers
      self.clickCount = clickCount
      self.id = id
    }
  }

  /// A colour over a control, in the hand of the user or let go.
  public struct Drop: Hashable, Sendable {
    public enum Phase: Hashable, Sendable { case over, left, dropped }

    public var phase: Phase
    /// In the control's own coordinates.
    public var position: Point
    public var color: Color
    /// What the colour is called where it comes from; empty when it has no name there.
    public var name: String
    public var modifiers: Modifiers

    public init(_ phase: Phase, _ color: Color, name: String = "", at position: Point, modifiers: Modifiers = []) {
      self.phase = phase
      self.position = position
      self.color = color
      self.name = name
      self.modifiers = modifiers
    }
  }

  /// A key, by what it means rather than where it is.
  public enum Key: Hashable, Sendable {
    case left, right, up, down, pageUp, pageDown, home, end
    case enter, escape, space, tab, backspace, delete, insert, menu
    /// Gives the thing that has the keyboard another name; F2 on desktops.
    case rename
    /// Takes the last change of what has the keyboard back, or does it again.
    case undo, redo
    /// A key that types a character.
    case character(Unicode.Scalar)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Self(rawValue: 1)
    public static let control = Self(rawValue: 2)
    public static let alt = Self(rawValue: 4)
  }
}

extension InputEvent {
  /// The event as a part sees it that lies at that place of the control.
  func seen(from origin: Point) -> InputEvent {
    guard case .pointer(var pointer) = self else { return self }
    pointer.position.x -= origin.x
    pointer.position.y -= origin.y
    return .pointer(pointer)
  }
}
