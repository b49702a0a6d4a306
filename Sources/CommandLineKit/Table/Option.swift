import ColorCore
import ColorCSS

/// An option of a command.
public struct Option: Sendable, Hashable {
  /// Without dashes; a name of one letter is written with one dash.
  public let name: String
  /// A second name of one letter, if any.
  public let letter: Character?
  /// What follows it; nil for a flag.
  public let value: ValueKind?
  /// One sentence, lower case, without a full stop.
  public let help: String
  /// What holds without the option, in words; nil where there is nothing to tell.
  public let fallback: String?
  public let isRequired: Bool
  /// The verb whose help lists the words of the value; nil for the help of the command itself.
  public private(set) var explainedBy: String?

  public init(
    _ name: String, letter: Character? = nil, _ value: ValueKind?, _ help: String, fallback: String? = nil,
    isRequired: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.fallback = fallback
    self.isRequired = isRequired
  }

  /// An option without a value.
  public static func flag(_ name: String, letter: Character? = nil, _ help: String) -> Option {
    Option(name, letter: letter, nil, help)
  }

  /// The same option, but with a word to the reader where the words of its value are listed.
  public func explained(by verb: String) -> Option {
    var result = self
    result.explainedBy = verb
    return result
  }

  /// As it is typed: `--to`, or `-o`.
  public var spelling: String { name.utf8.count == 1 ? "-\(name)" : "--\(name)" }

  /// As the usage line and the list of options show it: `--to NOTATION`.
  public var synopsis: String { value.map { "\(spelling) \($0.placeholder)" } ?? spelling }

  /// Every command has it.
  public static let helpFlag = flag("help", letter: "h", "shows this help")
}

/// What kind of value an option takes.
public enum ValueKind: Sendable, Hashable {
  /// One of a list.
  case word(String, [Word])
  case integer(String, ClosedRange<Int>)
  case number(String, ClosedRange<Double>)
  case text(String)
  case color
  /// A notation of colours, by its name.
  case notation
  /// A file, by the extensions it may have; none means any.
  case file(String, extensions: [String])
  /// Width and height in whole pixels, `320x240`.
  case size(String)

  /// What stands for the value in help.
  public var placeholder: String {
    switch self {
    case .word(let name, _), .integer(let name, _), .number(let name, _), .text(let name): name
    case .file(let name, _), .size(let name): name
    case .color: "COLOR"
    case .notation: "NOTATION"
    }
  }

  /// A notation as it writes the preset Blue, which is the dye of denim.
  private static func example(of notation: Notation) -> String {
    let text = Color(rgb: 0x1560BD).text(as: notation)
    return switch notation {
    case .name: "the name in CSS; \(text) where there is none"
    case .css: "\(text); the colour's own space"
    default: text
    }
  }

  /// The words it may be, for kinds that have a list.
  public var words: [Word]? {
    switch self {
    case .word(_, let words): words
    case .notation: Notation.allCases.map { Word($0.rawValue, Self.example(of: $0)) }
    default: nil
    }
  }
}
