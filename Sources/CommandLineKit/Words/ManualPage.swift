/// Manual pages in the macros of man(7).
public enum ManualPage {
  public static func of(_ command: Command) -> String {
    var text = title("TINCTURE\\-\(command.name.uppercased())")
    text += section("NAME", "tincture\\-\(command.name) \\- \(escaped(command.summary))\n")
    text += section("SYNOPSIS", ".B \(escaped(HelpText.usage(command)))\n")
    var description = paragraph(command.summary.sentence)
    if let input = command.operands.explanation { description += ".PP\n" + paragraph(input) }
    for note in command.references + command.notes { description += ".PP\n" + paragraph(note) }
    text += section("DESCRIPTION", description)
    if case .word(let name, let words, _) = command.operands { text += section(name, list(words)) }
    text += section("OPTIONS", command.options.map(option).joined())
    for option in command.options where option.explainedBy == nil {
      guard let kind = option.value else { continue }
      if let words = kind.words, words.count > 7 || words.contains(where: { !$0.help.isEmpty }) {
        text += section(kind.placeholder, list(words))
      }
    }
    if !command.examples.isEmpty {
      let lines = command.examples.map { ".TP\n.B \(escaped($0.line))\n" + paragraph($0.purpose.sentence) }
      text += section("EXAMPLES", lines.joined())
    }
    return text + statuses + section("SEE ALSO", ".BR tincture (1)\n")
  }

  /// The page of the program itself.
  public static func overview(_ commands: [Command]) -> String {
    title("TINCTURE")
      + section("NAME", "tincture \\- picks, converts and draws colours\n")
      + section("SYNOPSIS", ".B tincture \\fIVERB\\fP [\\fIOPTIONS\\fP] [\\fICOLOR\\fP...]\n")
      + section(
        "DESCRIPTION",
        HelpText.about.map { paragraph($0) }.joined(separator: ".PP\n")
          + ".PP\nEach verb has a manual page of its own, such as\n.BR tincture\\-convert (1).\n")
      + section(
        "VERBS", commands.map { ".TP\n.B \(escaped($0.name))\n" + paragraph($0.summary.sentence) }.joined())
      + section(
        "OPTIONS",
        ".TP\n.BR \\-h \", \" \\-\\-help\nShows help.\n.TP\n.B \\-\\-version\nShows the version.\n")
      + section(
        "ENVIRONMENT", ".TP\n.B NO_COLOR\nSet to anything, no colour is written, not even on a terminal.\n")
      + statuses
      + section(
        "SEE ALSO", commands.map { ".BR tincture\\-\(escaped($0.name)) (1)" }.joined(separator: ",\n") + "\n")
  }

  private static func title(_ name: String) -> String {
    ".TH \(name) 1 \"\" \"Tincture \(version)\" \"Tincture\"\n"
  }

  private static func section(_ name: String, _ text: String) -> String { ".SH \(name)\n\(text)" }

  private static func paragraph(_ text: String) -> String { escaped(text) + "\n" }

  private static func option(_ option: Option) -> String {
    let value = option.value.map { " \\fI\(escaped($0.placeholder))\\fP" } ?? ""
    let names = option.spellings.map { "\\fB\(escaped($0))\\fP\(value)" }.joined(separator: ", ")
    let fallback = option.fallback.map { " Default: \($0)." } ?? ""
    return ".TP\n\(names)\n" + paragraph(option.help.sentence + fallback)
  }

  private static func list(_ words: [Word]) -> String {
    words.map { ".TP\n.B \(escaped($0.name))\n" + paragraph($0.help) }.joined()
  }

  private static let statuses = section(
    "EXIT STATUS",
    ExitStatus.allCases.map { ".TP\n.B \($0.rawValue)\n" + paragraph($0.meaning.sentence) }.joined())

  /// Text that groff takes for nothing but itself.
  static func escaped(_ text: String) -> String {
    // A full stop or an apostrophe at the start of a line would make it a request.
    var result = text.first == "." || text.first == "'" ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      default: result.append(character)
      }
    }
    return result
  }
}
