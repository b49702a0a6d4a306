public import ColorCore
public import PickerModel
import Pictures

/// A slider for one channel of a colour. Its track shows what the channel would do to the colour:
/// the channel runs from end to end while the others stay as they are.
public struct ChannelSlider: Control {
  public let scale: ChannelScale
  /// The colour in the channel's own space. These are the slider's own numbers: a hue outlives grey.
  var components = Components.zero
  var alpha = 1.0
  /// Whether there is a colour at all.
  var hasColor = false
  var drag: Drag?
  var scrolled = 0.0

  struct Drag: Hashable, Sendable {
    /// From the pointer to the middle of the handle, so that taking the handle does not move it.
    var offset: Double
    var didChange = false
  }

  public init(_ scale: ChannelScale, showing color: Color? = nil) {
    self.scale = scale
    show(color, origin: .program, isOwn: false)
  }

  public var origin: Origin { .channel(scale.space) }
  public var isDragging: Bool { drag != nil }

  /// The number that the label shows, such as 0…255.
  public var number: Double { scale.number(of: components[scale.index]) }

  /// The colour with this slider's numbers.
  public var color: Color { Color(scale.space, components, alpha: alpha) }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    if isOwn { return }
    guard let color else {
      hasColor = false
      components = .zero
      return
    }
    hasColor = true
    alpha = color.alpha
    let shown = color.converted(to: scale.space)
    for lane in 0..<scale.space.channelCount where !shown.missing.contains(.channel(lane)) {
      components[lane] = shown.components[lane]
    }
  }

  public var spoken: SpokenText {
    let bounds = scale.shown
    let name = scale.channel.name
    let value =
      hasColor ? name + " " + scale.text(number) + " of " + scale.text(bounds.upperBound) : name + ", nothing chosen"
    return SpokenText(
      .slider, name: scale.title, value: value,
      number: SpokenText.Number(now: number, range: bounds, step: scale.step))
  }
}

extension ChannelSlider {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer): handle(pointer, in: frame)
    case .key(.escape, _):
      drag == nil ? .ignored : endDrag(keeping: false)
    case .key(let key, let modifiers):
      target(of: key, modifiers, isRightToLeft: frame.surroundings.isRightToLeft).map { choose($0) } ?? .ignored
    case .scroll(let dx, let dy, _):
      scroll(by: abs(dx) > abs(dy) ? dx : -dy)
    case .step(let up):
      choose(number + (up ? scale.step : -scale.step))
    case .setValue(let value):
      choose(value)
    case .focus:
      .ignored
    }
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, in frame: Frame) -> Response {
    let layout = SliderLayout(scale, frame)
    switch pointer.phase {
    case .began:
      guard drag == nil else { return .handled }
      let handle = layout.position(of: number)
      let distance = handle - pointer.position.x
      let isOnHandle = abs(distance) <= SliderLayout.handleRadius && hasColor
      drag = Drag(offset: isOnHandle ? distance : 0)
      var response = move(to: pointer.position.x, in: layout)
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
    guard set(wanted) else { return .handled }
    self.drag?.didChange = true
    return Response(edits: [.changing(color)])
  }

  /// A press that changed nothing is no choice: it is taken back.
  private mutating func endDrag(keeping: Bool) -> Response {
    let isChoice = keeping && drag?.didChange == true
    drag = nil
    return Response(edits: [isChoice ? .chosen(color) : .cancelled])
  }

  /// Where a key leads, in shown numbers; nil for keys that are not the slider's.
  private func target(of key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, isRightToLeft: Bool) -> Double? {
    guard !modifiers.contains(.control) else { return nil }
    let step = modifiers.isEmpty ? scale.step : scale.page
    switch key {
    case .up: return number + step
    case .down: return number - step
    case .right: return number + (isRightToLeft ? -step : step)
    case .left: return number + (isRightToLeft ? step : -step)
    case .pageUp: return number + scale.page
    case .pageDown: return number - scale.page
    case .home: return scale.shown.lowerBound
    case .end: return scale.shown.upperBound
    default: return nil
    }
  }

  /// A whole edit in one act, as a key makes it.
  private mutating func choose(_ wanted: Double) -> Response {
    guard drag == nil else { return .handled }
    guard set(wanted) else {
      let isAtEnd = wanted < scale.shown.lowerBound || wanted > scale.shown.upperBound
      return Response(needsPicture: false, reachedEnd: isAtEnd)
    }
    return Response(edits: [.began, .changing(color), .chosen(color)])
  }

  private mutating func scroll(by notches: Double) -> Response {
    scrolled += notches
    let whole = scrolled.rounded(.towardZero)
    guard whole != 0 else { return .handled }
    scrolled -= whole
    return choose(number + whole * scale.step)
  }

  /// Sets the number, held to the scale. False when that is the number it stands at.
  private mutating func set(_ wanted: Double) -> Bool {
    let held = scale.rounded(wanted)
    if hasColor && held == number { return false }
    components[scale.index] = scale.component(of: held)
    hasColor = true
    return true
  }
}
