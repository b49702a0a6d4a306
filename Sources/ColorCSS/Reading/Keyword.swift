/// The words of the grammar, apart from colour names and colour spaces.
enum Keyword: String, CaseIterable {
  // Functions that make a colour.
  case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color, alpha
  case deviceCMYK = "device-cmyk"
  case colorMix = "color-mix"
  case contrastColor = "contrast-color"
  case lightDark = "light-dark"

  // Words within them.
  case currentColor = "currentcolor"
  case missing = "none"
  case from
  case interpolatedIn = "in"
  case hue, shorter, longer, increasing, decreasing

  // Angles.
  case deg, grad, rad, turn

  // The mathematics of CSS Values 4, section 10.
  case calc, min, max, clamp, round, mod, rem, sin, cos, tan, asin, acos, atan, atan2
  case pow, sqrt, hypot, log, exp, abs, sign
  case e, pi, infinity, nan
  case minusInfinity = "-infinity"
  case nearest, up, down
  case toZero = "to-zero"

  private static let table = WordTable(Keyword.allCases.map { (Word($0.rawValue), $0) })

  @inline(__always)
  init?(_ word: Word) {
    guard let found = Self.table[word] else { return nil }
    self = found
  }
}
