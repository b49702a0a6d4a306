/// The words that are commands of the dialogue.
enum PlainCommand: String, CaseIterable {
  case done, cancel, say, presets, channels, undo, redo, help

  private var meaning: String {
    switch self {
    case .done: "hands over the colour"
    case .cancel: "gives up"
    case .say: "says the colour, as an empty line does"
    case .presets: "lists the presets with their numbers"
    case .channels: "lists the channels and where they stand"
    case .undo: "takes the last change back"
    case .redo: "does it again"
    case .help: "says this"
    }
  }

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  static var explanation: [String] {
    [
      "a number or a name: that preset, such as 6 or Green",
      "a channel and a number: sets it, such as red 200, red +10, hsl/hue 30, oklch/lightness 0.7",
      "a channel alone: says where it stands",
      "a colour in any notation: takes it, such as #ff7f00, orange, rgb(255 127 0)",
    ] + allCases.map { "\($0.rawValue): \($0.meaning)" }
  }
}
