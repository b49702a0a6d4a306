/// Choices within a notation. Each notation heeds those that have a meaning for it.
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

  /// Whether alpha is written.
  public enum Alpha: Hashable, Sendable {
    /// Where it is not 1.
    case automatic
    case always
    /// Not at all: the colour is written as if it were opaque.
    case never
  }

  /// Which components are percentages, in functions.
  public enum Percentages: Hashable, Sendable {
    /// Where CSS asks for them, and where people expect them.
    case own
    /// The lightness, and what is a percentage anyway.
    case lightness
    /// Everything but hues.
    case all
    /// The components at these indices.
    case channels(ChannelIndices)
  }

  /// Some of the components of a colour, by their indices 0…3: `[0, 2]`.
  public struct ChannelIndices: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt8 = 0

    public init(arrayLiteral indices: Int...) {
      for index in indices where index >= 0 && index < 4 { bits |= 1 << UInt8(index) }
    }

    public func contains(_ index: Int) -> Bool { index >= 0 && index < 4 && bits >> UInt8(index) & 1 == 1 }
  }

  /// What stands between the components of a function.
  public enum Separators: Hashable, Sendable {
    /// Commas in `rgb`, spaces elsewhere.
    case own
    case spaces
    /// Commas for `rgb`, `hsl` and what CSS does not know; spaces where CSS has no commas.
    case commas
  }

  /// What stands before hex digits.
  public enum HexPrefix: String, Hashable, Sendable {
    case hash = "#"
    case none = ""
    case zeroX = "0x"
  }

  /// How many hex digits are written.
  public enum HexLength: Hashable, Sendable {
    /// Two a channel.
    case full
    /// One a channel where that says the same.
    case shortest
  }

  public var rounding: Rounding
  public var alpha = Alpha.automatic
  public var percentages = Percentages.own
  /// Whether alpha is written as a percentage, in functions.
  public var alphaIsPercentage = false
  /// Whether hues are written with their unit, `deg`.
  public var hueHasUnit = false
  public var separators = Separators.own
  public var hexPrefix = HexPrefix.hash
  public var hexIsUppercase = false
  public var hexLength = HexLength.full

  public init(_ rounding: Rounding = .own) { self.rounding = rounding }

  /// A style with that many decimals (0…17), or with the notation's own for nil.
  public init(precision: Int?) { rounding = precision.map { .decimals($0) } ?? .own }

  /// The number of decimals, where one is set.
  public var precision: Int? {
    if case .decimals(let count) = rounding { count } else { nil }
  }
}
