import ColorCore
import PickerModel

/// The colour a control stands at, as numbers in the control's own space.
///
/// They are the control's own: a component that is missing from what the group shows keeps its
/// number, so that a hue outlives grey and black.
struct WorkingColor: Hashable {
  private(set) var space: ColorSpace
  var components = Components.zero
  var alpha = 1.0
  /// Whether there is a colour at all.
  private(set) var hasColor = false
  /// Whether the numbers stand in whatever space the group's colour has.
  private let adoptsSpace: Bool
  private var missing: MissingComponents = []

  init(_ space: ColorSpace, adoptsSpace: Bool = false) {
    self.space = space
    self.adoptsSpace = adoptsSpace
  }

  var color: Color { Color(space, components, alpha: alpha, missing: missing) }

  mutating func show(_ color: Color?) {
    guard let color else {
      hasColor = false
      components = .zero
      alpha = 1
      return
    }
    hasColor = true
    alpha = color.alpha
    if adoptsSpace {
      space = color.space
      components = color.components
      missing = color.missing.subtracting(.alpha)
      return
    }
    let shown = color.converted(to: space)
    for lane in 0..<space.channelCount where !shown.missing.contains(.channel(lane)) {
      components[lane] = shown.components[lane]
    }
  }

  /// A number of the user's: from now on there is a colour.
  mutating func set(_ index: Int, to component: Double) {
    hasColor = true
    if index == ChannelScale.alphaIndex { alpha = component } else { components[index] = component }
  }
}
