import ColorCSS
import ColorCore
import CommandLineKit

/// `convert`
enum Convert: Verb {
  static let command = Command(
    "convert", "writes colours in another notation",
    options: ColorOutput.explained,
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
    let output = ColorOutput(arguments, in: session)
    try session.answerEach(arguments.operands, of: command) { output.write($0, to: $1) }
  }
}
