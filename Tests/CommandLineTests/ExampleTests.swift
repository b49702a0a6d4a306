import Foundation
import Testing

/// Every example in the help is a line that works; where it says what it writes, it writes that.
@Suite struct ExampleTests {
  @Test(arguments: HelpTests.verbs.filter { $0 != "pick" }) func examplesWork(_ verb: String) throws {
    let help = try Program.tincture.run(["help", verb]).output
    let section = help.components(separatedBy: "Examples:\n").dropFirst().first ?? ""
    let lines = section.split(separator: "\n").map { $0.drop { $0 == " " } }
    for (example, purpose) in zip(lines, lines.dropFirst())
    where example.hasPrefix("tincture ") || example.contains("| tincture") {
      let folder = try TemporaryFolder()
      for name in ["colours.txt", "old.txt", "new.txt"] { folder.write(name, "red\n#1560bd\n") }
      let command = "cd \(folder.path) && PATH=\(Program.builtFolder):$PATH && \(example)"
      let shell = Program(name: "sh", folder: "/bin")
      let outcome = try shell.run(["-c", command])
      #expect(outcome.status == 0 && outcome.errors == "", "\(example)")
      if purpose.hasPrefix("writes "), !purpose.hasPrefix("writes a ") {
        let promised = purpose.dropFirst(7).replacing(", TAB, ", with: "\t")
        #expect(outcome.output == promised + "\n", "\(example)")
      }
    }
    // Only these two have nothing worth an example.
    #expect(!section.isEmpty || verb == "help")
  }
}
