import CommandLineKit
import Glibc

exit(
  Session().end { session throws(Failure) in try Drawing.run(CommandLine.arguments.dropFirst(), in: session) }.rawValue)
