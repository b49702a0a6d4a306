import CommandLineKit

/// What can stand behind `tincture`: a row of the table, and what it does.
protocol Verb: SendableMetatype {
  static var command: Command { get }
  static func run(_ arguments: Arguments, in session: Session) throws(Failure)
}

/// All verbs in the order of the help. A new one is a file in Verbs/ and a line here.
let verbs: [any Verb.Type] = [
  Convert.self, Show.self, Pick.self, Render.self, Help.self,
]

func verb(named name: String) -> (any Verb.Type)? { verbs.first { $0.command.name == name } }
