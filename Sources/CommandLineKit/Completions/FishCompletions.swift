/// Completions for fish.
enum FishCompletions {
  static func script(_ commands: [Command]) -> String {
    var text = """
      # Completions of tincture for fish, made by `tincture completions fish`.
      complete -c tincture -f
      complete -c tincture -n __fish_use_subcommand -l version -d 'shows the version'
      complete -c tincture -n __fish_use_subcommand -s h -l help -d 'shows help'

      """
    for command in commands {
      text += "complete -c tincture -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n"
    }
    for command in commands {
      let condition = "complete -c tincture -n \(quoted("__fish_seen_subcommand_from \(command.name)"))"
      for option in command.options { text += "\(condition) \(flags(option)) -d \(quoted(option.help))\n" }
      for word in command.operands.words {
        let help = word.help.isEmpty ? "" : " -d \(quoted(word.help))"
        text += "\(condition) -a \(word.name)\(help)\n"
      }
    }
    return text
  }

  private static func flags(_ option: Option) -> String {
    let name = option.name.utf8.count == 1 ? "-s \(option.name)" : "-l \(option.name)"
    let names = (option.letter.map { ["-s \($0)"] } ?? []) + [name]
    return (names + value(option.value)).joined(separator: " ")
  }

  private static func value(_ kind: ValueKind?) -> [String] {
    switch kind {
    case nil: []
    case .file: ["-r -F"]
    case let kind?: ["-x"] + (kind.words.map { ["-a \(quoted($0.map(item).joined(separator: " ")))"] } ?? [])
    }
  }

  /// A word with its meaning, as fish reads it within a list.
  private static func item(_ word: Word) -> String {
    word.help.isEmpty ? word.name : "\(word.name)\\t\(quoted(word.help))"
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text { result += character == "'" || character == "\\" ? "\\\(character)" : String(character) }
    return result + "'"
  }
}
