import ColorCore
import CommandLineKit

/// `gradient`
enum Gradient: Verb {
  static let count = Option("n", .integer("K", 2...1_000_000), "so many colours, both ends counted", fallback: "10")

  static let command = Command(
    "gradient", "writes the steps from colour to colour", operands: .colorList,
    options: [count, MixingOptions.space, MixingOptions.hue] + ColorOutput.options,
    notes: ["The colours given are stops at equal distances. Two or more are needed."],
    examples: [
      Command.Example("tincture gradient -n 5 --to hex navy gold", "five steps"),
      Command.Example("tincture gradient --in oklch --hue longer red red", "once around the wheel"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let stops = try session.collect(arguments.operands, of: command)
    // With a stop missing it would be another gradient.
    if session.hasFaults { return }
    guard stops.count > 1 else { throw .tooFewColors(needed: 2, given: stops.count) }
    let space = arguments.space(MixingOptions.space) ?? .oklab
    let hue = MixingOptions.hueDirection(arguments)
    let ways = zip(stops, stops.dropFirst()).map { Interpolation(from: $0, to: $1, in: space, hue: hue) }
    let count = arguments.integer(count) ?? 10
    let output = ColorOutput(arguments, in: session)
    let steps = (0..<count).lazy.map { step in
      let place = Double(step) * Double(ways.count) / Double(count - 1)
      let way = min(Int(place), ways.count - 1)
      return ways[way].color(at: place - Double(way))
    }
    try output.writeLines(steps, to: session.output)
  }
}
