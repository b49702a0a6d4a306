import Testing

@testable import CommandLineKit

/// Help is designed: its words and its shape are recorded, and hold to one width.
@Suite struct HelpTests {
  static let verbs = [
    "convert", "show", "name", "difference", "contrast", "simulate", "mix", "gradient", "blend", "adjust", "harmony",
    "distinct", "random", "sort", "pick", "render", "completions", "manual", "help",
  ]

  @Test(arguments: verbs) func helpOfAVerb(_ verb: String) throws {
    let outcome = try Program.tincture.run([verb, "--help"])
    #expect(outcome.status == 0 && outcome.errors == "")
    try Recording(name: "help-\(verb).txt").expect(outcome.output)
    #expect(try Program.tincture.run(["help", verb]) == outcome)
    #expect(try Program.tincture.run([verb, "-h"]) == outcome)
    // Nothing else on the line stands in the way of help.
    #expect(try Program.tincture.run([verb, "--help", "--no-such-option"]) == outcome)
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]]) func overview(_ arguments: [String]) throws {
    let outcome = try Program.tincture.run(arguments)
    #expect(outcome.status == 0 && outcome.errors == "")
    try Recording(name: "help.txt").expect(outcome.output)
  }

  @Test func theOverviewNamesEveryVerbThatIsTestedHere() throws {
    let overview = try Program.tincture.run(["help"]).output
    let section = try #require(overview.split(separator: "Verbs:\n").last?.split(separator: "\n\n").first)
    let names = section.split(separator: "\n").filter { !$0.hasPrefix("   ") }
      .map { String($0.split(separator: " ")[0]) }
    #expect(names == Self.verbs)
  }

  @Test(arguments: verbs + [""]) func noLineIsWiderThanATerminal(_ verb: String) throws {
    let help = try Program.tincture.run(verb.isEmpty ? ["help"] : ["help", verb]).output
    for line in help.split(separator: "\n") {
      // Examples are lines to copy, and are not broken.
      #expect(line.count <= Wrapping.width || line.hasPrefix("  tincture "), "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func version() throws {
    #expect(try Program.tincture.run(["--version"]).output == "tincture \(CommandLineKit.version)\n")
  }

  @Test func helpOfAVerbThatIsNone() throws {
    let outcome = try Program.tincture.run(["help", "convrt"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == "tincture: unknown VERB 'convrt'; did you mean 'convert'?\nTry 'tincture help --help'.\n")
  }
}
