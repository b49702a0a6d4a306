public import ColorCore

/// What a text alone does not tell: what `currentcolor` and `light-dark()` mean on a page, and where alpha
/// stands among hex digits.
public struct ParsingContext: Hashable, Sendable {
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
  }

  /// Which of four or eight hex digits are alpha.
  public enum HexAlpha: Hashable, Sendable {
    /// The last, as in CSS.
    case last
    /// The first, as in Android's resources, in Qt and in .NET. Only ``ColorCore/Color/init(text:context:)``
    /// can be asked for it.
    case first
  }

  /// The colour that `currentcolor` stands for; without it, the word is an error.
  public var currentColor: Color?
  /// The scheme that `light-dark()` chooses by; without it, the function is an error.
  public var scheme: Scheme?

  public var hexAlpha: HexAlpha

  public init(currentColor: Color? = nil, scheme: Scheme? = nil, hexAlpha: HexAlpha = .last) {
    self.currentColor = currentColor
    self.scheme = scheme
    self.hexAlpha = hexAlpha
  }
}
