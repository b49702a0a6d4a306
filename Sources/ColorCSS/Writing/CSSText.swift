import ColorCore

extension TextWriter {
  /// Writes the computed value of CSS (CSS Color 4, section 15), in the colour's own space.
  ///
  /// A legacy colour is written as bytes; one with missing components keeps its form, so that
  /// `none` is not lost (2026 draft).
  mutating func writeComputedValue(_ color: Color, _ style: TextStyle) {
    if color.missing.isEmpty {
      if color.isLegacy { return writeRGB(color.converted(to: .srgb), style) }
      switch color.space {
      case .hsl, .hwb:
        return writeFunction(color.converted(to: .srgb, carryingMissing: true), style, form: .css)
      default: break
      }
    }
    writeFunction(color, style, form: .css)
  }
}
