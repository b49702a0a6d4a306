/// Gamut mapping by lowering one channel until clipping the rest can hardly be seen: the plan of CSS Color 4,
/// section 13.2, with any channel and any measure. The four there are follow color.js 0.7 (toGamut.js).
struct ChannelReduction {
  /// The space of the channel that is lowered.
  let space: ColorSpace
  let channel: Int
  /// How the colour and its clipped form are compared; Lab is taken relative to D50.
  let measure: ColorDifference
  /// The difference that may stay.
  let noticeable: Double
  /// When the search ends, in units of the channel.
  let precision: Double
  /// Whether a colour as light as white becomes white and one as dark as black becomes black, whatever its chroma.
  let endsAtBlackAndWhite: Bool

  init(
    _ space: ColorSpace, _ channel: Int, by measure: ColorDifference, noticeable: Double, precision: Double,
    endsAtBlackAndWhite: Bool = false
  ) {
    self.space = space
    self.channel = channel
    self.measure = measure
    self.noticeable = noticeable
    self.precision = precision
    self.endsAtBlackAndWhite = endsAtBlackAndWhite
  }

  /// The numbers of a colour in a gamut's own space, inside it.
  ///
  /// - Parameters:
  ///   - components: the numbers in ``space``, of a colour outside the gamut.
  ///   - gamut: a bounded space.
  func reduced(_ components: Components, into gamut: ColorSpace) -> Components {
    var color = components
    if clipped(color, gamut).difference <= noticeable { return clipped(color, gamut).shown }
    if endsAtBlackAndWhite {
      let lightness = color[2]
      if lightness >= 100 { return gamut.clipped(ColorSpace.srgb.convert(Components(1, 1, 1), to: gamut)) }
      if lightness <= 0 { return gamut.clipped(ColorSpace.srgb.convert(.zero, to: gamut)) }
    }
    var low = 0.0
    var high = color[channel]
    while high - low > precision * max(1, high.magnitude * 1e-9) {
      if clipped(color, gamut).difference - noticeable < precision {
        low = color[channel]
      } else {
        high = color[channel]
      }
      color[channel] = (low + high) / 2
    }
    return clipped(color, gamut).shown
  }

  private func clipped(_ color: Components, _ gamut: ColorSpace) -> (shown: Components, difference: Double) {
    let shown = gamut.clipped(space.convert(color, to: gamut))
    let compared = measure.space(lab: .lab)
    return (shown, measure.difference(space.convert(color, to: compared), gamut.convert(shown, to: compared)))
  }
}

extension GamutMapping {
  /// The channel that is lowered; nil for the methods that are none of these.
  var reduction: ChannelReduction? {
    switch self {
    case .clip, .css, .chroma: nil
    case .saturation: ChannelReduction(.hsl, 1, by: .ciede2000, noticeable: 2, precision: 0.01)
    case .lchChroma: ChannelReduction(.lch, 1, by: .ciede2000, noticeable: 2, precision: 0.01)
    case .hct: ChannelReduction(.hct, 1, by: .hct, noticeable: 2, precision: 0.01)
    case .tonal:
      ChannelReduction(.hct, 1, by: .hct, noticeable: 1e-16, precision: 1e-6, endsAtBlackAndWhite: true)
    }
  }
}
