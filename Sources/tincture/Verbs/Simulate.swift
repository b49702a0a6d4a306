import ColorCore
import CommandLineKit

/// `simulate`
enum Simulate: Verb {
  static let vision = Option(
    "vision", letter: "v",
    .word(
      "VISION",
      [
        Word("protan", "the cones for long waves are weak or missing"),
        Word("deutan", "the cones for middle waves are weak or missing"),
        Word("tritan", "the cones for short waves are weak or missing"), Word("achroma", "no colour is seen"),
      ]), "whose eyes are meant", isRequired: true)
  static let severity = Option(
    "severity", letter: "s", .number("S", 0...1), "0 for none, 1 for cones that are missing", fallback: "1")
  static let model = Option(
    "model",
    .word(
      "MODEL",
      [
        Word("machado", "Machado 2009, for any severity"), Word("brettel", "Brettel 1997, best for tritan"),
        Word("vienot", "Viénot 1999, for protan and deutan"),
      ]), "the model of vision", fallback: "machado")
  static let daltonize = Option.flag(
    "daltonize", "writes instead a colour that such eyes tell from others better")

  static let command = Command(
    "simulate", "shows colours as people with reduced colour vision see them",
    options: [vision, severity, model, daltonize] + ColorOutput.options,
    examples: [
      Command.Example("tincture simulate --vision deutan --to hex red green", "two colours that come close"),
      Command.Example("tincture simulate --vision tritan --model brettel teal", "another model"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let vision = arguments[vision].flatMap(VisionDeficiency.init(rawValue:)) ?? .deutan
    let model = arguments[model].flatMap(VisionModel.init(rawValue:)) ?? .machado
    let severity = arguments.number(severity) ?? 1
    let helps = arguments.has(daltonize)
    let output = ColorOutput(arguments, in: session)
    try session.answerEach(arguments.operands, of: command) { color, stream in
      let seen =
        helps
        ? color.daltonized(for: vision, severity: severity, model: model)
        : color.simulated(vision, severity: severity, model: model)
      output.write(seen.written(like: [color]), to: stream)
    }
  }
}
