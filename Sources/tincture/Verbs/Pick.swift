import CommandLineKit

/// `pick`: the picker program of the face that fits takes over.
enum Pick: Verb {
  static var command: Command { PickCommand.command }

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    let face = try face(arguments)
    var words: [String] = []
    for option in PickCommand.shared {
      if let value = arguments[option] { words.append("\(option.spelling)=\(value)") }
    }
    if face.isPlain { words.append(PickCommand.plain.spelling) }
    throw HelperProgram.execute(face.program, words)
  }

  private struct Face {
    let program: String
    let isPlain: Bool

    static let window = Face(program: "tincture-picker", isPlain: false)
    static let terminal = Face(program: "tincture-terminal", isPlain: false)
    static let plain = Face(program: "tincture-terminal", isPlain: true)
  }

  /// What is asked for; else a window on a display, else the terminal.
  private static func face(_ arguments: Arguments) throws(Failure) -> Face {
    if arguments.has(PickCommand.plain) { return .plain }
    if arguments.has(PickCommand.terminal) { return .terminal }
    if arguments.has(PickCommand.window) || Terminal.hasDisplay { return .window }
    guard Terminal.isControlling else {
      throw .unavailable(
        "there is no display and no terminal to open the picker on; --plain reads answers from standard input")
    }
    return .terminal
  }
}
