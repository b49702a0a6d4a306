import ColorCore
import PickerModel

/// What every control of one channel does in the same way: its number, the keys, the wheel, and the
/// steps and values that a screen reader asks for.
struct ChannelValue: Hashable {
  let scale: ChannelScale
  var working: WorkingColor
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

  /// The number with its unit, or a dash when there is no colour.
  var text: String { hasColor ? scale.text(number) + scale.unit : "–" }

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

  /// A whole edit in one act, as a key makes it.
  mutating func choose(_ wanted: Double) -> Response {
    guard set(wanted) else {
      let isAtEnd = wanted < scale.shown.lowerBound || wanted > scale.shown.upperBound
      return Response(needsPicture: false, reachedEnd: isAtEnd)
    }
    return Response(edits: [.began, .changing(color), .chosen(color)])
  }

  /// One notch is one step; parts of a notch add up. Up and right raise the number.
  mutating func scroll(dx: Double, dy: Double) -> Response {
    scrolled += abs(dx) > abs(dy) ? dx : -dy
    let whole = scrolled.rounded(.towardZero)
    guard whole != 0 else { return .handled }
    scrolled -= whole
    return choose(number + whole * scale.step)
  }

  mutating func step(up: Bool) -> Response { choose(number + (up ? scale.step : -scale.step)) }

  /// Where a key leads, in shown numbers; nil for keys that are not the channel's.
  func target(of key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, isRightToLeft: Bool) -> Double? {
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
    let value =
      hasColor ? name + " " + scale.text(number) + " of " + scale.text(bounds.upperBound) : name + ", nothing chosen"
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
