public import ColorCore
public import PickerModel
public import Pictures

/// A control as a value, with no toolkit inside: it answers events with edits, shows the colour of
/// its group, and gives a picture of itself and the words that a screen reader says.
public protocol Control {
  /// Takes an event from the host.
  mutating func handle(_ event: InputEvent, in frame: Frame) -> Response

  /// Takes the colour of the group. The control that is being used keeps its own numbers, so a host
  /// calls this with `isOwn` true for changes that this control made.
  mutating func show(_ color: Color?, origin: Origin, isOwn: Bool)

  func picture(in frame: Frame) -> Picture

  /// The least size in which nothing is cut off, and the size it likes best.
  func sizes(in surroundings: Surroundings) -> ControlSizes

  var spoken: SpokenText { get }

  /// What its edits tell the group about where the colour came from.
  var origin: Origin { get }

  /// Whether it moves by itself and wants ``InputEvent/tick(seconds:)`` with each frame of the screen.
  /// Hosts look after each event and after each colour shown.
  var needsTick: Bool { get }
}

extension Control {
  public var needsTick: Bool { false }
}

/// The room a control has.
public struct Frame: Hashable, Sendable {
  public var size: Size
  public var surroundings: Surroundings

  public init(_ size: Size, _ surroundings: Surroundings = Surroundings()) {
    self.size = size
    self.surroundings = surroundings
  }
}

public struct ControlSizes: Hashable, Sendable {
  public var minimum: Size
  public var natural: Size

  public init(minimum: Size, natural: Size) {
    self.minimum = minimum
    self.natural = natural
  }
}

/// What a control answers to an event: edits for the group, and what the host must refresh.
public struct Response: Hashable, Sendable {
  /// In order; usually none or one, three for a key press (began, changing, chosen).
  public var edits: [Edit]
  /// Whether the event is used up; otherwise the host passes it on.
  public var isHandled: Bool
  /// Whether the picture changed.
  public var needsPicture: Bool
  /// Whether the value could not go further, which hosts may tell by a bell.
  public var reachedEnd: Bool
  /// What the host is asked to do beyond the control.
  public var request: Request?

  /// What lies beyond a control: other windows, other programs.
  public enum Request: Hashable, Sendable {
    /// Open the popover of this control.
    case popover
    /// Close the popover that this control is in.
    case close
    /// Open the full picker.
    case picker
    /// Open the menu of the part at that index.
    case menu(Int)
    /// Let the user type a name for the part at that index.
    case rename(Int)
    /// Begin to drag this colour to other controls and programs.
    case drag(Preset)
  }

  public init(
    edits: [Edit] = [], isHandled: Bool = true, needsPicture: Bool = true, reachedEnd: Bool = false,
    request: Request? = nil
  ) {
    self.edits = edits
    self.isHandled = isHandled
    self.needsPicture = needsPicture
    self.reachedEnd = reachedEnd
    self.request = request
  }

  public static let ignored = Response(isHandled: false, needsPicture: false)
  public static let handled = Response(needsPicture: false)
}

/// What a screen reader is told.
public struct SpokenText: Hashable, Sendable {
  /// The role, in the words of ARIA.
  public enum Role: Hashable, Sendable {
    case slider, listBox, option, image, group, textbox, radio, radioGroup, button, spinButton
  }

  public var role: Role
  /// What it is: "Red".
  public var name: String
  /// What it stands at: "red 180 of 255".
  public var value: String
  /// The value as a number with its range, for roles that have one.
  public var number: Number?
  /// Whether it is the chosen one, for roles that can be chosen.
  public var isSelected: Bool?

  public struct Number: Hashable, Sendable {
    public var now: Double
    public var range: ClosedRange<Double>
    public var step: Double

    public init(now: Double, range: ClosedRange<Double>, step: Double) {
      self.now = now
      self.range = range
      self.step = step
    }
  }

  public init(_ role: Role, name: String, value: String, number: Number? = nil, isSelected: Bool? = nil) {
    self.role = role
    self.name = name
    self.value = value
    self.number = number
    self.isSelected = isSelected
  }
}
