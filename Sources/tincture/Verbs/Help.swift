import CommandLineKit

/// `help`
enum Help: Verb {
  static var command: Command {
    // Made on demand: the words are the names of all verbs, this one among them.
    Command(
      "help", "tells about a verb",
      operands: .word("VERB", verbs.map { Word($0 == Help.self ? "help" : $0.command.name) }, isRequired: false))
  }

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    guard let name = arguments.operands.first, let verb = verb(named: name) else {
      return try session.output.write(HelpText.overview(verbs.map { $0.command }))
    }
    try session.output.write(HelpText.of(verb.command))
  }
}
