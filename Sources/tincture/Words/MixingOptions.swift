import ColorCore
import CommandLineKit

/// The options of verbs that go from colour to colour through a space.
enum MixingOptions {
  static let space = spaceOption("the space the colours are mixed in", fallback: .oklab)
  static let hue = Option(
    "hue", .word("DIRECTION", HueDirection.allCases.map { Word($0.rawValue) }),
    "which way hues go round: shorter, longer, increasing or decreasing", fallback: HueDirection.shorter.rawValue)

  static func spaceOption(_ help: String, fallback: ColorSpace) -> Option {
    Option(
      "in", letter: "i", .word("SPACE", ColorSpace.allCases.map { Word($0.name) }), help, fallback: fallback.name)
  }

  static func hueDirection(_ arguments: Arguments) -> HueDirection {
    arguments[hue].flatMap(HueDirection.init(rawValue:)) ?? .shorter
  }
}

extension Arguments {
  /// The space that an option names.
  func space(_ option: Option) -> ColorSpace? { self[option].flatMap(ColorSpace.init(name:)) }
}
