import ColorCSS
import ColorCore
import CommandLineKit

/// `name`
enum Name: Verb {
  static let list = Option(
    "list", letter: "l", .word("LIST", NameList.all.map { Word($0.id, "\($0.title): \($0.source)") }),
    "the names to look through", fallback: "css")
  static let count = Option("n", .integer("K", 1...100), "so many names for a colour, the nearest first", fallback: "1")
  static let raw = Option.flag("raw", "writes the difference unrounded")

  static let command = Command(
    "name", "finds the names nearest to colours",
    options: [list, DifferenceMetric.option.explained(by: "difference"), count, raw],
    notes: ["An answer is the name, TAB, its colour in hex, TAB, and the difference ΔE, 0 for the very colour."],
    examples: [
      Command.Example("tincture name '#1560bd'", "the CSS name that comes nearest"),
      Command.Example("tincture name --list xkcd -n 3 '#1560bd'", "three names that people gave"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let names = arguments[list].flatMap(NameList.init(id:)) ?? .css
    let index = NameIndex(names, by: DifferenceMetric(arguments).measure)
    let count = arguments.integer(count) ?? 1
    let isRaw = arguments.has(raw)
    try session.answerEach(arguments.operands, of: command) { color, output in
      let lines = index.nearest(to: color, count: count).map { match in
        let named = Color(match.color.bytes)
        let difference =
          isRaw ? NumberText.shortest(match.difference) : NumberText.rounded(match.difference, decimals: 2)
        let swatch = session.isRich ? SwatchText.of(named) + " " : ""
        return "\(swatch)\(match.color.name)\t\(named.text(as: .hex))\t\(difference)"
      }
      output.write(lines.joined(separator: "\n"))
    }
  }
}
