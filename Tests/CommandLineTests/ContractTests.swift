import Testing

/// The contract of the command line: what comes in, what goes out, on which stream, with which status.
@Suite struct ContractTests {
  @Test(arguments: streams + faults + usage)
  func answers(_ row: CommandCase) throws {
    let outcome = try Program.tincture.run(row.arguments, input: row.input)
    #expect(outcome.output == row.output)
    #expect(outcome.errors == row.errors)
    #expect(outcome.status == row.status)
  }

  static let streams = [
    CommandCase("an argument is answered by a line", ["convert", "red"], output: "rgb(255, 0, 0)\n"),
    CommandCase(
      "arguments are answered in order", ["convert", "#1560bd", "red"], output: "rgb(21, 96, 189)\nrgb(255, 0, 0)\n"),
    CommandCase(
      "a colour with blanks is one argument", ["convert", "rgb(21 96 189)", " red "],
      output: "rgb(21, 96, 189)\nrgb(255, 0, 0)\n"),
    CommandCase(
      "lines are answered in order", ["convert"], input: "red\n#1560bd\n", output: "rgb(255, 0, 0)\nrgb(21, 96, 189)\n"),
    CommandCase("nothing in, nothing out", ["convert"]),
    CommandCase(
      "the last line may lack its end", ["convert"], input: "red\nblue", output: "rgb(255, 0, 0)\nrgb(0, 0, 255)\n"),
    CommandCase(
      "lines may end as on Windows", ["convert"], input: "red\r\nblue\r\n", output: "rgb(255, 0, 0)\nrgb(0, 0, 255)\n"),
    CommandCase(
      "a byte order mark is no part of the first line", ["convert"], input: "\u{FEFF}red\n", output: "rgb(255, 0, 0)\n"),
    CommandCase(
      "a blank line is answered by an empty one, and is no fault", ["convert"], input: "red\n\n  \t\nblue\n",
      output: "rgb(255, 0, 0)\n\n\nrgb(0, 0, 255)\n"),
    CommandCase(
      "with arguments standard input is left alone", ["convert", "red"], input: "blue\n", output: "rgb(255, 0, 0)\n"),
    CommandCase(
      "what follows -- is no option", ["convert", "--", "--to"], output: "\n",
      errors: """
        tincture: colour 1: unknown colour name
          --to
          ^~~~

        """, status: 65),
    CommandCase("options may follow colours", ["convert", "red", "--to", "hex"], output: "#ff0000\n"),
    CommandCase("a value may be joined to its option", ["convert", "red", "--to=hex"], output: "#ff0000\n"),
    CommandCase("the last of equal options counts", ["convert", "red", "--to=lab", "-thex"], output: "#ff0000\n"),
  ]

  static let faults = [
    CommandCase(
      "a bad line leaves an empty one", ["convert"], input: "red\nrebecapurple\nblue\n",
      output: "rgb(255, 0, 0)\n\nrgb(0, 0, 255)\n",
      errors: """
        tincture: line 2: unknown colour name
          rebecapurple
          ^~~~~~~~~~~~

        """, status: 65),
    CommandCase(
      "a bad argument is named by its position", ["convert", "red", "#12345"], output: "rgb(255, 0, 0)\n\n",
      errors: """
        tincture: colour 2: a hex colour has 3, 4, 6 or 8 digits
          #12345
          ^~~~~~

        """, status: 65),
    CommandCase(
      "an empty argument is no colour", ["convert", ""], output: "\n",
      errors: """
        tincture: colour 1: no colour given
          
          ^

        """, status: 65),
  ]

  static let usage = [
    CommandCase("no verb", [], errors: "tincture: no verb given\nTry 'tincture --help'.\n", status: 64),
    CommandCase(
      "unknown verb", ["convrt"],
      errors: "tincture: unknown verb 'convrt'; did you mean 'convert'?\nTry 'tincture --help'.\n", status: 64),
    CommandCase(
      "a verb that nothing is like", ["xyzzy"], errors: "tincture: unknown verb 'xyzzy'\nTry 'tincture --help'.\n",
      status: 64),
    CommandCase(
      "unknown option", ["convert", "--too", "hex"],
      errors: "tincture: unknown option '--too'; did you mean '--to'?\nTry 'tincture convert --help'.\n", status: 64),
    CommandCase(
      "a long option with one dash", ["convert", "-raw"],
      errors: "tincture: unknown option '-r'\nTry 'tincture convert --help'.\n", status: 64),
    CommandCase(
      "an option before the verb", ["--vresion"],
      errors: "tincture: unknown option '--vresion'; did you mean '--version'?\nTry 'tincture --help'.\n", status: 64),
    CommandCase(
      "unknown notation", ["convert", "--to", "oklhc", "red"],
      errors: """
        tincture: --to 'oklhc': not one of the choices; did you mean 'oklch'?
        Try 'tincture convert --help'.

        """, status: 64),
    CommandCase(
      "a value that is missing", ["convert", "--to", "--raw"],
      errors: "tincture: --to needs a value: --to NOTATION\nTry 'tincture convert --help'.\n", status: 64),
    CommandCase(
      "a value at the end that is missing", ["convert", "--to"],
      errors: "tincture: --to needs a value: --to NOTATION\nTry 'tincture convert --help'.\n", status: 64),
    CommandCase(
      "a value that is not wanted", ["convert", "--raw=yes", "red"],
      errors: "tincture: --raw takes no value\nTry 'tincture convert --help'.\n", status: 64),
    CommandCase(
      "a number out of range", ["convert", "--precision", "18", "red"],
      errors: "tincture: --precision '18': not in the range 0 to 17\nTry 'tincture convert --help'.\n", status: 64),
    CommandCase(
      "a number that is none", ["convert", "-p", "two", "red"],
      errors: "tincture: --precision 'two': not a whole number\nTry 'tincture convert --help'.\n", status: 64),
    CommandCase(
      "control characters are not passed on", ["con\u{1B}[2Jvert"],
      errors: "tincture: unknown verb 'con\\x1B[2Jvert'\nTry 'tincture --help'.\n", status: 64),
  ]
}
