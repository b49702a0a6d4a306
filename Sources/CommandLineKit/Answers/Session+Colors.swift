public import ColorCore

/// Why a colour has no answer, though it can be read.
public struct NoAnswer: Error, Sendable, Hashable {
  /// Lower case, no full stop.
  public let reason: String

  public init(_ reason: String) { self.reason = reason }
}

extension Session {
  /// Answers colours one by one: those on the command line, or else the lines of standard input. What
  /// cannot be read, or answered, is reported, and an empty line stands in its place.
  ///
  /// - Parameter answer: writes one line without its end, or several with line ends between them;
  ///   writes nothing when it throws.
  public func answerEach(
    _ operands: [String], of command: Command, _ answer: (Color, OutputStream) throws(NoAnswer) -> Void
  ) throws(Failure) {
    func work(_ record: Record, _ place: Fault.Place) throws(Fault) -> Bool {
      let color = try Fault.readColor(record[...], of: record, place)
      do throws(NoAnswer) { try answer(color, output) } catch { throw Fault(place, error.reason, showing: record) }
      return true
    }
    if operands.isEmpty { return try eachLine(of: command, gaps: .emptyLine, work) }
    try eachArgument(operands, gaps: .emptyLine, work)
  }

  /// Answers colours that belong together: so many arguments, or those of a line, with TAB between
  /// them.
  ///
  /// - Parameters:
  ///   - size: how many belong together; nil for two or more to a line, and all arguments.
  ///   - operands: a whole number of groups.
  ///   - answer: as for ``answerEach(_:of:_:)``.
  public func answerGroups(
    of size: Int?, _ operands: [String], of command: Command,
    _ answer: ([Color], OutputStream) throws(NoAnswer) -> Void
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
        do throws(NoAnswer) { try answer(colors, output) } catch { throw Fault(place, error.reason, showing: record) }
        return true
      }
    }
    let size = size ?? operands.count
    for start in stride(from: 0, to: operands.count, by: size) {
      try settle(gaps: .emptyLine) { () throws(Fault) in
        let colors = try Self.read(operands[start..<start + size])
        do throws(NoAnswer) { try answer(colors, output) } catch {
          let text = operands[start]
          throw Fault(.argument(start + 1), error.reason, text: text, range: 0..<text.utf8.count)
        }
        return true
      }
    }
  }

  private static func read(_ operands: ArraySlice<String>) throws(Fault) -> [Color] {
    var colors: [Color] = []
    for index in operands.indices {
      let color = try operands[index].withRecord { record throws(Fault) in
        try Fault.readColor(record[...], of: record, .argument(index + 1))
      }
      colors.append(color)
    }
    return colors
  }

  /// All colours of the command line, or else of standard input unless the command leaves it alone.
  /// What cannot be read is reported and left out.
  public func collect(_ operands: [String], of command: Command) throws(Failure) -> [Color] {
    var colors: [Color] = []
    func work(_ record: Record, _ place: Fault.Place) throws(Fault) -> Bool {
      colors.append(try Fault.readColor(record[...], of: record, place))
      return false
    }
    if operands.isEmpty, !command.operands.areArgumentsOnly {
      try eachLine(of: command, gaps: .nothing, work)
    } else {
      try eachArgument(operands, gaps: .nothing, work)
    }
    return colors
  }
}
