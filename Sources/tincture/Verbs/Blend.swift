import ColorCore
import CommandLineKit

/// `blend`
enum Blend: Verb {
  static let mode = Option(
    "mode", .word("MODE", BlendMode.allCases.map { Word($0.rawValue) }), "how the colours mix where both are",
    fallback: "normal")
  static let composite = Option(
    "composite", .word("OPERATOR", CompositeOperator.allCases.map { Word($0.rawValue) }), "which parts of both remain",
    fallback: "source-over")

  static let command = Command(
    "blend", "lays one colour over another", operands: .colorPairs("TOP", "BACKDROP"),
    options: [mode, composite] + ColorOutput.options,
    notes: ["As the W3C's Compositing and Blending says, in sRGB; the backdrop may be see-through."],
    examples: [
      Command.Example("tincture blend 'rgb(255 0 0 / 50%)' white", "half-transparent red on white"),
      Command.Example("tincture blend --mode multiply --to hex gold teal", "as two inks on paper"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let mode = arguments[mode].flatMap(BlendMode.init(rawValue:)) ?? .normal
    let composite = arguments[composite].flatMap(CompositeOperator.init(rawValue:)) ?? .sourceOver
    let output = ColorOutput(arguments, in: session)
    try session.answerGroups(of: 2, arguments.operands, of: command) { pair, stream in
      output.write(pair[0].composited(over: pair[1], mode: mode, by: composite).written(like: pair), to: stream)
    }
  }
}
