import Glibc

/// Reads lines from a file descriptor in flat memory.
///
/// Lines end with LF or CRLF; the last one may lack its end. A byte order mark at the very start is
/// skipped. Of a line longer than ``limit`` only the first ``limit`` bytes are kept.
public final class LineReader {
  /// Longest line that is kept whole, in bytes; far more than any colour has.
  public static let limit = 65536

  public struct Line {
    /// From 1.
    public let number: Int
    /// Without the line end; valid until the next line is asked for.
    public let bytes: UnsafeRawBufferPointer
    /// Whether the line went on beyond these bytes.
    public let isCutOff: Bool
  }

  private let descriptor: Int32
  private let buffer: UnsafeMutableRawBufferPointer
  /// The unread part of the buffer.
  private var start = 0
  private var end = 0
  private var atEnd = false
  private var number = 0

  public init(descriptor: Int32) {
    self.descriptor = descriptor
    // A whole line and its end always fit; the rest makes for fewer reads.
    buffer = .allocate(byteCount: 2 * Self.limit + 2, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// The next line, or nil at the end.
  ///
  /// - Parameter beforeReading: called before each read, which may wait for another program: the
  ///   moment to hand out what has been answered so far.
  public func next(beforeReading: () throws(Failure) -> Void) throws(Failure) -> Line? {
    var searched = 0
    while true {
      if let length = newline(after: searched) {
        defer { start += length + 1 }
        return line(length, isEnded: true)
      }
      searched = end - start
      if atEnd {
        if searched == 0 { return nil }
        defer { start = end }
        return line(searched, isEnded: false)
      }
      if searched > Self.limit + 1 { return try cutOff(beforeReading) }
      try beforeReading()
      try fill()
    }
  }

  private func newline(after offset: Int) -> Int? {
    guard start + offset < end, let base = buffer.baseAddress,
      let found = memchr(base + start + offset, 0x0A, end - start - offset)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base + start)
  }

  private func line(_ length: Int, isEnded: Bool) -> Line {
    var bytes = UnsafeRawBufferPointer(rebasing: buffer[start..<start + length])
    if isEnded, bytes.last == 0x0D { bytes = UnsafeRawBufferPointer(rebasing: bytes.dropLast()) }
    if number == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(3))
    }
    number += 1
    let isCutOff = bytes.count > Self.limit
    if isCutOff { bytes = UnsafeRawBufferPointer(rebasing: bytes.prefix(Self.limit)) }
    return Line(number: number, bytes: bytes, isCutOff: isCutOff)
  }

  /// A line whose end is not in sight: its beginning stays at the front of the buffer, and all up
  /// to its end is read into the room behind and forgotten.
  private func cutOff(_ beforeReading: () throws(Failure) -> Void) throws(Failure) -> Line {
    if start > 0 { moveToFront() }
    let kept = Self.limit + 1
    while true {
      start = kept
      if let length = newline(after: 0) {
        start = kept + length + 1
        break
      }
      end = kept
      try beforeReading()
      try read(into: kept)
      if atEnd {
        start = end
        break
      }
    }
    number += 1
    return Line(number: number, bytes: UnsafeRawBufferPointer(rebasing: buffer[..<Self.limit]), isCutOff: true)
  }

  private func fill() throws(Failure) {
    if start > 0 { moveToFront() }
    try read(into: end)
  }

  private func moveToFront() {
    guard let base = buffer.baseAddress else { return }
    memmove(base, base + start, end - start)
    end -= start
    start = 0
  }

  /// Reads once to that place and moves `end` behind what came.
  private func read(into place: Int) throws(Failure) {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress! + place, buffer.count - place)
      if count >= 0 {
        end = place + count
        atEnd = count == 0
        return
      }
      if !Waiting.mayRetry(descriptor, Int16(POLLIN)) {
        throw .system(.inputOutput, "cannot read standard input")
      }
    }
  }
}
