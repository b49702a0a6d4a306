import ColorCore

/// How the numbers of a space are written as a function: all that does not depend on the colour.
struct SpaceText {
  struct Channel {
    var isHue = false
    var isLightness = false
    /// Whether CSS itself wants a percent sign.
    var isPercentage = false
    /// What 100 % is.
    var full = 1.0
    /// Decimals that give 8-bit sRGB back, of the number and of a percentage.
    var decimals = 0
    var percentageDecimals = 0
  }

  /// `hsv(` and `color(--hsv `: what a function starts with as a notation and in CSS.
  let notationHead: ReadyText
  let cssHead: ReadyText
  /// Whether the function may have commas: CSS allows it for one, and says nothing about those it does
  /// not know.
  let mayHaveCommas: Bool
  /// Whether people read everything but the hue as percentages.
  let isCylinder: Bool
  let count: Int
  let channels: InlineArray<4, Channel>

  /// The text of a space.
  @inline(always)
  static func of(_ space: ColorSpace) -> SpaceText { table[Int(space.rawValue)] }

  private static let table = ColorSpace.allCases.sorted { $0.rawValue < $1.rawValue }.map(SpaceText.init)

  private init(_ space: ColorSpace) {
    let own = space == .cmyk ? "device-cmyk(" : space.name + "("
    let named = "color(" + space.name + " "
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch, .cmyk:
      (notationHead, cssHead) = (ReadyText(own), ReadyText(own))
      mayHaveCommas = space == .hsl
    default:
      let isPredefined = NamedSpace.isPredefined(space)
      notationHead = ReadyText(isPredefined ? named : own)
      cssHead = ReadyText(isPredefined ? named : "color(--" + space.name + " ")
      mayHaveCommas = !isPredefined
    }
    switch space {
    case .hsv, .okhsl, .okhsv, .hsluv, .hpluv: isCylinder = true
    default: isCylinder = false
    }
    let given = space.channels
    count = given.count
    let extra = Self.extraDecimals(space)
    channels = InlineArray<4, Channel> { lane in
      guard lane < given.count else { return Channel() }
      let channel = given[lane]
      return Channel(
        isHue: channel.kind == .hue, isLightness: channel.name == "lightness",
        isPercentage: (space == .hsl || space == .hwb) && channel.kind != .hue, full: channel.range.upperBound,
        decimals: (channel.range.upperBound >= 20 ? 2 : 4) + extra, percentageDecimals: 2 + extra)
    }
  }

  /// Decimals beyond a ten-thousandth of the range that bytes need in some spaces: where numbers are
  /// light, not coded for the eye, or where the edge of the gamut is steep. A test tries them.
  private static func extraDecimals(_ space: ColorSpace) -> Int {
    switch space {
    case .oklab, .rec2100PQ: 1
    case .xyzD65, .xyzD50, .xyY, .srgbLinear, .displayP3Linear, .a98RGBLinear, .prophotoRGBLinear, .rec2020Linear: 2
    case .okhsl, .okhsv, .hsluv, .hpluv, .jzazbz, .jzczhz, .ictcp: 2
    default: 0
    }
  }
}

/// Bytes that are made once and kept for good.
struct ReadyText: @unchecked Sendable {
  // Never written after `init` and never freed, so that it may be read from anywhere.
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ text: String) {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = memory.initialize(from: text.utf8)
    bytes = UnsafeBufferPointer(memory)
  }
}
