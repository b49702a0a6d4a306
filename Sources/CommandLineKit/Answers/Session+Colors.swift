public import ColorCore

/// Why a colour has no answer, though it can be read.
public struct NoAnswer: Error, Sendable, Hashable {
  /// Lower case, no full stop.
  public let reason: String

  public init(_ reason: String) { self.reason = reason }
}

extension Session {
  /// Answers colours one by one: those on the command line, or else the lines of standard input.
  ///
  /// An answer is a line without its end, or several with line ends between them. What cannot be
  /// read, or answered, is reported, and an empty line stands in its place.
  public func answerEach(
    _ operands: [String], of command: Command, _ answer: (Color) throws(NoAnswer) -> String
  ) throws(Failure) {
    func work(_ record: Record, _ place: Fault.Place) throws(Fault) -> String? {
      let color = try Fault.readColor(record[...], of: record, place)
      do throws(NoAnswer) { return try answer(color) } catch { throw Fault(place, error.reason, showing: record) }
    }
    if operands.isEmpty { return try eachLine(of: command, gaps: .emptyLine, work) }
    try eachArgument(operands, gaps: .emptyLine, work)
  }

  /// Answers colours in groups of so many arguments, or of so many to a line with TAB between them.
  ///
  /// - Parameters:
  ///   - size: colours in a group; nil for two or more to a line, and all arguments together.
  ///   - operands: a whole number of groups.
  public func answerGroups(
    of size: Int?, _ operands: [String], of command: Command, _ answer: ([Color]) throws(NoAnswer) -> String
  ) throws(Failure) {
    if operands.isEmpty {
      return try eachLine(of: command, gaps: .emptyLine) { record, place throws(Fault) in
        let fields = record.split(separator: 0x09, omittingEmptySubsequences: false)
        guard size.map({ $0 == fields.count }) ?? (fields.count > 1) else {
          let needed = size.map { "\($0) colours" } ?? "two colours or more"
          throw Fault(place, "\(needed) with TAB between them are needed, not \(fields.count)", showing: record)
        }
        var colors: [Color] = []
        for field in fields { colors.append(try Fault.readColor(field, of: record, place)) }
        do throws(NoAnswer) { return try answer(colors) } catch { throw Fault(place, error.reason, showing: record) }
      }
    }
    let size = size ?? operands.count
    for start in stride(from: 0, to: operands.count, by: size) {
      try settle(gaps: .emptyLine) { () throws(Fault) in
        try Self.answer(operands[start..<start + size], answer)
      }
    }
  }

  private static func answer(
    _ operands: ArraySlice<String>, _ answer: ([Color]) throws(NoAnswer) -> String
  ) throws(Fault) -> String {
    var colors: [Color] = []
    for index in operands.indices {
      colors.append(
        try operands[index].withRecord { record throws(Fault) in
          try Fault.readColor(record[...], of: record, .argument(index + 1))
        })
    }
    do throws(NoAnswer) { return try answer(colors) } catch {
      let first = operands.startIndex
      let text = operands[first]
      throw Fault(.argument(first + 1), error.reason, text: text, range: 0..<text.utf8.count)
    }
  }

  /// All colours of the command line, or else of standard input. What cannot be read is reported and
  /// left out.
  public func collect(_ operands: [String], of command: Command) throws(Failure) -> [Color] {
    var colors: [Color] = []
    func work(_ record: Record, _ place: Fault.Place) throws(Fault) -> String? {
      colors.append(try Fault.readColor(record[...], of: record, place))
      return nil
    }
    if operands.isEmpty, !command.operands.areArgumentsOnly {
      try eachLine(of: command, gaps: .nothing, work)
    } else {
      try eachArgument(operands, gaps: .nothing, work)
    }
    return colors
  }
}
