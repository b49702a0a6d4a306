import Glibc

/// Buffered writing to a file descriptor.
///
/// Writing itself does not fail: the first failure is kept, what is written after it is dropped, and
/// ``flush()`` and ``check()`` throw it.
public final class OutputStream {
  private let descriptor: Int32
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var failure: Failure?

  /// - Parameter capacity: bytes that are held back at most; a pipe of Linux holds 64 KiB.
  public init(descriptor: Int32, capacity: Int = 65536) {
    self.descriptor = descriptor
    buffer = .allocate(capacity: capacity)
  }

  deinit { buffer.deallocate() }

  public func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  public func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count > buffer.count - count {
      writeOut()
      if bytes.count > buffer.count { return writeThrough(bytes) }
    }
    guard let source = bytes.baseAddress, let base = buffer.baseAddress else { return }
    (base + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  public func write(byte: UInt8) {
    if count == buffer.count { writeOut() }
    buffer[count] = byte
    count += 1
  }

  /// Ends a line.
  public func endLine() { write(byte: 0x0A) }

  /// Lets a body write into the buffer itself.
  ///
  /// - Parameters:
  ///   - room: how much the body may write, in bytes; no more than the capacity.
  ///   - body: gets that room, and answers how much of it was used.
  public func write(room: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    if room > buffer.count - count { writeOut() }
    count += body(UnsafeMutableBufferPointer(rebasing: buffer[count..<count + room]))
  }

  /// Hands everything that was written to the system.
  public func flush() throws(Failure) {
    writeOut()
    try check()
  }

  /// Throws what has gone wrong so far.
  public func check() throws(Failure) {
    if let failure { throw failure }
  }

  private func writeOut() {
    let pending = UnsafeBufferPointer(rebasing: buffer[..<count])
    count = 0
    writeThrough(pending)
  }

  private func writeThrough(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty, failure == nil {
      let written = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        failure = .closedPipe
      } else if !Waiting.mayRetry(descriptor, Int16(POLLOUT)) {
        failure = .system(.inputOutput, "cannot write the answers")
      }
    }
  }
}
