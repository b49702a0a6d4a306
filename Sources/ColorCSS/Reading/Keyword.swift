/// The words of the grammar, apart from colour names and colour spaces.
enum Keyword: String, CaseIterable {
  // Functions that make a colour.
  case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color
  case deviceCMYK = "device-cmyk"

  // Components and angles.
  case missing = "none"
  case deg, grad, rad, turn

  private static let table = WordTable(Keyword.allCases.map { (Word($0.rawValue), $0) })

  @inline(__always)
  init?(_ word: Word) {
    guard let found = Self.table[word] else { return nil }
    self = found
  }
}
