import Glibc

/// One run of a verb: where answers and faults go, and what has gone wrong so far.
public final class Session {
  public let output: OutputStream
  /// Whether answers may carry colour and swatches.
  public let isRich: Bool
  private let errors: OutputStream
  public private(set) var hasFaults = false

  public init(output: Int32 = 1, errors: Int32 = 2, isRich: Bool = Terminal.takesColor) {
    self.output = OutputStream(descriptor: output)
    self.errors = OutputStream(descriptor: errors, capacity: 4096)
    self.isRich = isRich
    // A closed pipe is noticed where it is written to, so that the status tells of the faults.
    signal(SIGPIPE, SIG_IGN)
  }

  /// The status so far.
  public var status: ExitStatus { hasFaults ? .badInput : .success }

  /// Reports a fault behind the answers that came before it.
  public func report(_ fault: Fault) throws(Failure) {
    hasFaults = true
    try output.flush()
    complain(fault.report)
  }

  /// Text for the person at the terminal. Where nobody listens, there is nobody to tell.
  public func complain(_ text: String) {
    errors.write(text)
    try? errors.flush()
  }

  /// Ends a run: hands out what is left and says what went wrong.
  public func end(_ work: (Session) throws(Failure) -> Void) -> ExitStatus {
    do throws(Failure) {
      try work(self)
      try output.flush()
      return status
    } catch {
      try? output.flush()
      complain(error.report)
      return error == .closedPipe ? status : error.status
    }
  }
}
