/// What stands for one answer: a line of standard input, or an argument.
typealias Record = UnsafeBufferPointer<UInt8>

/// What happens to answers where there is a fault or a blank line.
enum Gaps {
  /// An empty line keeps its place, so that answers can be told by their line numbers.
  case emptyLine
  /// Nothing: answers do not belong to single lines.
  case nothing
}

extension Session {
  /// Goes through the lines of standard input.
  ///
  /// A line with nothing on it is no fault: it is what this program writes for a fault, so that in a
  /// pipe of several each fault is reported once. What has been answered is handed out before each
  /// read, so that a live program gets its answers.
  ///
  /// - Parameter work: writes an answer, or nothing before it throws; says whether it did.
  func eachLine(
    of command: Command, gaps: Gaps, _ work: (Record, Fault.Place) throws(Fault) -> Bool
  ) throws(Failure) {
    if Terminal.isTerminal(0) { throw .usage(.noColor(command: command.name)) }
    let reader = LineReader(descriptor: 0)
    while let line = try reader.next(beforeReading: { () throws(Failure) in try self.output.flush() }) {
      let record = line.bytes.assumingMemoryBound(to: UInt8.self)
      if record.isBlank {
        fill(gaps)
        continue
      }
      try settle(gaps: gaps) { () throws(Fault) in
        if line.isCutOff {
          throw Fault(.line(line.number), "longer than \(LineReader.limit) bytes", showing: record)
        }
        return try work(record, .line(line.number))
      }
    }
  }

  /// Goes through arguments.
  func eachArgument(
    _ operands: [String], gaps: Gaps, _ work: (Record, Fault.Place) throws(Fault) -> Bool
  ) throws(Failure) {
    for (index, operand) in operands.enumerated() {
      try settle(gaps: gaps) { () throws(Fault) in
        try operand.withRecord { record throws(Fault) in try work(record, .argument(index + 1)) }
      }
    }
  }

  /// Does the work for one answer and ends its line, or reports the fault.
  func settle(gaps: Gaps, _ work: () throws(Fault) -> Bool) throws(Failure) {
    do throws(Fault) {
      if try work() { output.endLine() }
    } catch {
      fill(gaps)
      try report(error)
    }
    try output.check()
  }

  private func fill(_ gaps: Gaps) {
    if gaps == .emptyLine { output.endLine() }
  }
}

extension Record {
  /// Whether there are only blanks and TABs in it.
  fileprivate var isBlank: Bool {
    if let first, first > 0x20 { return false }
    return allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

extension Fault {
  /// A fault of a whole record.
  init(_ place: Place, _ reason: String, showing record: Record) {
    let text = String(decoding: record, as: UTF8.self)
    self.init(place, reason, text: text, range: 0..<text.utf8.count)
  }
}

extension String {
  /// Calls a body with the UTF-8 bytes of this text.
  func withRecord<Answer>(_ body: (Record) throws(Fault) -> Answer) throws(Fault) -> Answer {
    var text = self
    return try text.withUTF8 { bytes in Result { () throws(Fault) in try body(bytes) } }.get()
  }
}
