public import ColorCore
import ColorCSS

/// A colour as it came: parsed, with its text and its place for reports.
public struct GivenColor: Sendable {
  public let color: Color
  public let text: String
  public let place: Fault.Place
}

extension Session {
  /// Answers colours one by one: those on the command line, or else the lines of standard input.
  ///
  /// An answer is a line without its end, or several with line ends between them. What cannot be
  /// read, or answered, is reported, and an empty line stands in its place. A line with nothing on it
  /// is answered with an empty line and is no fault: it is what this program
  /// writes for a fault, so that in a pipe of several each fault is reported once.
  public func answerEach(
    _ operands: [String], of command: Command, _ answer: (GivenColor) throws(NoAnswer) -> String
  ) throws(Failure) {
    if operands.isEmpty { return try answerLines(of: command, answer) }
    for (index, text) in operands.enumerated() { try answerOne(text, .argument(index + 1), answer) }
  }

  private func answerLines(
    of command: Command, _ answer: (GivenColor) throws(NoAnswer) -> String
  ) throws(Failure) {
    if Terminal.isTerminal(0) { throw .usage(.noColor(command: command.name)) }
    let reader = LineReader(descriptor: 0)
    while let line = try reader.next(beforeReading: { () throws(Failure) in try self.output.flush() }) {
      let text = String(decoding: line.bytes, as: UTF8.self)
      if line.isCutOff {
        try fail(.line(line.number), "longer than \(LineReader.limit) bytes", text)
      } else if text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        try output.write(byte: 0x0A)
      } else {
        try answerOne(text, .line(line.number), answer)
      }
    }
  }

  private func answerOne(
    _ text: String, _ place: Fault.Place, _ answer: (GivenColor) throws(NoAnswer) -> String
  ) throws(Failure) {
    let color: Color
    do throws(ColorTextError) {
      color = try Color(text: text)
    } catch {
      try output.write(byte: 0x0A)
      return try report(Fault(place, error, text: text))
    }
    let line: String
    do throws(NoAnswer) {
      line = try answer(GivenColor(color: color, text: text, place: place))
    } catch {
      return try fail(place, error.reason, text)
    }
    try output.write(line)
    try output.write(byte: 0x0A)
  }

  private func fail(_ place: Fault.Place, _ reason: String, _ text: String) throws(Failure) {
    try output.write(byte: 0x0A)
    try report(Fault(place, reason, text: text, range: 0..<text.utf8.count))
  }
}

extension Arguments {
  /// The colour that an option gives, or nil when it was not given.
  public func color(_ option: Option) throws(Failure) -> Color? {
    guard let text = self[option] else { return nil }
    do throws(ColorTextError) { return try Color(text: text) } catch {
      throw .fault(Fault(.option(option), error, text: text))
    }
  }
}

/// Why one colour has no answer, though it can be read.
public struct NoAnswer: Error, Sendable, Hashable {
  /// Lower case, no full stop.
  public let reason: String

  public init(_ reason: String) { self.reason = reason }
}
