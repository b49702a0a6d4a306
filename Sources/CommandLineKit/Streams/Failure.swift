import Glibc

/// Why a command ends before its work is done. What concerns single colours is a ``Fault`` instead,
/// and lets the work go on.
public enum Failure: Error, Sendable, Hashable {
  case usage(UsageError)
  /// Nobody reads the answers any more, which is no error.
  case closedPipe
  /// A system call on a standard stream or a file failed; the number is `errno`.
  case system(ExitStatus, String, Int32)
  /// Something that is needed is not there, in words.
  case unavailable(String)
  /// A colour given as the value of an option is at fault.
  case fault(Fault)
}

extension Failure {
  public var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .closedPipe: .success
    case .system(let status, _, _): status
    case .unavailable: .unavailable
    case .fault: .badInput
    }
  }

  /// What standard error gets; empty where nothing is said.
  public var report: String {
    switch self {
    case .usage(let error):
      "tincture: \(error)\nTry 'tincture \(error.command.map { $0 + " " } ?? "")--help'.\n"
    case .closedPipe: ""
    case .system(_, let what, let number): "tincture: \(what): \(String(cString: strerror(number)))\n"
    case .unavailable(let what): "tincture: \(what)\n"
    case .fault(let fault): fault.report
    }
  }
}
