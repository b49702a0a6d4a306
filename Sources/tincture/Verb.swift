import CommandLineKit

/// What can stand behind `tincture`: a row of the table, and what it does.
protocol Verb: SendableMetatype {
  static var name: String { get }
  static var command: Command { get }
  static func run(_ arguments: Arguments, in session: Session) throws(Failure)
}

extension Verb {
  static var name: String { command.name }
}

/// All verbs in the order of the help. A new one is a file in Verbs/ and a line here.
let verbs: [any Verb.Type] = [
  Convert.self, Show.self, Name.self, Difference.self, Contrast.self, Simulate.self, Mix.self, Gradient.self,
  Blend.self, Adjust.self, Harmonize.self, Distinct.self, Random.self, Sort.self, Pick.self, Render.self,
  Completions.self, Manual.self, Help.self,
]

func verb(named name: String) -> (any Verb.Type)? { verbs.first { $0.name == name } }

/// The names of all verbs, as words that may be given.
var verbNames: [Word] { verbs.map { Word($0.name) } }
