import CommandLineKit

/// `help`
enum Help: Verb {
  static let name = "help"
  static var command: Command {
    Command(name, "tells about a verb", operands: .word("VERB", verbNames, isRequired: false))
  }

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    guard let name = arguments.operands.first, let verb = verb(named: name) else {
      return session.output.write(HelpText.overview(verbs.map { $0.command }))
    }
    session.output.write(HelpText.of(verb.command))
  }
}
