import ColorCore
import CommandLineKit

/// `random`
enum Random: Verb {
  static let count = Option("n", .integer("K", 1...1_000_000_000), "so many colours", fallback: "1")
  static let kind = Option(
    "kind", letter: "k", .word("KIND", RandomKind.allCases.map { Word($0.rawValue, $0.help) }), "what colours",
    fallback: RandomKind.any.rawValue)
  static let seed = Option(
    "seed", .integer("N", 0...Int.max), "a number that makes the same colours come again")

  static let command = Command(
    "random", "makes colours by chance", operands: .none, options: [count, kind, seed] + ColorOutput.options,
    examples: [Command.Example("tincture random -n 3 --kind vivid --to hex", "three strong colours")])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let kind = arguments[kind].flatMap(RandomKind.init(rawValue:)) ?? .any
    let output = ColorOutput(arguments, in: session)
    let count = arguments.integer(count) ?? 1
    if let seed = arguments.integer(seed) {
      var generator = SeededGenerator(seed: UInt64(seed))
      return try output.writeLines((0..<count).lazy.map { _ in kind.color(&generator) }, to: session.output)
    }
    var generator = SystemRandomNumberGenerator()
    try output.writeLines((0..<count).lazy.map { _ in kind.color(&generator) }, to: session.output)
  }
}

/// What may stand behind `random --kind`.
enum RandomKind: String, CaseIterable {
  case any
  case vivid
  case pastel
  case dark
  case grey

  var help: String {
    switch self {
    case .any: "any of the 16,777,216 of 8-bit sRGB, each as likely"
    case .vivid: "strong, neither light nor dark"
    case .pastel: "light and soft"
    case .dark: "dark, of any saturation"
    case .grey: "without colour"
    }
  }

  /// Ranges of saturation and lightness in Okhsl.
  private var ranges: (saturation: ClosedRange<Double>, lightness: ClosedRange<Double>)? {
    switch self {
    case .any: nil
    case .vivid: (0.85...1, 0.45...0.7)
    case .pastel: (0.4...0.75, 0.8...0.92)
    case .dark: (0...1, 0.1...0.35)
    case .grey: (0...0, 0...1)
    }
  }

  /// A colour in whole bytes of sRGB.
  func color(_ generator: inout some RandomNumberGenerator) -> Color {
    guard let ranges else { return Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &generator)) }
    let hue = Double.random(in: 0..<360, using: &generator)
    let saturation = Double.random(in: ranges.saturation, using: &generator)
    let lightness = Double.random(in: ranges.lightness, using: &generator)
    return Color(Color(.okhsl, hue, saturation, lightness).srgb8)
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers from the same seed, everywhere and always.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
