import Glibc
import Testing

@testable import CommandLineKit

/// Lines come out the same, however the bytes come in.
@Suite struct LineReaderTests {
  struct Line: Equatable {
    var text: String
    var isCutOff = false
  }

  private func lines(of chunks: [String]) throws -> [Line] {
    let pipe = try Pipe()
    let reader = LineReader(descriptor: pipe.reading)
    defer { close(pipe.reading) }
    var pending = chunks[...]
    var result: [Line] = []
    func refill() {
      guard let chunk = pending.popFirst() else { return }
      write(pipe.writing, chunk, chunk.utf8.count)
      if pending.isEmpty { close(pipe.writing) }
    }
    while let line = try reader.next(beforeReading: { () throws(Failure) in refill() }) {
      #expect(line.number == result.count + 1)
      result.append(Line(text: String(decoding: line.bytes, as: UTF8.self), isCutOff: line.isCutOff))
    }
    return result
  }

  @Test(arguments: [
    (["a\nb\n"], ["a", "b"]), (["a\nb"], ["a", "b"]), (["a", "b\n", "\n", "c"], ["ab", "", "c"]),
    (["a\r", "\nb\r\n"], ["a", "b"]), (["\n\n"], ["", ""]), (["a\rb\n"], ["a\rb"]), (["a\r"], ["a\r"]),
    (["\u{FEFF}a\n\u{FEFF}b\n"], ["a", "\u{FEFF}b"]), (["\u{FEFF}"], [""]), (["a\0b\n"], ["a\0b"]),
  ])
  func lines(_ chunks: [String], _ expected: [String]) throws {
    #expect(try lines(of: chunks) == expected.map { Line(text: $0) })
  }

  @Test(arguments: [-2, -1, 0, 1, 2], ["\n", "\r\n"])
  func longLines(_ excess: Int, _ end: String) throws {
    let text = String(repeating: "x", count: LineReader.limit + excess)
    let expected = [Line(text: String(text.prefix(LineReader.limit)), isCutOff: excess > 0), Line(text: "b")]
    // A pipe holds no more than the limit, so the text goes through in pieces.
    #expect(try lines(of: [String(text.prefix(40000)), text.dropFirst(40000) + end, "b\n"]) == expected)
  }

  @Test func lineBehindAnEndlessOne() throws {
    let piece = String(repeating: "x", count: 60000)
    let expected = [Line(text: String(repeating: "x", count: LineReader.limit), isCutOff: true), Line(text: "b")]
    #expect(try lines(of: [piece, piece, piece, piece, piece, "y\nb"]) == expected)
    #expect(try lines(of: ["a\n" + piece, piece, piece, "\nb\n"]) == [Line(text: "a")] + expected)
    #expect(try lines(of: [piece, piece, piece]) == [expected[0]])
  }
}
