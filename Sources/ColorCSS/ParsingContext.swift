public import ColorCore

/// What a page knows and a text alone does not: needed for `currentcolor` and `light-dark()`.
public struct ParsingContext: Hashable, Sendable {
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
  }

  /// The colour that `currentcolor` stands for; without it, the word is an error.
  public var currentColor: Color?
  /// The scheme that `light-dark()` chooses by; without it, the function is an error.
  public var scheme: Scheme?

  public init(currentColor: Color? = nil, scheme: Scheme? = nil) {
    self.currentColor = currentColor
    self.scheme = scheme
  }
}
