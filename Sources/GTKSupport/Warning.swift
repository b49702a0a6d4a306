import CGTK

/// The domain under which this library logs, for `G_MESSAGES_DEBUG` and log handlers.
private let logDomain = "Tincture"

/// Tells the programmer of a mistake, as GTK does: on standard error, unless a log handler is set.
public func warn(_ message: String) {
  message.withCString { text in
    withVaList([text]) { g_logv(logDomain, G_LOG_LEVEL_WARNING, "%s", $0) }
  }
}
