import Glibc
import Testing

/// `tincture` between two pipes, fed and read step by step.
final class LiveProgram {
  private let process: pid_t
  private let input: Int32
  private let output: Int32

  init(_ arguments: [String], errors: Int32 = 2) throws {
    let (input, output) = (try Pipe(), try Pipe())
    process = try Program.tincture.start(arguments, input.reading, output.writing, errors)
    close(input.reading)
    close(output.writing)
    (self.input, self.output) = (input.writing, output.reading)
  }

  /// Sends all of a text; what it answers must fit in a pipe.
  func send(_ text: String) throws {
    var text = text
    try text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(input, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        try #require(count > 0)
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Waits for that many bytes of answers.
  func receive(_ count: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes { read(output, $0.baseAddress! + filled, count - filled) }
      if more <= 0 { break }
      filled += more
    }
    return String(decoding: bytes[..<filled], as: UTF8.self)
  }

  /// The greatest resident memory so far, in KiB. (What `wait4` tells counts this process too.)
  var peakMemory: Int {
    let status = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
    defer { close(status) }
    let line = readAll(status).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? .max
  }

  /// Ends the input and waits for the end of the program; nothing more may have been answered.
  func end() throws -> Program.Outcome {
    close(input)
    let rest = readAll(output)
    close(output)
    #expect(rest == "")
    return try Program.wait(for: process)
  }
}
