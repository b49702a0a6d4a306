/// Why a text is not a colour, and where.
public struct ColorTextError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case empty
    case unknownName
    case hexDigitCount
    case unexpected
  }

  public let reason: Reason
  /// UTF-8 offsets into the text that was given: where the fault is.
  public let range: Range<Int>

  public init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}

extension ColorTextError: CustomStringConvertible {
  /// One sentence without the place, lower case, no full stop.
  public var description: String {
    switch reason {
    case .empty: "no colour given"
    case .unknownName: "unknown colour name"
    case .hexDigitCount: "a hex colour has 3, 4, 6 or 8 digits"
    case .unexpected: "unexpected text"
    }
  }
}
