/// Completions for zsh.
enum ZshCompletions {
  static func script(_ commands: [Command]) -> String {
    var text = """
      #compdef tincture
      # Completions of tincture for zsh, made by `tincture completions zsh`.
      local context state state_descr line
      typeset -A opt_args
      _arguments -C '(- *)'{-h,--help}'[shows help]' '(- *)--version[shows the version]' '1: :->verb' '*:: :->rest'
      case $state in
        verb)
          local -a verbs=(

      """
    for command in commands { text += "      \(quoted("\(escaped(command.name)):\(command.summary)"))\n" }
    text += """
          )
          _describe verb verbs ;;
        rest)
          case $words[1] in

      """
    for command in commands {
      let specs = command.options.map(spec) + operands(command.operands)
      text += "      \(command.name)) _arguments -s \(specs.joined(separator: " \\\n        ")) ;;\n"
    }
    return text + "    esac ;;\nesac\n"
  }

  private static func spec(_ option: Option) -> String {
    var action = ""
    if let kind = option.value {
      action = ":\(escaped(kind.placeholder)):"
      if let words = kind.words { action += "(\(words.map(\.name).joined(separator: " ")))" }
      if case .file = kind { action += "_files" }
    }
    let rest = quoted("[\(escaped(option.help))]\(action)")
    let spellings = option.spellings
    if spellings.count == 1 { return quoted(spellings[0]) + rest }
    return "\(quoted("(\(spellings.joined(separator: " ")))")){\(spellings.joined(separator: ","))}\(rest)"
  }

  private static func operands(_ operands: Operands) -> [String] {
    switch operands {
    case .none: []
    case .word(let name, let words, _): [quoted("1:\(escaped(name)):(\(words.map(\.name).joined(separator: " ")))")]
    default: [quoted("*:COLOR:")]
    }
  }

  /// Text within a specification: brackets and colons have a meaning there.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text { result += "[]:\\".contains(character) ? "\\\(character)" : String(character) }
    return result
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text { result += character == "'" ? "'\\''" : String(character) }
    return result + "'"
  }
}
