/// Choices within a notation.
public struct TextStyle: Hashable, Sendable {
  /// How many decimals numbers get; trailing zeros are never written.
  public enum Rounding: Hashable, Sendable {
    /// What the notation takes by itself: bytes for `rgb`, enough to give back 8 bits elsewhere.
    case own
    /// That many digits after the full stop, 0…17.
    case decimals(Int)
    /// The fewest digits that read back as the same Double.
    case shortest
  }

  public var rounding: Rounding

  public init(_ rounding: Rounding = .own) { self.rounding = rounding }

  /// A style with that many decimals (0…17), or with the notation's own for nil.
  public init(precision: Int?) { rounding = precision.map { .decimals($0) } ?? .own }

  /// The number of decimals, where one is set.
  public var precision: Int? {
    if case .decimals(let count) = rounding { count } else { nil }
  }
}
