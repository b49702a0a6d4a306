/// A shell that completes command lines.
public enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// A script that teaches the shell the commands.
  public func completions(of commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletions.script(commands)
    case .zsh: ZshCompletions.script(commands)
    case .fish: FishCompletions.script(commands)
    }
  }
}

extension Option {
  /// All ways to type it.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension Operands {
  /// The words they may be, where these are a list.
  var words: [Word] {
    if case .word(_, let words, _) = self { words } else { [] }
  }
}
