import ColorCore

/// Whether spaces that CSS has no function for are written as `hsv(…)` or as `color(--hsv …)`.
enum FunctionForm {
  case css
  case notation
}

extension TextWriter {
  /// Writes a colour as a function with its components separated by spaces.
  mutating func writeFunction(_ color: Color, _ style: TextStyle, form: FunctionForm) {
    let space = color.space
    let channels = space.channels
    writeHead(of: space, form: form)
    for lane in channels.indices {
      if lane > 0 || space.usesColorFunction(form) { write(UInt8(ascii: " ")) }
      guard let value = color[channel: lane] else {
        write("none")
        continue
      }
      let own = form == .css ? Self.computedDecimals : channels[lane].ownDecimals
      write(value, style.rounding, own: own)
      if space.isPercentage(channels[lane]) && form != .css || space.needsPercentSign(channels[lane]) {
        write(UInt8(ascii: "%"))
      }
    }
    if color.missing.contains(.alpha) {
      write(" / none")
    } else if color.alpha < 1 {
      write(" / ")
      write(color.alpha, style.rounding, own: form == .css ? Self.computedDecimals : 4)
    }
    write(UInt8(ascii: ")"))
  }

  /// What the computed value is rounded to: less than any screen shows, more than rounding dust.
  static let computedDecimals = 10

  private mutating func write(_ value: Double, _ rounding: TextStyle.Rounding, own: Int) {
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
    if NamedSpace.isPredefined(self) { return true }
    switch self {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch, .cmyk: return false
    default: return form == .css
    }
  }

  /// Whether CSS itself writes that channel with a percent sign.
  fileprivate func needsPercentSign(_ channel: Channel) -> Bool {
    (self == .hsl || self == .hwb) && channel.kind != .hue
  }

  /// Whether people read that channel of this space as a percentage: the rest of a colour with a hue
  /// whose range ends at 100.
  fileprivate func isPercentage(_ channel: Channel) -> Bool {
    self == .hsv && channel.kind != .hue
  }
}

extension Channel {
  /// Decimals that give 8-bit sRGB back: about one part in ten thousand of the range.
  var ownDecimals: Int { range.upperBound >= 100 ? 2 : 4 }
}
