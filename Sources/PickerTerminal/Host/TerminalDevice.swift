import CTerminalGuard
import Glibc

/// The terminal that controls this program, whatever its standard streams are.
public final class TerminalDevice {
  public let descriptor: Int32
  private var notices: Int32 = -1

  /// What ``wait(seconds:)`` saw.
  public enum Happening: Hashable, Sendable {
    case bytes([UInt8])
    case resized
    /// The program was stopped and goes on: the screen is unknown.
    case continued
    case nothing
    /// The terminal is gone.
    case closed
  }

  /// Opens the controlling terminal; nil when there is none.
  public init?() {
    descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Columns and rows; what terminals without a size are taken for is that of the VT100.
  public var size: (columns: Int, rows: Int) {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard terminal_size(descriptor, &columns, &rows) == 0 else { return (80, 24) }
    return (Int(columns), Int(rows))
  }

  /// Takes the whole screen until ``leave()``, a stop, or any end of the program.
  ///
  /// - Returns: an errno, or 0.
  public func enter(_ enter: [UInt8], leaving leave: [UInt8]) -> Int32 {
    terminal_guard_begin(descriptor, enter, enter.count, leave, leave.count, &notices)
  }

  public func leave() { terminal_guard_end() }

  /// Stops the job that this program belongs to; false when nobody could continue it.
  public func stop() -> Bool {
    guard terminal_guard_can_stop() != 0 else { return false }
    terminal_guard_stop()
    return true
  }

  /// Waits for something to happen.
  ///
  /// - Parameter seconds: at most; nil for ever.
  public func wait(seconds: Double?) -> Happening {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, 2, seconds.map { Int32(max(0, ($0 * 1000).rounded(.up))) } ?? -1)
    if count == 0 { return .nothing }
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .nothing : .closed }
    if requests[1].revents != 0 { return readNotices() }
    return readBytes()
  }

  /// Several notices at once are one: a continuation outweighs changes of size.
  private func readNotices() -> Happening {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(notices, &bytes, bytes.count)
    guard count > 0 else { return .nothing }
    return bytes[..<count].contains(UInt8(TERMINAL_CONTINUED)) ? .continued : .resized
  }

  private func readBytes() -> Happening {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes[..<count])) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .closed
  }

  /// Writes everything; false when the terminal is gone.
  public func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
