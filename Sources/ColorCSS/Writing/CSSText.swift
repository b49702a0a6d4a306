import ColorCore

extension TextWriter {
  /// Writes the computed value of CSS (CSS Color 4, section 15), in the colour's own space.
  ///
  /// A legacy colour is written as bytes; one with missing components keeps its form, so that
  /// `none` is not lost (2026 draft).
  mutating func writeComputedValue(_ color: Color, _ style: TextStyle) {
    if color.missing.isEmpty {
      if color.isLegacy { return writeLegacyRGB(color.converted(to: .srgb), style) }
      switch color.space {
      case .hsl, .hwb:
        return writeFunction(color.converted(to: .srgb, carryingMissing: true), style, form: .css)
      default: break
      }
    }
    writeFunction(color, style, form: .css)
  }

  /// Writes a colour of ``ColorSpace/srgb`` as CSSOM does: in bytes, unless decimals are asked for.
  mutating func writeLegacyRGB(_ color: Color, _ style: TextStyle) {
    let opaque = color.alpha >= 1
    write(opaque ? "rgb(" : "rgba(")
    let bytes = color.srgb8
    for (lane, byte) in [bytes.red, bytes.green, bytes.blue].enumerated() {
      if lane > 0 { write(", ") }
      switch style.rounding {
      case .own: writeInteger(UInt64(byte))
      case .decimals(let count): write(color.components[lane] * 255, decimals: count)
      case .shortest: write(color.components[lane] * 255, decimals: nil)
      }
    }
    if !opaque {
      write(", ")
      switch style.rounding {
      case .own: write(color.alpha, decimals: Self.alphaDecimals(color.alpha))
      case .decimals(let count): write(color.alpha, decimals: count)
      case .shortest: write(color.alpha, decimals: nil)
      }
    }
    write(UInt8(ascii: ")"))
  }

  /// The decimals of alpha in CSSOM: two if they give its byte back, else three.
  static func alphaDecimals(_ alpha: Double) -> Int {
    let hundredths = Double(Int(alpha * 100 + 0.5)) / 100
    return SRGB8.byte(hundredths) == SRGB8.byte(alpha) ? 2 : 3
  }
}
