public import ColorCore
public import PickerModel
import Pictures

/// Dials for the channels of a space, in step.
public typealias DialGroup = ChannelGroup<Dial>
/// Sliders for the channels of a space, in step.
public typealias SliderGroup = ChannelGroup<ChannelSlider>

/// Controls for several channels of one space as one control, with the colour they make below them.
///
/// They all stand in the space's own numbers: while one is moved none of them is derived anew, so
/// that nothing fights the hand and CMYK inks stay as they are set. A colour from elsewhere gives
/// all of them new numbers.
public struct ChannelGroup<Part: ChannelControl>: Control {
  public internal(set) var parts: [Part]
  /// The part that has the keyboard.
  public internal(set) var focusedPart = 0
  /// Named colours at which a drag catches; nil for none. A dial or slider catches where the colour
  /// comes to show as one of these while the other channels stay.
  public var snapsTo: PresetCatalog?
  /// The part that the pointer began on, until it is lifted.
  var grabbed: Int?
  /// Where the pointer was last, which tells what the wheel is for.
  var pointer = Point.zero
  private var editing = 0
  private(set) var shown: Color?
  let space: ColorSpace

  /// - Parameter scales: the channels, in order; they are of one space.
  public init(_ scales: [ChannelScale], snapsTo: PresetCatalog? = nil, showing color: Color? = nil) {
    parts = scales.map { Part($0, showing: color) }
    space = scales.first?.space ?? .srgb
    self.snapsTo = snapsTo
    shown = color
  }

  /// All channels of a space.
  public init(_ space: ColorSpace, snapsTo: PresetCatalog? = nil, showing color: Color? = nil) {
    self.init(ChannelScale.all(of: space), snapsTo: snapsTo, showing: color)
  }

  public var origin: Origin { parts.indices.contains(editing) ? parts[editing].origin : .program }

  public var needsTick: Bool { parts.contains { $0.needsTick } }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    if isOwn { return }
    shown = color
    for index in parts.indices { parts[index].show(color, origin: origin, isOwn: false) }
  }

  public var spoken: SpokenText {
    SpokenText(.group, name: space.title, value: shown?.spokenText ?? "nothing chosen")
  }

  /// What a screen reader is told of the part that has the keyboard.
  public var spokenFocus: SpokenText { parts.indices.contains(focusedPart) ? parts[focusedPart].spoken : spoken }

  /// Takes what a part answered: its colour goes to the other parts at once.
  mutating func pass(_ response: Response, of part: Int) -> Response {
    if !response.edits.isEmpty { editing = part }
    for edit in response.edits {
      switch edit {
      case .changing(let color), .chosen(let color):
        shown = color
        for index in parts.indices where index != part {
          parts[index].show(color, origin: origin, isOwn: false)
        }
      // What comes back after `cancelled`, the choice tells.
      case .began, .cancelled: break
      }
    }
    return response
  }

  /// The shown numbers of a part at which the colour comes to show as a named one.
  func detents(of part: Int) -> [Double] {
    guard let snapsTo, parts.indices.contains(part) else { return [] }
    let scale = parts[part].scale
    let now = parts[part].color
    return snapsTo.presets.compactMap { preset in
      let component = preset.color.converted(to: space).components[scale.index]
      guard now.with(channel: scale.index, component).matches(preset.color) else { return nil }
      let range = scale.channel.range
      let share = (component - range.lowerBound) / (range.upperBound - range.lowerBound)
      return scale.number(atShare: share)
    }
  }
}
