import CommandLineKit

/// `manual`
enum Manual: Verb {
  static let name = "manual"
  static var command: Command {
    Command(
      name, "writes a manual page, of a verb or of all",
      operands: .word("VERB", verbNames, isRequired: false),
      examples: [
        Command.Example("tincture manual convert >tincture-convert.1", "a page for man"),
        Command.Example("tincture manual >tincture.1", "the page of the program"),
      ])
  }

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    guard let name = arguments.operands.first, let verb = verb(named: name) else {
      return session.output.write(ManualPage.overview(verbs.map { $0.command }))
    }
    session.output.write(ManualPage.of(verb.command))
  }
}
