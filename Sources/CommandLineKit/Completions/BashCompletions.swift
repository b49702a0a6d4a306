/// Completions for bash 4 and later.
enum BashCompletions {
  static func script(_ commands: [Command]) -> String {
    var text = """
      # Completions of tincture for bash, made by `tincture completions bash`.
      _tincture() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=
        COMPREPLY=()
        # Bash takes --to=hex for three words.
        if [[ $cur == '=' ]]; then
          cur=
        elif [[ $prev == '=' ]]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        if [[ $COMP_CWORD -eq 1 ]]; then
          words='\(commands.map(\.name).joined(separator: " ")) --help --version'
        else
          case "${COMP_WORDS[1]} $prev" in

      """
    for command in commands {
      for option in command.options where option.value != nil { text += values(of: option, command) }
    }
    text += "      *) case ${COMP_WORDS[1]} in\n"
    for command in commands {
      let words = command.operands.words.map(\.name) + command.options.flatMap(\.spellings)
      text += "        \(command.name)) words='\(words.joined(separator: " "))' ;;\n"
    }
    return text + """
            esac ;;
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$cur"))
      }
      complete -F _tincture tincture

      """
  }

  private static func values(of option: Option, _ command: Command) -> String {
    let pattern = option.spellings.map { "'\(command.name) \($0)'" }.joined(separator: " | ")
    switch option.value {
    case .file: return "      \(pattern)) COMPREPLY=($(compgen -f -- \"$cur\")); return ;;\n"
    case let kind:
      let words = kind?.words?.map(\.name) ?? []
      return "      \(pattern)) words='\(words.joined(separator: " "))' ;;\n"
    }
  }
}
