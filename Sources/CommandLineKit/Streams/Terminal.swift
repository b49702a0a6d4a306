import Glibc

/// What is known of the terminal, if there is one.
public enum Terminal {
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether answers may carry colour: standard output is a terminal that can show it, and the user
  /// has not said no (no-color.org: `NO_COLOR` set to anything but nothing).
  public static var takesColor: Bool {
    isTerminal(1) && environment("NO_COLOR").isEmpty && environment("TERM") != "dumb"
  }

  /// Whether a graphical session is in reach.
  public static var hasDisplay: Bool {
    !environment("WAYLAND_DISPLAY").isEmpty || !environment("DISPLAY").isEmpty
  }

  /// Whether a terminal controls this program, wherever its standard streams lead.
  public static var isControlling: Bool {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    if terminal >= 0 { close(terminal) }
    return terminal >= 0
  }

  private static func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}
