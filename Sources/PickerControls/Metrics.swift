import Pictures

/// The lengths that every control shares, in logical pixels.
enum Metrics {
  /// Between things that belong together.
  static let spacing = 12.0
  static let cornerRadius = 12.0
  static let smallRadius = 6.0
  /// A row that can be pressed; the least target of the desktop's guidelines.
  static let rowHeight = 50.0
  static let swatch = Size(40, 28)
  static let focusWidth = 2.0

  /// Room for that many characters of text, with a little to spare. Text is shaped by the painter,
  /// so this is an estimate from above: the mean advance of the widest common interface faces.
  static func width(ofCharacters count: Int, size: Double, isBold: Bool = false) -> Double {
    (Double(count) * size * (isBold ? 0.68 : 0.62) + 4).rounded(.up)
  }

  /// The height of a line of text.
  static func lineHeight(size: Double) -> Double { (size * 1.5).rounded(.up) }
}
