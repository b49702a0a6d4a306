import ColorCore

/// Whether spaces that CSS has no function for are written as `hsv(…)` or as `color(--hsv …)`.
enum FunctionForm {
  case css
  case notation
}

extension TextWriter {
  /// Writes a colour as a function with its components.
  mutating func writeFunction(_ color: Color, _ style: TextStyle, form: FunctionForm) {
    let space = color.space
    let channels = space.channels
    let usesCommas = style.separators == .commas && space.mayHaveCommas
    let usesColorFunction = space.usesColorFunction(form)
    writeHead(of: space, form: form)
    for lane in channels.indices {
      if lane > 0 || usesColorFunction { write(usesCommas ? ", " : " ") }
      writeComponent(color[channel: lane], lane, channels[lane], of: space, style, form: form)
    }
    writeAlpha(of: color, style, before: usesCommas ? ", " : " / ", own: form == .css ? Self.computedDecimals : 4)
    write(UInt8(ascii: ")"))
  }

  /// What the computed value is rounded to: less than any screen shows, more than rounding dust.
  static let computedDecimals = 10

  private mutating func writeComponent(
    _ value: Double?, _ lane: Int, _ channel: Channel, of space: ColorSpace, _ style: TextStyle, form: FunctionForm
  ) {
    guard let value else { return write("none") }
    let isPercentage = space.isPercentage(lane, channel, style, form: form)
    let full = channel.range.upperBound
    // A range that ends at 100 needs no arithmetic, which could cost digits.
    let number = isPercentage && full != 100 ? value / full * 100 : value
    let own = isPercentage ? 2 + space.extraDecimals : channel.ownDecimals(in: space)
    write(number, style.rounding, own: form == .css ? Self.computedDecimals : own)
    if isPercentage { write(UInt8(ascii: "%")) }
    if channel.kind == .hue, style.hueHasUnit { write("deg") }
  }

  /// Writes the alpha of a function, if the style asks for it, behind `separator`.
  mutating func writeAlpha(of color: Color, _ style: TextStyle, before separator: StaticString, own: Int) {
    let isMissing = color.missing.contains(.alpha)
    if style.alpha == .never || (style.alpha == .automatic && color.alpha >= 1) { return }
    write(separator)
    if isMissing { return write("none") }
    write(style.alphaIsPercentage ? color.alpha * 100 : color.alpha, style.rounding, own: own)
    if style.alphaIsPercentage { write(UInt8(ascii: "%")) }
  }

  /// Writes a number with the decimals of the style, or else with `own`.
  @inline(__always)
  mutating func write(_ value: Double, _ rounding: TextStyle.Rounding, own: Int) {
    switch rounding {
    case .own: write(value, decimals: own)
    case .decimals(let count): write(value, decimals: count)
    case .shortest: write(value, decimals: nil)
    }
  }

  private mutating func writeHead(of space: ColorSpace, form: FunctionForm) {
    if space.usesColorFunction(form) {
      write(NamedSpace.isPredefined(space) ? "color(" : "color(--")
      write(space.name)
    } else {
      write(space == .cmyk ? "device-cmyk" : space.name)
      write(UInt8(ascii: "("))
    }
  }
}

extension ColorSpace {
  /// Whether it is written as `color(name …)`.
  fileprivate func usesColorFunction(_ form: FunctionForm) -> Bool {
    switch self {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch, .cmyk: false
    default: NamedSpace.isPredefined(self) || form == .css
    }
  }

  /// Whether its function may be written with commas: CSS allows it for one, and says nothing about
  /// those it does not know.
  fileprivate var mayHaveCommas: Bool {
    switch self {
    case .hwb, .lab, .lch, .oklab, .oklch, .cmyk: false
    default: !NamedSpace.isPredefined(self)
    }
  }

  fileprivate func isPercentage(_ lane: Int, _ channel: Channel, _ style: TextStyle, form: FunctionForm) -> Bool {
    if channel.kind == .hue { return false }
    // CSS knows these without a percent sign only since 2023.
    if self == .hsl || self == .hwb { return true }
    switch style.percentages {
    case .own: return form == .notation && isCylinder
    case .lightness: return channel.name == "lightness" || (form == .notation && isCylinder)
    case .all: return true
    case .channels(let lanes): return lanes.contains(lane)
    }
  }

  /// Whether people read everything but the hue as percentages.
  private var isCylinder: Bool {
    switch self {
    case .hsv, .okhsl, .okhsv, .hsluv, .hpluv: true
    default: false
    }
  }
}

extension Channel {
  /// Decimals that give 8-bit sRGB back: a test tries them.
  func ownDecimals(in space: ColorSpace) -> Int { (range.upperBound >= 20 ? 2 : 4) + space.extraDecimals }
}

extension ColorSpace {
  /// Decimals beyond a ten-thousandth of the range that bytes need in some spaces: where numbers are
  /// light, not coded for the eye, or where the edge of the gamut is steep.
  var extraDecimals: Int {
    switch self {
    case .oklab, .rec2100PQ: 1
    case .xyzD65, .xyzD50, .xyY, .srgbLinear, .displayP3Linear, .a98RGBLinear, .prophotoRGBLinear, .rec2020Linear: 2
    case .okhsl, .okhsv, .hsluv, .hpluv, .jzazbz, .jzczhz, .ictcp: 2
    default: 0
    }
  }
}
