/// Why a text is not a number for a channel, and where.
public struct NumberTextError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case empty
    /// Longer than ``ChannelScale/longestTypedNumber``.
    case tooLong
    /// A character that no number or sum has there.
    case unexpected
    /// The text ends, or an operator stands, where a number must.
    case numberExpected
    /// A bracket without its partner.
    case unbalanced
    case divisionByZero
  }

  public let reason: Reason
  /// UTF-8 offsets into the text: where the fault is.
  public let range: Range<Int>

  public init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// One sentence without the place, lower case, no full stop.
  public var description: String {
    switch reason {
    case .empty: "no number given"
    case .tooLong: "too long for a number"
    case .unexpected: "unexpected text"
    case .numberExpected: "a number is missing"
    case .unbalanced: "a bracket has no partner"
    case .divisionByZero: "division by zero"
    }
  }
}
