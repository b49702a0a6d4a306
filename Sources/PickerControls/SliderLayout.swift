import ColorCore
import PickerModel
import Pictures

/// Where the parts of a channel slider lie: name, track, number, from where reading starts.
struct SliderLayout {
  let scale: ChannelScale
  let name: Rect
  let track: Rect
  let number: Rect
  private let isRightToLeft: Bool

  init(_ scale: ChannelScale, _ frame: Frame) {
    self.scale = scale
    let (width, height) = (frame.size.width, frame.size.height)
    let surroundings = frame.surroundings
    let nameWidth = Self.nameWidth(scale, surroundings)
    let numberWidth = Self.numberWidth(scale, surroundings)
    let metrics = surroundings.metrics
    let gap = metrics.spacing + metrics.handleRadius
    let trackX = nameWidth + gap
    let trackWidth = max(0, width - trackX - gap - numberWidth)
    let name = Rect(0, 0, nameWidth, height)
    let track = Rect(trackX, ((height - metrics.trackHeight) / 2).rounded(), trackWidth, metrics.trackHeight)
    let number = Rect(width - numberWidth, 0, numberWidth, height)
    isRightToLeft = surroundings.isRightToLeft
    self.name = isRightToLeft ? name.mirrored(inWidth: width) : name
    self.track = isRightToLeft ? track.mirrored(inWidth: width) : track
    self.number = isRightToLeft ? number.mirrored(inWidth: width) : number
  }

  /// Sliders of one space line up: the room is that of the longest name in the space.
  static func nameWidth(_ scale: ChannelScale, _ surroundings: Surroundings) -> Double {
    let longest = scale.space.channels.map { $0.name.utf8.count }.max() ?? 0
    return surroundings.metrics.width(ofCharacters: longest, size: surroundings.textSize)
  }

  static func numberWidth(_ scale: ChannelScale, _ surroundings: Surroundings) -> Double {
    let longest = max(scale.text(scale.shown.upperBound).utf8.count, scale.text(scale.shown.lowerBound).utf8.count)
    return surroundings.metrics.width(ofCharacters: longest, size: surroundings.textSize, isBold: true)
  }

  static func sizes(_ scale: ChannelScale, _ surroundings: Surroundings) -> ControlSizes {
    let metrics = surroundings.metrics
    let fixed =
      nameWidth(scale, surroundings) + numberWidth(scale, surroundings) + 2 * (metrics.spacing + metrics.handleRadius)
    let height = metrics.height(ofLine: surroundings.textSize, padding: 4, atLeast: 2 * metrics.handleRadius + 8)
    return ControlSizes(minimum: Size(fixed + 80, height), natural: Size(fixed + 256, height))
  }

  /// The x of the handle's middle for a shown number.
  func position(of number: Double) -> Double {
    let share = (number - scale.shown.lowerBound) / (scale.shown.upperBound - scale.shown.lowerBound)
    return track.minX + (isRightToLeft ? 1 - share : share) * track.width
  }

  /// The shown number at an x, not yet held to the scale.
  func number(at x: Double) -> Double {
    guard track.width > 0 else { return scale.shown.lowerBound }
    let share = (x - track.minX) / track.width
    return scale.shown.lowerBound + (isRightToLeft ? 1 - share : share)
      * (scale.shown.upperBound - scale.shown.lowerBound)
  }
}
