public import ColorCore
public import PickerModel
public import Pictures

/// A dial for one channel of a colour. Its ring shows what the channel would do to the colour.
public struct Dial: ChannelControl {
  public static var standInRow: Bool { true }

  /// How a pointer moves it.
  public enum DragStyle: String, CaseIterable, Hashable, Sendable {
    /// Round the middle: the dial points to the pointer.
    case rotary
    /// Up or to the right raises the number, wherever the pointer is.
    case straight
  }

  /// How the number is written in the middle.
  public enum NumberStyle: String, CaseIterable, Hashable, Sendable {
    /// As on the scale, with a sign for per cent and degrees.
    case scale
    /// The share of the way as two hex digits, 00 to FF.
    case hexadecimal
  }

  var value: ChannelValue
  public var dragStyle: DragStyle
  public var numberStyle: NumberStyle
  /// The number that a double click sets; nil for none.
  public var defaultNumber: Double?
  var drag: DialDrag?
  private var grab = PointerGrab()
  var glide: Glide?

  public init(_ scale: ChannelScale, showing color: Color?) {
    self.init(scale, dragStyle: .rotary, showing: color)
  }

  public init(
    _ scale: ChannelScale, dragStyle: DragStyle = .rotary, numberStyle: NumberStyle = .scale,
    defaultNumber: Double? = nil, showing color: Color? = nil
  ) {
    value = ChannelValue(scale)
    self.dragStyle = dragStyle
    self.numberStyle = numberStyle
    self.defaultNumber = defaultNumber
    show(color, origin: .program, isOwn: false)
    glide = nil
  }

  /// The same dial for another channel; the default goes with the old one.
  public func on(_ scale: ChannelScale, showing color: Color?) -> Dial {
    Dial(scale, dragStyle: dragStyle, numberStyle: numberStyle, showing: color)
  }

  public var scale: ChannelScale { value.scale }
  public var origin: Origin { .channel(value.working.space) }
  public var isDragging: Bool { drag != nil }
  public var needsTick: Bool { glide != nil }

  /// The number it stands at, such as 0…255.
  public var number: Double { value.number }

  /// The colour with this dial's numbers.
  public var color: Color { value.color }

  public var detents: [Double] {
    get { value.detents }
    set { value.detents = newValue }
  }

  /// A colour that a program set or that was chosen elsewhere is turned to; one that another dial or
  /// slider is dragging is followed at once.
  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    // In a drag the hand is right: a program may answer each step with what it stored, rounded.
    if isOwn || drag != nil { return }
    let before = position
    let wasEmpty = !value.hasColor
    value.working.show(color)
    glide = nil
    if case .channel = origin { return }
    if !wasEmpty && value.hasColor && before != value.share { glide = Glide(from: before, to: value.share) }
  }

  public var spoken: SpokenText { value.spoken(.slider) }

  /// Where it points now, on the way to its number: 0…1.
  var position: Double { glide?.value ?? value.share }

  /// Where on the scale a place leads, when it is pressed on the ring: 0…1, linear in the angle.
  public static func share(at point: Point, in frame: Frame) -> Double {
    DialLayout.share(ofTurn: DialLayout(frame).turn(at: point))
  }
}

extension Dial {
  /// How near a detent catches the dial, as a part of the whole way: 4 of 270 degrees.
  private static let reach = 4.0 / 270

  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer):
      return handle(pointer, in: frame)
    case .key(.escape, _) where drag != nil:
      return endDrag(keeping: false)
    case .key, .scroll, .step, .setValue, .focus:
      if drag != nil { return .handled }
      // A knob does not turn the other way where text does.
      let response = value.handle(event, isRightToLeft: false)
      if !response.edits.isEmpty { glide = nil }
      return response
    case .tick(let seconds):
      guard glide != nil else { return .ignored }
      glide?.advance(by: seconds)
      if glide?.isOver == true || frame.surroundings.prefersReducedMotion { glide = nil }
      return Response()
    case .drop:
      return .ignored
    }
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, in frame: Frame) -> Response {
    guard grab.admits(pointer) else { return drag == nil ? .ignored : .handled }
    let layout = DialLayout(frame)
    switch pointer.phase {
    case .began:
      value.dropDraft()
      glide = nil
      if pointer.clickCount > 1, let defaultNumber {
        grab.release()
        return value.choose(defaultNumber)
      }
      let drag = DialDrag(at: pointer.position, share: value.share, style: dragStyle, in: layout)
      self.drag = drag
      var response = drag.isLeap ? follow(pointer) : Response()
      response.edits.insert(.began, at: 0)
      response.needsPicture = true
      return response
    case .moved:
      guard drag != nil else { return .ignored }
      drag?.move(to: pointer.position, modifiers: pointer.modifiers, in: layout)
      return follow(pointer)
    case .ended:
      return drag == nil ? .ignored : endDrag(keeping: true)
    case .cancelled:
      return drag == nil ? .ignored : endDrag(keeping: false)
    }
  }

  private mutating func follow(_ pointer: InputEvent.Pointer) -> Response {
    guard let drag, drag.share != value.share || !value.hasColor else { return .handled }
    let reach = pointer.modifiers.contains(.shift) ? -1 : Self.reach
    guard value.drag(to: scale.number(atShare: drag.share), reach: reach) else { return .handled }
    self.drag?.didChange = true
    return Response(edits: [.changing(color)])
  }

  /// A press that changed nothing is no choice: it is taken back.
  private mutating func endDrag(keeping: Bool) -> Response {
    let isChoice = keeping && drag?.didChange == true
    drag = nil
    grab.release()
    return Response(edits: [isChoice ? .chosen(color) : .cancelled])
  }
}
