/// One row of the table of commands: all there is to know about a verb besides what it does.
///
/// Parsing, `--help`, completions and manual pages are made from it and from nothing else.
public struct Command: Sendable {
  public let name: String
  /// What it does, as the end of a sentence that begins with the name: "writes colours in …".
  public let summary: String
  public let operands: Operands
  public let options: [Option]
  /// Paragraphs that tell what options do not; without line breaks.
  public let notes: [String]
  public let examples: [Example]

  public init(
    _ name: String, _ summary: String, operands: Operands = .colors, options: [Option] = [], notes: [String] = [],
    examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options + [.helpFlag]
    self.notes = notes
    self.examples = examples
  }

  /// A command line that works as it stands, and what it is good for.
  public struct Example: Sendable {
    public let line: String
    public let purpose: String

    public init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }
}

/// What may stand on a command line besides options.
public enum Operands: Sendable {
  case none
  /// Any number of colours; without one they are read from standard input, one a line.
  case colors
  /// Colours in pairs, under the given names. On standard input a pair is a line, with TAB between.
  case colorPairs(String, String)
  /// Two or more colours that are worked on together: all arguments, or on standard input those of a
  /// line, separated by TAB.
  case colorRow
  /// Colours as arguments only: standard input is left alone.
  case colorArguments
  /// Any number of colours that are worked on together; read from standard input without one.
  case colorList
  /// One word from a list, which must be there when `isRequired`.
  case word(String, [Word], isRequired: Bool)

  /// How the usage line shows them, or nil for none.
  public var synopsis: String? {
    switch self {
    case .none: nil
    case .colors, .colorList, .colorArguments: "[COLOR...]"
    case .colorRow: "[COLOR COLOR...]"
    case .colorPairs(let first, let second): "[\(first) \(second)]"
    case .word(let name, _, let isRequired): isRequired ? name : "[\(name)]"
    }
  }

  /// Whether standard input is left alone.
  var areArgumentsOnly: Bool {
    if case .colorArguments = self { true } else { false }
  }

  /// The least and the greatest number of them.
  var count: ClosedRange<Int> {
    switch self {
    case .none: 0...0
    case .colors, .colorPairs, .colorRow, .colorList, .colorArguments: 0...Int.max
    case .word(_, _, let isRequired): (isRequired ? 1 : 0)...1
    }
  }
}

/// A word that may be given, and what it means.
public struct Word: Sendable, Hashable {
  public let name: String
  /// Empty where the name says it all.
  public let help: String

  public init(_ name: String, _ help: String = "") {
    self.name = name
    self.help = help
  }
}
