import Glibc

/// Buffered writing to a file descriptor.
public final class OutputStream {
  private let descriptor: Int32
  private let buffer: UnsafeMutableRawBufferPointer
  private var count = 0

  /// - Parameter capacity: bytes that are held back at most; a pipe of Linux holds 64 KiB.
  public init(descriptor: Int32, capacity: Int = 65536) {
    self.descriptor = descriptor
    buffer = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { buffer.deallocate() }

  public func write(_ text: String) throws(Failure) {
    var text = text
    let failure = text.withUTF8 { bytes -> Failure? in
      do throws(Failure) {
        try write(UnsafeRawBufferPointer(bytes))
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  public func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    if bytes.count > buffer.count - count {
      try flush()
      if bytes.count > buffer.count { return try writeThrough(bytes) }
    }
    guard let source = bytes.baseAddress else { return }
    (buffer.baseAddress! + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  public func write(byte: UInt8) throws(Failure) {
    if count == buffer.count { try flush() }
    buffer[count] = byte
    count += 1
  }

  /// Hands everything that was written to the system.
  public func flush() throws(Failure) {
    let pending = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    count = 0
    try writeThrough(pending)
  }

  private func writeThrough(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        throw .closedPipe
      } else if !Waiting.mayRetry(descriptor, Int16(POLLOUT)) {
        throw .system(.inputOutput, "cannot write the answers")
      }
    }
  }
}
