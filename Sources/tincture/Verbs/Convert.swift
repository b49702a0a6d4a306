import ColorCSS
import ColorCore
import CommandLineKit

/// `convert`
enum Convert: Verb {
  static let to = Option("to", letter: "t", .notation, "the notation of the answer", fallback: "css")
  static let gamut = Option(
    "gamut", letter: "g", .word("METHOD", GamutMethod.words), "what happens to colours that the notation cannot hold",
    fallback: "css for hex, rgb, hsl and their like, else none")
  static let precision = Option(
    "precision", letter: "p", .integer("N", 0...17), "digits behind the full stop", fallback: "the notation's own")
  static let raw = Option.flag(
    "raw", "writes bare components and alpha with TAB between them, unrounded, and none for missing ones")

  static let command = Command(
    "convert", "writes colours in another notation",
    options: [to, gamut, precision, raw],
    notes: [
      """
      The notation css keeps the colour's own space and writes the computed value of CSS. A METHOD maps into the \
      gamut of the notation, or into sRGB where the notation has none. Colours inside it stay as they are. Raw \
      components are in the units of the notation's space: 0 to 1 for RGB, degrees for hues.
      """
    ],
    examples: [
      Command.Example("tincture convert --to oklch '#1560bd'", "writes oklch(0.5001 0.1623 256.92)"),
      Command.Example(
        "tincture convert --to hex --gamut clip 'color(display-p3 1 0 0)'", "the nearest that each channel can do"),
      Command.Example("tincture convert --to hsl <colours.txt >answers.txt", "a file, line by line"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let notation = arguments.notation(to) ?? .css
    let style = TextStyle(precision: arguments.integer(precision))
    let method = arguments[gamut].flatMap(GamutMethod.init(rawValue:))
    let mapping = method.map(\.mapping) ?? notation.defaultMapping
    let isRaw = arguments.has(raw)
    try session.answerEach(arguments.operands, of: command) { given throws(NoAnswer) in
      let color = given.color.fitted(to: notation, by: mapping)
      if isRaw { return color.rawText }
      let text = color.text(as: notation, style)
      return session.isRich ? SwatchText.of(color) + " " + text : text
    }
  }
}
