import Glibc

/// What to do when a read or write did not happen.
enum Waiting {
  /// Whether `errno` tells of something that passes; waits until the descriptor is ready when it is
  /// one that another program has made non-blocking.
  static func mayRetry(_ descriptor: Int32, _ events: Int16) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    _ = poll(&request, 1, -1)
    return true
  }
}
