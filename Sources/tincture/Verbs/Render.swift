import CommandLineKit

/// `render`: the drawing program takes over.
enum Render: Verb {
  static var command: Command { RenderCommand.command }

  static func run(_ arguments: Arguments, in session: Session) throws(Failure) {
    throw HelperProgram.execute("tincture-render", Array(CommandLine.arguments.dropFirst(2)))
  }
}
