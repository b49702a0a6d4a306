import CGTK

/// What the library warns of while `body` runs; it reaches no one else.
@MainActor
func warnings(_ body: () -> Void) -> [String] {
  final class Log { var lines: [String] = [] }
  let log = Log()
  let pointer = Unmanaged.passUnretained(log).toOpaque()
  let handler = g_log_set_handler(
    "Tincture", G_LOG_LEVEL_MASK,
    { _, _, message, data in
      guard let message, let data else { return }
      Unmanaged<Log>.fromOpaque(data).takeUnretainedValue().lines.append(String(cString: message))
    }, pointer)
  body()
  g_log_remove_handler("Tincture", handler)
  return withExtendedLifetime(log) { log.lines }
}
