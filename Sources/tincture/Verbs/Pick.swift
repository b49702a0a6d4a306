import CommandLineKit

/// `pick`: the picker program takes over.
enum Pick: Verb {
  static var command: Command { PickCommand.command }

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    guard Terminal.hasDisplay else {
      throw .unavailable("there is no display to open the picker on: neither WAYLAND_DISPLAY nor DISPLAY is set")
    }
    throw HelperProgram.execute("tincture-picker", Array(CommandLine.arguments.dropFirst(2)))
  }
}
