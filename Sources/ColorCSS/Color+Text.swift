public import ColorCore

extension Color {
  /// A colour from any text that people type or paste: CSS, or hex digits without `#`.
  public init(text: String) throws(ColorTextError) {
    // Placeholder for the grammar: hex with six digits.
    let digits = text.utf8.filter { $0 != 35 }
    guard digits.count == 6 else { throw ColorTextError(.hexDigitCount, at: 0..<text.utf8.count) }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = UInt32(String(UnicodeScalar(byte)), radix: 16) else {
        throw ColorTextError(.unexpected, at: 0..<text.utf8.count)
      }
      value = value << 4 | digit
    }
    self.init(rgb: value)
  }

  /// The text of this colour in a notation.
  public func text(as notation: Notation, _ style: TextStyle = TextStyle()) -> String {
    let c = srgb8
    return String(UInt32(c.red) << 16 | UInt32(c.green) << 8 | UInt32(c.blue), radix: 16)
  }
}

/// How a colour is written.
public enum Notation: String, CaseIterable, Hashable, Sendable {
  case hex
}

/// Choices within a notation.
public struct TextStyle: Hashable, Sendable {
  /// Significant digits after the decimal point, 0…17; nil for the notation's own.
  public var precision: Int?
  public init(precision: Int? = nil) { self.precision = precision }
}
