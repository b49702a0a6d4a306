import CommandLineKit
import Glibc

exit(PickerProgram.run(Array(CommandLine.arguments.dropFirst())).rawValue)
