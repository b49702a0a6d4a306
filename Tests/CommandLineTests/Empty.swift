import CommandLineKit
import Testing
