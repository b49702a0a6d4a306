/// Why a command line is not understood. The wording is in `UsageError+Words.swift`.
public enum UsageError: Error, Sendable, Hashable {
  case missingVerb
  case unknownVerb(String, suggestion: String?)
  case unknownOption(String, command: String?, suggestion: String?)
  case missingValue(Option, command: String)
  case needlessValue(Option, command: String)
  case badValue(String, Option, ValueFault, command: String)
  case missingOption(Option, command: String)
  case missingOperand(String, [Word], command: String)
  case unknownOperand(String, String, [Word], command: String)
  case needlessOperand(String, command: String)
  /// Colours that come in pairs, but an odd number of them.
  case halfPair(String, String, given: Int, command: String)
  /// One colour where two or more are needed.
  case tooFewColors(command: String)
  /// No colour on the command line, and standard input is a terminal.
  case noColor(command: String)
  /// A value with a fault in it: why, in words, and at which UTF-8 offsets.
  case malformed(Option, String, reason: String, range: Range<Int>, command: String)
  /// A value that is of the right kind, but does not go with the rest; why, in words.
  case unsuitable(Option, String, reason: String, command: String)

  /// The verb whose help tells more; nil for the program's own.
  public var command: String? {
    switch self {
    case .missingVerb, .unknownVerb: nil
    case .unknownOption(_, let command, _): command
    case .missingValue(_, let command), .needlessValue(_, let command),
      .badValue(_, _, _, let command), .missingOption(_, let command), .missingOperand(_, _, let command),
      .unknownOperand(_, _, _, let command), .needlessOperand(_, let command), .halfPair(_, _, _, let command),
      .noColor(let command), .tooFewColors(let command), .unsuitable(_, _, _, let command),
      .malformed(_, _, _, _, let command):
      command
    }
  }
}
