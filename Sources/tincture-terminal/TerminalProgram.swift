import ColorCSS
import ColorCore
import CommandLineKit
import Glibc
import PickerControls
import PickerTerminal

/// The program: what its command line asks for, and how it ends.
enum TerminalProgram {
  static let name = "tincture-terminal"
  private static let version = Option.flag("version", "shows the version")

  private static let command = Command(
    PickCommand.command.name, "opens the colour picker in the terminal and writes the colour that was chosen",
    operands: .none,
    options: PickCommand.shared + [PickCommand.plain, version],
    notes: [
      """
      The picker is drawn on the terminal that controls the program, and only the choice is written to standard \
      output. Return chooses; Escape and Ctrl-C give up, and the exit status is 1. The question mark shows all keys.
      """,
      """
      With --plain, and on terminals that cannot be drawn on, it is a dialogue in lines of text on standard input and \
      standard error.
      """,
      """
      TINCTURE_TRACE in the environment names a file, or is 1 for standard error: each step of an edit is a line there.
      """,
    ],
    examples: [
      Command.Example("\(name) --color '#1560bd' --format oklch", "begins with a blue, writes oklch() text")
    ])

  static func run(_ words: ArraySlice<String>) -> ExitStatus {
    let session = Session()
    do throws(Failure) {
      let status = try run(words, in: session)
      try session.output.flush()
      return status
    } catch {
      session.complain(error.report(in: name))
      return error.status
    }
  }

  private static func run(_ words: ArraySlice<String>, in session: Session) throws(Failure) -> ExitStatus {
    let arguments: Arguments
    do throws(UsageError) { arguments = try command.parse(words) } catch { throw .usage(error) }
    if arguments.asksForHelp {
      session.output.write(HelpText.of(command, program: name))
      return .success
    }
    if arguments.has(version) {
      session.output.write("\(name) \(CommandLineKit.version)\n")
      return .success
    }
    let color = try arguments.color(PickCommand.color) ?? .black
    let trace = try EditTrace()
    let outcome = try pick(color, arguments, session, trace)
    guard case .chosen(let chosen) = outcome else { return .cancelled }
    session.output.write(chosen.text(as: arguments.notation(PickCommand.format) ?? .hex) + "\n")
    return .success
  }

  private static func pick(
    _ color: Color, _ arguments: Arguments, _ session: Session, _ trace: EditTrace
  ) throws(Failure) -> TerminalPicker.Outcome {
    if arguments.has(PickCommand.plain) { return try talk(color, session, trace) }
    guard let device = TerminalDevice() else { throw .unavailable("there is no terminal to open the picker on") }
    let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
    guard let abilities = TerminalAbilities(environment: environment, descriptor: device.descriptor) else {
      return try talk(color, session, trace)
    }
    let page = arguments[PickCommand.page].flatMap(PickerPanel.Page.init(rawValue:)) ?? .preset
    let picker = TerminalPicker(showing: color, page: page, depth: abilities.depth, tell: trace.tell)
    var terminal = TerminalSession(picker, on: device, abilities)
    guard let outcome = terminal.run() else { throw .unavailable("the terminal cannot be set up for the picker") }
    return outcome
  }

  /// The dialogue in lines.
  private static func talk(
    _ color: Color, _ session: Session, _ trace: EditTrace
  ) throws(Failure) -> TerminalPicker.Outcome {
    let dialogue = PlainDialogue(showing: color, tell: trace.tell)
    func say(_ lines: [String]) { session.complain(lines.map { $0 + "\n" }.joined() + PlainDialogue.prompt) }
    let reader = LineReader(descriptor: 0)
    say(dialogue.greeting)
    while true {
      guard let line = try reader.next(beforeReading: {}) else {
        dialogue.end()
        session.complain("\n")
        return .cancelled
      }
      let answer = dialogue.answer(String(decoding: line.bytes, as: UTF8.self))
      if let outcome = dialogue.outcome { return outcome }
      say(answer)
    }
  }
}
