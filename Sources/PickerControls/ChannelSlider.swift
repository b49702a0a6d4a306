public import ColorCore
public import PickerModel
import Pictures

/// A slider for one channel of a colour, or for its alpha. Its track shows what the channel would do
/// to the colour: the channel runs from end to end while the others stay as they are.
public struct ChannelSlider: ChannelControl {
  public static var standInRow: Bool { false }
  /// How near a detent catches the handle, in logical pixels.
  static let reach = 4.0

  var value: ChannelValue
  var drag: Drag?
  private var grab = PointerGrab()

  struct Drag: Hashable, Sendable {
    /// From the pointer to the middle of the handle, so that taking the handle does not move it.
    var offset: Double
    var didChange = false
  }

  public init(_ scale: ChannelScale, showing color: Color? = nil) {
    value = ChannelValue(scale)
    show(color, origin: .program, isOwn: false)
  }

  public var scale: ChannelScale { value.scale }
  public var detents: [Double] {
    get { value.detents }
    set { value.detents = newValue }
  }

  public var origin: Origin { .channel(value.working.space) }
  public var isDragging: Bool { drag != nil }

  /// The number that the label shows, such as 0…255.
  public var number: Double { value.number }

  /// The colour with this slider's numbers.
  public var color: Color { value.color }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    // In a drag the hand is right: a program may answer each step with what it stored, rounded.
    if !isOwn && drag == nil { value.working.show(color) }
  }

  public var spoken: SpokenText { value.spoken(.slider) }
}

extension ChannelSlider {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer):
      return handle(pointer, in: frame)
    case .key(.escape, _) where drag != nil:
      return endDrag(keeping: false)
    case .key, .scroll, .step, .setValue, .focus:
      return drag == nil ? value.handle(event, isRightToLeft: frame.surroundings.isRightToLeft) : .handled
    case .tick, .drop:
      return .ignored
    }
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, in frame: Frame) -> Response {
    guard grab.admits(pointer) else { return drag == nil ? .ignored : .handled }
    let layout = SliderLayout(scale, frame)
    switch pointer.phase {
    case .began:
      value.dropDraft()
      let handle = layout.position(of: number)
      let distance = handle - pointer.position.x
      let isOnHandle = abs(distance) <= frame.surroundings.metrics.handleRadius && value.hasColor
      drag = Drag(offset: isOnHandle ? distance : 0)
      var response = isOnHandle ? Response() : move(to: pointer.position.x, in: layout)
      response.edits.insert(.began, at: 0)
      response.needsPicture = true
      return response
    case .moved:
      return drag == nil ? .ignored : move(to: pointer.position.x, in: layout)
    case .ended:
      return drag == nil ? .ignored : endDrag(keeping: true)
    case .cancelled:
      return drag == nil ? .ignored : endDrag(keeping: false)
    }
  }

  private mutating func move(to x: Double, in layout: SliderLayout) -> Response {
    guard let drag else { return .ignored }
    let wanted = layout.number(at: x + drag.offset)
    guard value.drag(to: wanted, reach: Self.reach / max(layout.track.width, 1)) else { return .handled }
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
