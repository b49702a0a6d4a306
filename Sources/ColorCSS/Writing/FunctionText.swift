import ColorCore

/// Whether spaces that CSS has no function for are written as `hsv(…)` or as `color(--hsv …)`.
enum FunctionForm {
  case css
  case notation
}

extension TextWriter {
  /// Writes a colour as a function with its components.
  mutating func writeFunction(_ color: Color, _ style: TextStyle, form: FunctionForm) {
    let text = SpaceText.of(color.space)
    write(form == .css ? text.cssHead : text.notationHead)
    let usesCommas = style.separators == .commas && text.mayHaveCommas
    for lane in 0..<text.count {
      if lane > 0 {
        if usesCommas { write(UInt8(ascii: ",")) }
        write(UInt8(ascii: " "))
      }
      if color.missing.contains(.channel(lane)) {
        write("none")
      } else {
        writeComponent(color.components[lane], lane, text, style, form: form)
      }
    }
    if style.writesAlpha(color.alpha) {
      write(usesCommas ? ", " : " / ")
      writeAlpha(of: color, style, own: form == .css ? Self.computedDecimals : 4)
    }
    write(UInt8(ascii: ")"))
  }

  /// What the computed value is rounded to: less than any screen shows, more than rounding dust.
  static let computedDecimals = 10

  @inline(always)
  private mutating func writeComponent(
    _ value: Double, _ lane: Int, _ text: SpaceText, _ style: TextStyle, form: FunctionForm
  ) {
    let channel = text.channels[lane]
    guard channel.isPercentage || style.isPercentage(lane, channel, text, form: form) else {
      write(value, style.rounding, own: form == .css ? Self.computedDecimals : channel.decimals)
      if channel.isHue, style.hueHasUnit { write("deg") }
      return
    }
    // A range that ends at 100 needs no arithmetic, which could cost digits.
    let number = channel.full == 100 ? value : value / channel.full * 100
    write(number, style.rounding, own: form == .css ? Self.computedDecimals : channel.percentageDecimals)
    write(UInt8(ascii: "%"))
  }

  /// Writes the alpha of a function.
  private mutating func writeAlpha(of color: Color, _ style: TextStyle, own: Int) {
    if color.missing.contains(.alpha) { return write("none") }
    write(style.alphaIsPercentage ? color.alpha * 100 : color.alpha, style.rounding, own: own)
    if style.alphaIsPercentage { write(UInt8(ascii: "%")) }
  }

  /// Writes a number with the decimals of the style, or else with `own`.
  @inline(always)
  mutating func write(_ value: Double, _ rounding: TextStyle.Rounding, own: Int) {
    switch rounding {
    case .own: write(value, decimals: own)
    case .decimals(let count): write(value, decimals: count)
    case .shortest: write(value, decimals: nil)
    }
  }
}

extension TextStyle {
  @inline(always)
  fileprivate func isPercentage(
    _ lane: Int, _ channel: SpaceText.Channel, _ text: SpaceText, form: FunctionForm
  ) -> Bool {
    if channel.isHue { return false }
    switch percentages {
    case .own: return form == .notation && text.isCylinder
    case .lightness: return channel.isLightness || (form == .notation && text.isCylinder)
    case .all: return true
    case .channels(let lanes): return lanes.contains(lane)
    }
  }
}
