import ColorCore

extension TextWriter {
  /// Writes a colour of ``ColorSpace/srgb`` as `rgb()`: as CSSOM does, in bytes with commas, unless
  /// the style asks for something else.
  mutating func writeRGB(_ color: Color, _ style: TextStyle) {
    let writesAlpha = style.writesAlpha(color.alpha)
    let usesSpaces = style.separators == .spaces
    write(writesAlpha && !usesSpaces ? "rgba(" : "rgb(")
    writeRGBComponent(color.components.x, 0, style)
    write(usesSpaces ? " " : ", ")
    writeRGBComponent(color.components.y, 1, style)
    write(usesSpaces ? " " : ", ")
    writeRGBComponent(color.components.z, 2, style)
    if writesAlpha { writeRGBAlpha(color.alpha, style, usesSpaces ? " / " : ", ") }
    write(UInt8(ascii: ")"))
  }

  private mutating func writeRGBComponent(_ value: Double, _ lane: Int, _ style: TextStyle) {
    let isPercentage: Bool
    switch style.percentages {
    case .all: isPercentage = true
    case .channels(let lanes): isPercentage = lanes.contains(lane)
    case .own, .lightness: isPercentage = false
    }
    if isPercentage {
      write(value * 100, style.rounding, own: 2)
      write(UInt8(ascii: "%"))
    } else if style.rounding == .own {
      writeInteger(UInt64(SRGB8.byte(value)))
    } else {
      write(value * 255, style.rounding, own: 0)
    }
  }

  private mutating func writeRGBAlpha(_ alpha: Double, _ style: TextStyle, _ separator: StaticString) {
    write(separator)
    if style.alphaIsPercentage {
      write(alpha * 100, style.rounding, own: 2)
      write(UInt8(ascii: "%"))
    } else {
      write(alpha, style.rounding, own: Self.alphaDecimals(alpha))
    }
  }

  /// The decimals of alpha in CSSOM: two if they give its byte back, else three.
  static func alphaDecimals(_ alpha: Double) -> Int {
    let hundredths = Double(Int(alpha * 100 + 0.5)) / 100
    return SRGB8.byte(hundredths) == SRGB8.byte(alpha) ? 2 : 3
  }
}
