import ColorCSS
import ColorCore
import CommandLineKit

/// `convert`
enum Convert: Verb {
  static let to = Option("to", letter: "t", .notation, "the notation of the answer", fallback: "hex")
  static let precision = Option(
    "precision", letter: "p", .integer("N", 0...17), "digits behind the full stop", fallback: "the notation's own")
  static let raw = Option.flag("raw", "writes bare components and alpha, unrounded, with TAB between them")

  static let command = Command(
    "convert", "writes colours in another notation",
    options: [to, precision, raw])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let notation = arguments.notation(to) ?? .hex
    let style = TextStyle(precision: arguments.integer(precision))
    let isRaw = arguments.has(raw)
    try session.answerEach(arguments.operands, of: command) { given throws(NoAnswer) in
      let color = given.color
      if isRaw { return color.rawText }
      let text = color.text(as: notation, style)
      return session.isRich ? SwatchText.of(color) + " " + text : text
    }
  }
}
