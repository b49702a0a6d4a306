import CommandLineKit

/// From the words of the command line to a verb.
enum Program {
  static func run(_ words: ArraySlice<String>, in session: Session) throws(Failure) {
    guard let first = words.first else { throw .usage(.missingVerb) }
    switch first {
    case "--help", "-h": return session.output.write(HelpText.overview(verbs.map { $0.command }))
    case "--version": return session.output.write("tincture \(version)\n")
    default: break
    }
    guard let verb = verb(named: first) else {
      if first.hasPrefix("-") {
        throw .usage(
          .unknownOption(
            first, command: nil, suggestion: Suggestion.closest(to: first, among: ["--help", "--version"])))
      }
      throw .usage(.unknownVerb(first, suggestion: Suggestion.closest(to: first, among: verbs.map { $0.command.name })))
    }
    let arguments: Arguments
    do throws(UsageError) { arguments = try verb.command.parse(words.dropFirst()) } catch { throw .usage(error) }
    if arguments.asksForHelp { return session.output.write(HelpText.of(verb.command)) }
    try verb.run(arguments, in: session)
  }
}
