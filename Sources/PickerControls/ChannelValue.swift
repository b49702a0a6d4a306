import ColorCore
import PickerModel

/// What every control of one channel does in the same way: its number, the keys, typed numbers, the
/// wheel, and the steps and values that a screen reader asks for.
struct ChannelValue: Hashable {
  let scale: ChannelScale
  var working: WorkingColor
  /// The number that is being typed; nil when none is.
  private(set) var draft: NumberDraft?
  /// Shown numbers at which a drag catches.
  var detents: [Double] = []
  private var scrolled = 0.0

  init(_ scale: ChannelScale) {
    self.scale = scale
    working = WorkingColor(scale.space, adoptsSpace: scale.isAlpha)
  }

  var hasColor: Bool { working.hasColor }
  var color: Color { working.color }

  private var component: Double { scale.isAlpha ? working.alpha : working.components[scale.index] }

  /// The number that people see, on the scale.
  var number: Double { scale.number(of: component) }

  /// Where the number stands between the ends: 0…1.
  var share: Double { scale.share(of: number) }

  /// The number, or the text that is being typed, or a dash when there is no colour.
  var text: String { draft?.text ?? (hasColor ? scale.text(number) : "–") }

  /// What the channel would make of the colour at that share of its way, for tracks and arcs: opaque
  /// but for alpha's own.
  func trackColor(at share: Double) -> Color {
    var there = working
    if !scale.isAlpha { there.alpha = 1 }
    there.set(scale.index, to: scale.component(of: scale.number(atShare: share)))
    return there.color
  }

  /// Whether two stops make an exact gradient of the track; other channels bend on the way and need
  /// a stop every few pixels.
  var isStraight: Bool { scale.isAlpha || scale.space == .srgb }

  /// Sets the number, held to the scale. False when that is the number it stands at.
  mutating func set(_ wanted: Double) -> Bool {
    let held = scale.rounded(wanted)
    if hasColor && held == number { return false }
    working.set(scale.index, to: scale.component(of: held))
    return true
  }

  /// Sets the number a drag leads to; near a detent to the detent itself, exactly.
  ///
  /// - Parameter reach: how near, as a part of the whole way.
  mutating func drag(to wanted: Double, reach: Double) -> Bool {
    let share = scale.share(of: wanted)
    let detent = detents.min { abs(scale.share(of: $0) - share) < abs(scale.share(of: $1) - share) }
    guard let detent, abs(scale.share(of: detent) - share) <= reach else { return set(wanted) }
    let caught = scale.component(of: min(max(detent, scale.shown.lowerBound), scale.shown.upperBound))
    if hasColor && caught == component { return false }
    working.set(scale.index, to: caught)
    return true
  }

  /// A whole edit in one act, as a key makes it.
  mutating func choose(_ wanted: Double) -> Response {
    guard set(wanted) else {
      let isAtEnd = wanted < scale.shown.lowerBound || wanted > scale.shown.upperBound
      return Response(needsPicture: false, reachedEnd: isAtEnd)
    }
    return Response(edits: [.began, .changing(color), .chosen(color)])
  }

  /// One notch is one step; parts of a notch add up. Up and right raise the number.
  private mutating func scroll(dx: Double, dy: Double) -> Response {
    scrolled += abs(dx) > abs(dy) ? dx : -dy
    let whole = scrolled.rounded(.towardZero)
    guard whole != 0 else { return .handled }
    scrolled -= whole
    return choose(number + whole * scale.step)
  }

  /// Takes what is no pointer's doing: keys, the wheel, and what a screen reader asks for.
  mutating func handle(_ event: InputEvent, isRightToLeft: Bool) -> Response {
    switch event {
    case .key(let key, let modifiers):
      if let response = type(key, modifiers) { return response }
      return target(of: key, modifiers, isRightToLeft: isRightToLeft).map { choose($0) } ?? .ignored
    case .scroll(let dx, let dy, _): return scroll(dx: dx, dy: dy)
    case .step(let up): return choose(number + (up ? scale.step : -scale.step))
    case .setValue(let number): return choose(number)
    case .focus(gained: false):
      guard draft != nil else { return .ignored }
      let response = commit()
      draft = nil
      return response
    case .focus, .pointer, .tick, .drop: return .ignored
    }
  }

  /// Typed numbers; nil for keys that have nothing to do with them.
  private mutating func type(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Response? {
    guard modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key {
    case .character(let scalar):
      if draft == nil { draft = NumberDraft(scalar, on: scale) } else if draft?.type(scalar) != true { return .handled }
      return draft.map { _ in Response() }
    case .space where draft != nil:
      _ = draft?.type(" ")
      return Response()
    case .backspace where draft != nil:
      if draft?.eraseLast() == false { draft = nil }
      return Response()
    case .enter where draft != nil:
      return commit()
    case .escape where draft != nil:
      draft = nil
      return Response()
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end:
      draft = nil
      return nil
    default:
      return nil
    }
  }

  /// The typed number counts; text that means none stays, with the reason.
  private mutating func commit() -> Response {
    let number = self.number
    guard let wanted = draft?.number(from: number) else { return Response(reachedEnd: true) }
    draft = nil
    var response = choose(wanted)
    response.needsPicture = true
    return response
  }

  /// Drops a number that is being typed, as a press does.
  mutating func dropDraft() { draft = nil }

  /// Where a key leads, in shown numbers; nil for keys that are not the channel's.
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

  func spoken(_ role: SpokenText.Role) -> SpokenText {
    let bounds = scale.shown
    let name = scale.channel.name
    var value =
      hasColor ? name + " " + scale.text(number) + " of " + scale.text(bounds.upperBound) : name + ", nothing chosen"
    if let fault = draft?.fault { value += ", " + fault.description }
    return SpokenText(
      role, name: scale.title, value: value,
      number: SpokenText.Number(now: number, range: bounds, step: scale.step))
  }
}

extension ChannelScale {
  /// Where a shown number stands between the ends: 0…1 on the scale.
  func share(of number: Double) -> Double { (number - shown.lowerBound) / (shown.upperBound - shown.lowerBound) }

  /// The shown number at that share, not yet held to the scale.
  func number(atShare share: Double) -> Double {
    shown.lowerBound + share * (shown.upperBound - shown.lowerBound)
  }
}
