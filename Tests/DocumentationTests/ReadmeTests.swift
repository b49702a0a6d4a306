import CaseTables
import Foundation
import Testing

/// What the README shows is what happens: its library code is the example that is built, and each of
/// its commands prints what stands below it.
@Suite struct ReadmeTests {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The contents of the fenced blocks of one language.
  func blocks(_ language: String) throws -> [String] {
    try text("README.md").components(separatedBy: "\n```").enumerated().compactMap { index, part in
      index % 2 == 1 && part.hasPrefix(language + "\n") ? String(part.dropFirst(language.count + 1)) : nil
    }
  }

  func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = BuiltProducts.url(program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) \(arguments)")
    return String(decoding: data, as: UTF8.self)
  }

  @Test func theLibraryCodeIsTheExample() throws {
    let example = try text("Examples/Library/main.swift").trimmingCharacters(in: .newlines)
    #expect(try blocks("swift").contains(example))
  }

  @Test func theExampleRuns() throws {
    #expect(
      try run("example-library", []) == """
        oklch(0.5001 0.1623 256.92) hsl(213.21 80% 41.18%)
        now #2e8b57
        now #ff7600
        color(display-p3 1 0.5 0) -1

        """)
  }

  @Test func everyCommandPrintsWhatStandsBelowIt() throws {
    var count = 0
    for block in try blocks("console") {
      var expected: [(command: String, output: String)] = []
      for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("$ ") {
          expected.append((String(line.dropFirst(2)), ""))
        } else if !expected.isEmpty, !line.isEmpty {
          expected[expected.count - 1].output += line + "\n"
        }
      }
      for (command, output) in expected where !command.contains("tincture pick") {
        let bin = BuiltProducts.url("tincture").deletingLastPathComponent().path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.environment = ["PATH": bin + ":/usr/bin:/bin", "NO_COLOR": "1"]
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == output, "\(command)")
        count += 1
      }
    }
    #expect(count >= 8)
  }
}
