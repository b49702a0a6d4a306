/// Exit statuses, after sysexits.h.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case cancelled = 1
  case usage = 64
  case badInput = 65
  case missingInput = 66
  case unavailable = 69
  case cannotCreate = 73
  case inputOutput = 74
}
