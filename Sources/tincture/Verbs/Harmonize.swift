import ColorCore
import CommandLineKit

/// `harmony`
enum Harmonize: Verb {
  static let kind = Option(
    "kind", letter: "k",
    .word("KIND", Harmony.allCases.map { Word($0.rawValue, Self.help($0)) }), "which colours", fallback: "complementary"
  )
  static let wheel = Option(
    "wheel",
    .word(
      "WHEEL",
      [
        Word("hsv", "that of painting programs; lightness varies"),
        Word("oklch", "keeps lightness and chroma; may leave sRGB"), Word("okhsl", "keeps lightness, stays in sRGB"),
      ]), "the wheel on which hues lie", fallback: "oklch")
  static let count = Option("n", .integer("K", 1...1000), "how many shades, tints or tones", fallback: "5")

  static let command = Command(
    "harmony", "finds colours that go with one", options: [kind, wheel, count] + ColorOutput.options,
    notes: ["Each colour is answered by several lines, itself the first of them."],
    examples: [
      Command.Example("tincture harmony --kind triad --to hex '#1560bd'", "three evenly around the wheel"),
      Command.Example("tincture harmony --kind tints -n 8 navy", "eight steps on the way to white"),
    ])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let kind = arguments[kind].flatMap(Harmony.init(rawValue:)) ?? .complementary
    let wheel = arguments[wheel].flatMap(HarmonyWheel.init(rawValue:)) ?? .oklch
    let count = arguments.integer(count) ?? 5
    let output = ColorOutput(arguments, in: session)
    try session.answerEach(arguments.operands, of: command) { color, stream in
      output.write(color.harmony(kind, on: wheel, count: count), to: stream)
    }
  }

  private static func help(_ kind: Harmony) -> String {
    switch kind {
    case .complementary: "the opposite"
    case .splitComplementary: "the two beside the opposite"
    case .analogous: "the neighbours"
    case .triad: "three evenly around the wheel"
    case .square: "four evenly around the wheel"
    case .tetrad: "two pairs of opposites"
    case .shades: "towards black"
    case .tints: "towards white"
    case .tones: "towards grey"
    }
  }
}
