import CGTK
import ColorCSS
import ColorCore
import CommandLineKit
import Glibc

/// The program: what its command line asks for, and how it ends.
enum PickerProgram {
  static let name = "tincture-picker"
  private static let version = Option.flag("version", "shows the version")

  /// The row of `tincture pick`, with what only a program of its own has.
  private static let command = Command(
    PickCommand.command.name, PickCommand.command.summary, operands: .none,
    options: PickCommand.shared + [version],
    notes: PickCommand.command.notes + [
      """
      With TINCTURE_TRACE=1 in the environment each step of an edit is a line on standard error: began, changing \
      COLOR, chosen COLOR, cancelled.
      """
    ],
    examples: [
      Command.Example("\(name) --color '#1560bd' --format oklch", "begins with a blue, writes oklch() text")
    ])

  static func run(_ words: [String]) -> ExitStatus {
    let session = Session()
    var status = ExitStatus.success
    do throws(Failure) {
      status = try run(words, in: session)
      try session.output.flush()
    } catch {
      status = error.status
      session.complain(error.report(in: name))
    }
    return status
  }

  private static func run(_ words: [String], in session: Session) throws(Failure) -> ExitStatus {
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
    try openDisplay()
    let window = PickerWindow(
      color: color, title: arguments[PickCommand.title] ?? "Color Picker", page: arguments[PickCommand.page])
    if getenv("TINCTURE_TRACE").map({ String(cString: $0) }) == "1" { window.trace { session.complain($0 + "\n") } }
    guard let chosen = window.run() else { return .cancelled }
    session.output.write(chosen.text(as: arguments.notation(PickCommand.format) ?? .hex) + "\n")
    return .success
  }

  private static func openDisplay() throws(Failure) {
    // GTK looks for OpenGL before it asks which renderer is wanted, and this window has no use for it:
    // it opens sooner and with less memory without. Whoever sets these knows better.
    setenv("GSK_RENDERER", "cairo", 0)
    setenv("GDK_DEBUG", "gl-disable", 0)
    g_set_prgname(name)
    guard gtk_init_check() != 0 else {
      throw .unavailable("no display (neither WAYLAND_DISPLAY nor DISPLAY is set or reachable)")
    }
  }
}
