import ColorCSS
import ColorCore
import CommandLineKit

/// `convert`
enum Convert: Verb {
  static let template = Option(
    "template", .text("TEXT"), "writes TEXT with the colour in its fields, as '{r} {g} {b}', instead of a notation")

  static let command = Command(
    "convert", "writes colours in another notation",
    options: ColorOutput.explained + StyleOptions.all + [template],
    notes: [
      """
      The notation css keeps the colour's own space and writes the computed value of CSS. A METHOD maps into the \
      gamut of the notation, or into sRGB where the notation has none. Colours inside it stay as they are. Raw \
      components are in the units of the notation's space: 0 to 1 for RGB, degrees for hues.
      """,
      """
      Fields of a template are notations, as {hex} or {oklch}; the bytes {r} {g} {b} and {a}, 0 to 1; the same as hex \
      digits {0} {1} {2} {3}; and channels of any space, as {hsl.h}. Behind a colon stands a format: {hex:X} for \
      capitals, {r:x} for hex digits, {oklch.l:.2} for decimals, {hsl.s:.0%} for per cent. Braces are written {{ and }}.
      """,
    ],
    examples: [
      Command.Example("tincture convert --to oklch '#1560bd'", "writes oklch(0.5001 0.1623 256.92)"),
      Command.Example(
        "tincture convert --to hex --gamut clip 'color(display-p3 1 0 0)'", "the nearest that each channel can do"),
      Command.Example("tincture convert --to hsl <colours.txt >answers.txt", "a file, line by line"),
      Command.Example("tincture convert --template '--ink: {hex:X};' navy", "writes --ink: #000080;"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let output = ColorOutput(arguments, in: session, template: try template(arguments))
    try session.answerEach(arguments.operands, of: command) { output.write($0, to: $1) }
  }

  private static func template(_ arguments: Arguments) throws(Failure) -> ColorTemplate? {
    guard let text = arguments[template] else { return nil }
    do throws(TemplateError) { return try ColorTemplate(text) } catch {
      throw .usage(
        .malformed(template, text, reason: error.description, range: error.range, command: command.name))
    }
  }
}
