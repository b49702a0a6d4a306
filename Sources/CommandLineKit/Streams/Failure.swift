import Glibc

/// Why a command ends before its work is done. What concerns single colours is a ``Fault`` instead,
/// and lets the work go on.
public enum Failure: Error, Sendable, Hashable {
  case usage(UsageError)
  /// Nobody reads the answers any more, which is no error.
  case closedPipe
  /// Something could not be read or written: what, and why, in words.
  case inaccessible(ExitStatus, String, reason: String)
  /// Something that is needed is not there, in words.
  case unavailable(String)
  /// Fewer colours came than the work needs.
  case tooFewColors(needed: Int, given: Int)
  /// A colour given as the value of an option is at fault.
  case fault(Fault)
}

extension Failure {
  /// A system call failed; `errno` tells why.
  static func system(_ status: ExitStatus, _ what: String) -> Failure {
    .inaccessible(status, what, reason: String(cString: strerror(errno)))
  }

  public var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .closedPipe: .success
    case .inaccessible(let status, _, _): status
    case .unavailable: .unavailable
    case .fault, .tooFewColors: .badInput
    }
  }

  /// What standard error gets; empty where nothing is said.
  public var report: String {
    switch self {
    case .usage(let error):
      "tincture: \(error)\n\(error.caret)Try 'tincture \(error.command.map { $0 + " " } ?? "")--help'.\n"
    case .closedPipe: ""
    case .inaccessible(_, let what, let reason): "tincture: \(what): \(reason)\n"
    case .unavailable(let what): "tincture: \(what)\n"
    case .tooFewColors(let needed, let given): "tincture: \(needed) colours are needed, here are \(given)\n"
    case .fault(let fault): fault.report
    }
  }

  /// What standard error gets from a program that stands beside `tincture`: the same in that
  /// program's name and in one line.
  public func report(in program: String) -> String {
    switch self {
    case .usage(let error): "\(program): \(error)\n"
    case .unavailable(let what): "\(program): \(what)\n"
    case .inaccessible(_, let what, let reason): "\(program): \(what): \(reason)\n"
    case .fault(let fault):
      "\(program): \(fault.place) '\(VisibleText.visible(fault.text, limit: 60))': \(fault.reason)\n"
    case .tooFewColors: report
    case .closedPipe: ""
    }
  }
}
