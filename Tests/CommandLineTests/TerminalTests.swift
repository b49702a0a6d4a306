import Glibc
import Testing

/// What changes when standard output is a terminal, and only then.
@Suite struct TerminalTests {
  @Test func aTerminalGetsASwatchBeforeTheText() throws {
    let text = try onTerminal(["convert", "--to=hex", "#1560bd"], [:])
    #expect(text == "\u{1B}[48;2;21;96;189m  \u{1B}[48;2;21;96;189m  \u{1B}[0m #1560bd\r\n")
  }

  @Test func aSwatchOfASeeThroughColourIsOverWhiteAndOverBlack() throws {
    let text = try onTerminal(["convert", "--to=hex", "#0000"], [:])
    #expect(text == "\u{1B}[48;2;255;255;255m  \u{1B}[48;2;0;0;0m  \u{1B}[0m #00000000\r\n")
  }

  @Test(arguments: [
    (["convert", "--to=hex", "red"], ["NO_COLOR": "1"], "#ff0000\r\n"),
    (["convert", "--to=hex", "red"], ["TERM": "dumb"], "#ff0000\r\n"),
    (["convert", "--raw", "red"], [:], "1\t0\t0\t1\r\n"),
  ])
  func noSwatch(_ arguments: [String], _ environment: [String: String], _ expected: String) throws {
    #expect(try onTerminal(arguments, environment) == expected)
  }

  @Test func anEmptyNoColorSaysNothing() throws {
    #expect(try onTerminal(["convert", "--to=hex", "red"], ["NO_COLOR": ""]).hasPrefix("\u{1B}["))
  }

  @Test func noColourAndATerminalAsInputIsAUsageError() throws {
    let terminal = try Terminal()
    let errors = try TemporaryFile()
    let outcome = try withExtendedLifetime(terminal) {
      try Program.wait(for: Program.tincture.start(["convert"], terminal.slave, terminal.slave, errors.descriptor))
    }
    #expect(outcome.status == 64)
    #expect(
      errors.text == """
        tincture: no colour given: name one as an argument, or send lines to standard input
        Try 'tincture convert --help'.

        """)
  }

  private func onTerminal(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let terminal = try Terminal()
    var program = Program.tincture
    program.environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    let process = try program.start(arguments, terminal.slave, terminal.slave, terminal.slave)
    #expect(try Program.wait(for: process).status == 0)
    return terminal.text()
  }

  /// A terminal with nobody at it.
  private final class Terminal {
    let master: Int32
    private(set) var slave: Int32

    init() throws {
      var (master, slave) = (Int32(-1), Int32(-1))
      let result = Descriptors.guarded {
        let result = openpty(&master, &slave, nil, nil, nil)
        Descriptors.keep([master, slave])
        return result
      }
      try #require(result == 0)
      (self.master, self.slave) = (master, slave)
    }

    /// What was written to it; nothing more can be afterwards.
    func text() -> String {
      close(slave)
      slave = -1
      return readAll(master)
    }

    deinit {
      if slave >= 0 { close(slave) }
      close(master)
    }
  }
}
