import Glibc
import Testing

/// How answers flow: one by one from a live program, in flat memory, and to readers who go away.
@Suite struct StreamTests {
  @Test func aLinePipedInIsAnsweredBeforeTheNextIsSent() throws {
    let program = try LiveProgram(["convert", "--to", "hex"])
    for (line, answer) in [("red\n", "#ff0000\n"), ("\n", "\n"), ("blue\n", "#0000ff\n")] {
      try program.send(line)
      // Would wait for ever if the answer were held back.
      #expect(program.receive(answer.utf8.count) == answer)
    }
    #expect(try program.end().status == 0)
  }

  @Test(arguments: [("red", 0 as Int32), ("no colour", 65)])
  func aReaderThatGoesAwayIsNoError(_ line: String, _ status: Int32) throws {
    let (input, output, errors) = (try Pipe(), try Pipe(), try TemporaryFile())
    let process = try Program.tincture.start(
      ["convert", "--to", "hex"], input.reading, output.writing, errors.descriptor)
    close(input.reading)
    close(output.writing)
    close(output.reading)
    // The first line is answered into the closed pipe, whatever comes after it.
    write(input.writing, line + "\n", line.utf8.count + 1)
    let outcome = try Program.wait(for: process)
    close(input.writing)
    #expect(outcome.signal == 0)
    #expect(outcome.status == status)
    #expect(errors.text == "")
  }

  @Test func aFullDiskIsAnError() throws {
    let (full, errors) = (open("/dev/full", O_WRONLY), try TemporaryFile())
    let process = try Program.tincture.start(["convert", "--to=hex", "red"], 0, full, errors.descriptor)
    #expect(try Program.wait(for: process).status == 74)
    #expect(errors.text == "tincture: cannot write the answers: No space left on device\n")
    close(full)
  }

  @Test func aFolderAsInputIsAnError() throws {
    let (folder, output, errors) = (open("/", O_RDONLY), try TemporaryFile(), try TemporaryFile())
    let process = try Program.tincture.start(["convert", "--to", "hex"], folder, output.descriptor, errors.descriptor)
    #expect(try Program.wait(for: process).status == 74)
    #expect(output.text == "")
    #expect(errors.text == "tincture: cannot read standard input: Is a directory\n")
    close(folder)
  }

  /// KiB. Lines that were kept, or their answers, would add at least eight bytes a line.
  static let memoryBound = 8192

  @Test func aMillionLinesNeedNoMoreMemoryThanOne() throws {
    let program = try LiveProgram(["convert", "--to", "hex"])
    let block = String(repeating: "#1560bd\n", count: 4000)
    try program.send("#1560bd\n")
    #expect(program.receive(8) == "#1560bd\n")
    let before = program.peakMemory
    for _ in 0..<250 {
      try program.send(block)
      #expect(program.receive(block.utf8.count) == block)
    }
    #expect(program.peakMemory < before + 1024)
    #expect(program.peakMemory < Self.memoryBound)
    #expect(try program.end().status == 0)
  }

  @Test func anEndlessLineNeedsNoMoreMemoryThanAShortOne() throws {
    let errors = try TemporaryFile()
    let program = try LiveProgram(["convert", "--to", "hex"], errors: errors.descriptor)
    let block = String(repeating: "x", count: 1 << 20)
    for _ in 0..<64 { try program.send(block) }
    try program.send("\nred\n")
    #expect(program.receive(9) == "\n#ff0000\n")
    #expect(program.peakMemory < Self.memoryBound)
    #expect(try program.end().status == 65)
    #expect(errors.text.hasPrefix("tincture: line 1: longer than 65536 bytes\n  xxxx"))
    #expect(errors.text.utf8.count < 300)
  }
}
