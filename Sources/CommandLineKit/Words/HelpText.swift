/// Help in its fixed shape: usage, what it does, options, words, notes, examples.
public enum HelpText {
  /// The column at which explanations begin.
  static let column = 24

  /// - Parameter program: how the command is called; nil for a verb of `tincture`.
  public static func of(_ command: Command, program: String? = nil) -> String {
    var sections = [
      Wrapping.paragraph("Usage: " + usage(command, program: program)),
      Wrapping.paragraph(command.summary.sentence),
    ]
    if let input = command.operands.explanation { sections.append(Wrapping.paragraph(input)) }
    if case .word(let name, let words, _) = command.operands { sections += [list(words, of: name)].compactMap(\.self) }
    sections.append("Options:\n" + command.options.map(line).joined())
    for option in command.options where option.explainedBy == nil {
      guard let kind = option.value, let words = kind.words else { continue }
      if let list = list(words, of: kind.placeholder) { sections.append(list) }
    }
    sections += command.references.map { Wrapping.paragraph($0) }
    sections += command.notes.map { Wrapping.paragraph($0) }
    if !command.examples.isEmpty {
      let lines = command.examples.map { "  \($0.line)\n" + Wrapping.paragraph($0.purpose, indent: 6) }
      sections.append("Examples:\n" + lines.joined())
    }
    return sections.joined(separator: "\n")
  }

  /// The help of the program itself.
  public static func overview(_ commands: [Command]) -> String {
    let column = 4 + (commands.map(\.name.count).max() ?? 0)
    let verbs = commands.map { Wrapping.paragraph($0.summary, indent: column, head: "  \($0.name)") }
    return """
      Tincture picks, converts and draws colours.

      Usage: tincture VERB [OPTIONS] [COLOR...]

      Verbs:
      \(verbs.joined())
      Options:
        -h, --help            shows this help; with a verb, that verb's
        --version             shows the version

      \(about.map { Wrapping.paragraph($0) }.joined(separator: "\n"))
      Exit status:
      \(ExitStatus.allCases.map(status).joined())
      """
  }

  /// What holds for every verb.
  static let about = [
    """
    A COLOR is CSS text such as red, '#1560bd' or 'oklch(0.6 0.2 30 / 50%)', or any other notation that people type or \
    paste. Without one, colours are read from standard input, one a line, and answered line by line.
    """,
    """
    A colour at fault is reported on standard error, with its place and a caret under what is wrong; an empty line \
    stands for its answer, and the rest is answered.
    """,
  ]

  private static func status(_ status: ExitStatus) -> String {
    Wrapping.paragraph(status.meaning, indent: 6, head: "  \(status.rawValue)")
  }

  static func usage(_ command: Command, program: String? = nil) -> String {
    let required = command.options.filter(\.isRequired).map(\.synopsis)
    let hasOthers = command.options.contains { !$0.isRequired }
    let operands = command.operands.synopsis.map { [$0] } ?? []
    let call = program.map { [$0] } ?? ["tincture", command.name]
    let parts = call + operands.filter { !$0.hasPrefix("[") } + required
    return (parts + (hasOthers ? ["[OPTIONS]"] : []) + operands.filter { $0.hasPrefix("[") }).joined(separator: " ")
  }

  private static func line(_ option: Option) -> String {
    var text = option.help
    if let fallback = option.fallback { text += " (default: \(fallback))" }
    let letter = option.letter.map { "-\($0), " } ?? ""
    return Wrapping.paragraph(text, indent: column, head: "  \(letter)\(option.synopsis)")
  }

  /// What words mean, where there is more to say than the words.
  private static func list(_ words: [Word], of name: String) -> String? {
    guard words.contains(where: { !$0.help.isEmpty }) else {
      // A few words stand in the help of the option itself.
      if words.count < 8 { return nil }
      return "\(name):\n" + Wrapping.paragraph(words.map(\.name).joined(separator: " "), indent: 2)
    }
    let indent = 4 + (words.map(\.name.count).max() ?? 0)
    return "\(name):\n" + words.map { Wrapping.paragraph($0.help, indent: indent, head: "  \($0.name)") }.joined()
  }
}

extension Command {
  /// Sentences about words that the help of other verbs lists.
  var references: [String] {
    var verbs: [String] = []
    for case let verb? in options.map(\.explainedBy) where !verbs.contains(verb) { verbs.append(verb) }
    return verbs.map { verb in
      let names = options.filter { $0.explainedBy == verb }.compactMap { $0.value?.placeholder }
      return "\(names.joined(separator: " and ")): see 'tincture help \(verb)'."
    }
  }
}

extension Operands {
  /// Where colours come from, in words.
  var explanation: String? {
    switch self {
    case .none, .word, .colorArguments: nil
    case .colors:
      """
      Each COLOR is answered in turn. Without one, colours are read from standard input, one a line; a blank line is \
      answered with an empty one.
      """
    case .colorPairs(let first, let second):
      """
      Each pair of \(first) and \(second) is answered in turn. Without one, pairs are read from standard input, one a \
      line, with TAB between the two; a blank line is answered with an empty one.
      """
    case .colorRow:
      """
      All colours together give one answer. Without one, they are read from standard input: one answer a line, with \
      TAB between the colours of a line.
      """
    case .colorList: "Without a COLOR, colours are read from standard input, one a line."
    }
  }
}

extension String {
  /// With a capital first letter and a full stop.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
