import CommandLineKit
import Glibc

exit(TerminalProgram.run(CommandLine.arguments.dropFirst()).rawValue)
