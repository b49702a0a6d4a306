import CommandLineKit

/// `completions`
enum Completions: Verb {
  static let command = Command(
    "completions", "writes a script that lets a shell complete command lines",
    operands: .word(
      "SHELL",
      [
        Word("bash", "goes to ~/.local/share/bash-completion/completions/tincture"),
        Word("zsh", "goes to a file _tincture in a folder of $fpath"),
        Word("fish", "goes to ~/.config/fish/completions/tincture.fish"),
      ], isRequired: true),
    examples: [Command.Example("tincture completions bash >tincture.bash", "a script to source")])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let shell = arguments.operands.first.flatMap(Shell.init(rawValue:)) ?? .bash
    session.output.write(shell.completions(of: verbs.map { $0.command }))
  }
}
