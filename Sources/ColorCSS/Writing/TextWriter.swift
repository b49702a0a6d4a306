/// Bytes of ASCII text, written into memory that is already there.
struct TextWriter {
  private let base: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private(set) var count = 0

  /// More than any single colour needs: five numbers of at most 101 digits and 17 decimals, and words.
  static let room = 768

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    // An empty buffer has no address; nothing is then written to this one.
    base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 1)!
    capacity = buffer.count
  }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    guard count < capacity else { return }
    base[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func write(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { write(text.utf8Start[index]) }
  }

  mutating func write(_ text: String) {
    for byte in text.utf8 { write(byte) }
  }

  /// Whether that byte was written at or behind a place.
  func contains(_ byte: UInt8, from start: Int) -> Bool {
    (start..<count).contains { base[$0] == byte }
  }

  /// What `body` writes, as a string.
  static func text(_ body: (inout TextWriter) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      var writer = TextWriter(buffer)
      body(&writer)
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<writer.count]), as: UTF8.self)
    }
  }
}
