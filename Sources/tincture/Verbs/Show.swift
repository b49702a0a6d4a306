import ColorCSS
import ColorCore
import CommandLineKit

/// `show`
enum Show: Verb {
  static let command = Command(
    "show", "shows colours with all their notations",
    notes: [
      """
      On a terminal a swatch stands beside them; where the colour is see-through, over white on the left and over \
      black on the right. Notations of sRGB show the nearest colour that sRGB has.
      """
    ],
    examples: [Command.Example("tincture show rebeccapurple", "everything about a colour at a glance")])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    var isFirst = true
    try session.answerEach(arguments.operands, of: command) { color, output in
      if !isFirst { output.endLine() }
      isFirst = false
      output.write(card(color, isRich: session.isRich))
    }
  }

  private static let swatchRows = 6
  private static let swatchColumns = 16

  private static func card(_ color: Color, isRich: Bool) -> String {
    let width = (Notation.allCases.map(\.rawValue.utf8.count).max() ?? 0) + 2
    let rows = Notation.allCases.map { notation in
      let name = notation.rawValue
      return name + String(repeating: " ", count: width - name.utf8.count) + color.text(as: notation)
    }
    guard isRich else { return rows.joined(separator: "\n") }
    let swatch = SwatchText.of(color, columns: swatchColumns)
    let blank = String(repeating: " ", count: swatchColumns)
    return rows.enumerated().map { ($0 < swatchRows ? swatch : blank) + "  " + $1 }.joined(separator: "\n")
  }
}
