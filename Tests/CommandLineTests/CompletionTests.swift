import Testing

/// Completions and manual pages: recorded, and asked for in a real shell.
@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func recorded(_ shell: String) throws {
    let outcome = try Program.tincture.run(["completions", shell])
    #expect(outcome.status == 0 && outcome.errors == "")
    try Recording(name: "completions.\(shell)").expect(outcome.output)
  }

  @Test(arguments: [
    ("tincture con", "convert contrast"), ("tincture convert --to ok", "oklab oklch okhsl okhsv"),
    ("tincture convert --to = okl", "oklab oklch"), ("tincture convert -t hs", "hsl hsv hsluv"),
    ("tincture convert --g", "--gamut"), ("tincture render pre", "presets preview"),
    ("tincture completions z", "zsh"), ("tincture convert --precision 1", ""), ("tincture xyzzy --t", ""),
  ])
  func bash(_ line: String, _ expected: String) throws {
    let script = try Program.tincture.run(["completions", "bash"]).output
    let question = """
      COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _tincture; echo "${COMPREPLY[*]}"
      """
    let outcome = try Program(name: "bash", folder: "/bin").run(["-c", script + question])
    #expect(outcome.output == expected + "\n")
    #expect(outcome.errors == "")
  }

  @Test(arguments: [[], ["convert"], ["render"]]) func manualPages(_ words: [String]) throws {
    let outcome = try Program.tincture.run(["manual"] + words)
    #expect(outcome.status == 0 && outcome.errors == "")
    try Recording(name: (["manual"] + words).joined(separator: "-") + ".1").expect(outcome.output)
  }

  @Test(arguments: HelpTests.verbs) func noLineOfAPageIsTakenForARequest(_ verb: String) throws {
    let known = ["TH", "SH", "PP", "TP", "B", "BR"]
    for line in try Program.tincture.run(["manual", verb]).output.split(separator: "\n") where line.hasPrefix(".") {
      #expect(known.contains { line.hasPrefix(".\($0) ") || line == ".\($0)" }, "\(line)")
    }
  }
}
