import ColorCore
import CommandLineKit

/// `sort`
enum Sort: Verb {
  static let by = Option(
    "by", letter: "b", .word("KEY", SortKey.allCases.map { Word($0.rawValue, $0.help) }), "what decides",
    fallback: SortKey.hue.rawValue)
  static let reverse = Option.flag("reverse", letter: "r", "the greatest first")
  static let unique = Option.flag("unique", letter: "u", "leaves out colours that look the same in 8-bit sRGB")

  static let command = Command(
    "sort", "puts colours in order", operands: .colorList,
    options: [by, reverse, unique] + ColorOutput.options,
    notes: ["What cannot be read is reported and left out. Equal colours stay in the order in which they came."],
    examples: [Command.Example("tincture sort --by lightness --unique <colours.txt", "from dark to light, each once")])

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    var colors = try session.collect(arguments.operands, of: command)
    if arguments.has(unique) {
      var seen: Set<SRGB8> = []
      colors.removeAll { !seen.insert($0.srgb8).inserted }
    }
    let key = arguments[by].flatMap(SortKey.init(rawValue:)) ?? .hue
    let isReverse = arguments.has(reverse)
    let keyed = colors.map { (key.value($0), $0) }.enumerated().sorted { a, b in
      if a.element.0 == b.element.0 { return a.offset < b.offset }
      return isReverse ? a.element.0 > b.element.0 : a.element.0 < b.element.0
    }
    let output = ColorOutput(arguments, in: session)
    try output.writeLines(keyed.lazy.map(\.element.1), to: session.output)
  }
}

/// What may stand behind `sort --by`.
enum SortKey: String, CaseIterable {
  case hue
  case lightness
  case chroma
  case luminance
  case alpha

  var help: String {
    switch self {
    case .hue: "the hue of oklch; greys come first"
    case .lightness: "the lightness of oklch"
    case .chroma: "the chroma of oklch"
    case .luminance: "the relative luminance of WCAG 2"
    case .alpha: "from see-through to opaque"
    }
  }

  func value(_ color: Color) -> Double {
    switch self {
    case .hue: color.converted(to: .oklch)[channel: 2] ?? -1
    case .lightness: color.converted(to: .oklch).components.x
    case .chroma: color.converted(to: .oklch).components.y
    case .luminance: WCAG2.luminance(color)
    case .alpha: color.alpha
    }
  }
}
