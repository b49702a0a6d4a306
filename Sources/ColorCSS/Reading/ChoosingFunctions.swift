import ColorCore

extension ColorParser {
  /// Reads `(color, color)`: the one for the scheme of the page (CSS Color 5, section 7).
  mutating func lightDark(from start: Int) throws(ColorTextError) -> Color {
    let name = start..<cursor.at
    let outer = origin
    defer { origin = outer }
    origin = nil
    cursor.at += 1
    cursor.skipSpace()
    let light = try color()
    try comma()
    let dark = try color()
    try close()
    switch context.scheme {
    case .light: return light
    case .dark: return dark
    case nil: throw ColorTextError(.schemeUnknown, at: name)
    }
  }

  /// Reads `(color)`: black or white, whichever has the higher contrast of WCAG 2 with it, alpha
  /// left aside (CSS Color 5, section 8, leaves the measure to the program).
  mutating func contrastColor() throws(ColorTextError) -> Color {
    let outer = origin
    defer { origin = outer }
    origin = nil
    cursor.at += 1
    cursor.skipSpace()
    let color = try color()
    try close()
    let luminance = color.converted(to: .xyzD65).components.y
    // Where (1 + 0.05) / (Y + 0.05) and (Y + 0.05) / 0.05 are equal.
    let middle = (1.05 * 0.05).squareRoot() - 0.05
    return luminance > middle ? .black : .white
  }
}
