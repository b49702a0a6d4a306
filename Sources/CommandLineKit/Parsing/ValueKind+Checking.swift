import ColorCSS

/// Why a text is not a value of its kind.
public enum ValueFault: Sendable, Hashable {
  case notOneOf([Word])
  case notAnInteger
  case notANumber
  case notASize
  /// The number is outside of a range, whose ends are given as text.
  case outside(String, String)
  case empty
  case extensionNotOneOf([String])
}

extension ValueKind {
  /// What is wrong with a value, or nil when it is of this kind.
  func fault(in text: String) -> ValueFault? {
    switch self {
    case .word(_, let words): return words.contains { $0.name == text } ? nil : .notOneOf(words)
    case .notation: return Notation(rawValue: text) == nil ? .notOneOf(words ?? []) : nil
    case .integer(_, let range):
      guard let value = Int(text) else { return .notAnInteger }
      return range.contains(value) ? nil : .outside("\(range.lowerBound)", "\(range.upperBound)")
    case .number(_, let range):
      guard let value = Self.decimal(text) else { return .notANumber }
      if range.contains(value) { return nil }
      return .outside(NumberText.shortest(range.lowerBound), NumberText.shortest(range.upperBound))
    case .size: return Self.size(text) == nil ? .notASize : nil
    case .text: return nil
    case .color: return text.isEmpty ? .empty : nil
    case .file(_, let extensions):
      if text.isEmpty { return .empty }
      let name = text.lowercased()
      return extensions.isEmpty || extensions.contains { name.hasSuffix("." + $0) }
        ? nil : .extensionNotOneOf(extensions)
    }
  }

  /// A number in decimal digits: no infinity, no NaN, nothing hexadecimal.
  public static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// The largest picture side that is taken, in pixels: cairo's own limit for a surface.
  static let largestSide = 32767

  static func size(_ text: String) -> (width: Int, height: Int)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    let allowed = 1...largestSide
    return allowed.contains(width) && allowed.contains(height) ? (width, height) : nil
  }
}
