import ColorCore
import CommandLineKit

/// `mix`
enum Mix: Verb {
  static let weights = Option(
    "weights", letter: "w", .text("W,W"), "how much of each colour, as numbers with commas between them",
    fallback: "equal parts")

  static let command = Command(
    "mix", "mixes colours as color-mix() of CSS does", operands: .colorRow,
    options: [MixingOptions.space, MixingOptions.hue, weights] + ColorOutput.options,
    notes: ["Weights are any numbers from 0 on; only their ratios matter."],
    examples: [
      Command.Example("tincture mix red blue", "half of each, in oklab"),
      Command.Example("tincture mix --in lch --hue longer --weights 3,1 red blue", "three parts of red, the long way"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let space = arguments.space(MixingOptions.space) ?? .oklab
    let hue = MixingOptions.hueDirection(arguments)
    let weights = try weights(arguments)
    let output = ColorOutput(arguments, in: session)
    try session.answerGroups(of: nil, arguments.operands, of: command) { colors, stream throws(NoAnswer) in
      let weights = weights ?? colors.map { _ in 1 }
      guard weights.count == colors.count else {
        throw NoAnswer("--weights has \(weights.count) numbers for \(colors.count) colours")
      }
      let mixed = Color.mixed(zip(colors, weights).map { (color: $0, weight: $1) }, in: space, hue: hue)
      output.write(mixed ?? colors[0], to: stream)
    }
  }

  private static func weights(_ arguments: Arguments) throws(Failure) -> [Double]? {
    guard let text = arguments[weights] else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { ValueKind.decimal(String($0)) }
    guard numbers.allSatisfy({ $0.map { $0 >= 0 } ?? false }), numbers.contains(where: { $0 != 0 }) else {
      throw .usage(
        .unsuitable(weights, text, reason: "not numbers from 0 on such as 2,1", command: command.name))
    }
    return numbers.compactMap(\.self)
  }
}
