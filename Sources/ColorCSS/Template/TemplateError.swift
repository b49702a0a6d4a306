/// Why a text is not a template of colours, and where.
public struct TemplateError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// `{` without its `}`.
    case unclosedBrace
    /// `}` without its `{`; `}}` writes one.
    case strayBrace
    /// A field that is no notation, no channel and no index 0…3.
    case unknownField
    /// A channel that the space before the full stop does not have.
    case unknownChannel
    /// Something behind the colon that is no format, or none for this field.
    case unknownFormat
  }

  public let reason: Reason
  /// UTF-8 offsets into the template.
  public let range: Range<Int>

  public init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}

extension TemplateError: CustomStringConvertible {
  /// One sentence without the place, lower case, no full stop.
  public var description: String {
    switch reason {
    case .unclosedBrace: "a brace is not closed"
    case .strayBrace: "a closing brace stands alone; write }} for the character"
    case .unknownField: "this is no notation, no channel and no index 0 to 3"
    case .unknownChannel: "this space has no such channel"
    case .unknownFormat: "this is no format of numbers: write x, X, d, .2 or .2%"
    }
  }
}
