/// Bytes of ASCII text, written into memory that is already there and long enough for any single colour.
struct TextWriter {
  private let base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0

  /// More than any single colour needs: five numbers of at most 101 digits and 17 decimals, and words.
  static let room = 768

  /// A writer into at least ``room`` bytes.
  @inline(always)
  init(_ base: UnsafeMutablePointer<UInt8>) { self.base = base }

  @inline(always)
  mutating func write(_ byte: UInt8) {
    assert(count < Self.room)
    base[count] = byte
    count += 1
  }

  @inline(always)
  mutating func write(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    (base + count).update(from: text.utf8Start, count: length)
    count += length
  }

  @inline(always)
  mutating func write(_ text: ReadyText) {
    for byte in text.bytes { write(byte) }
  }

  mutating func write(_ text: String) {
    for byte in text.utf8 { write(byte) }
  }

  /// The place that is written next. What is written there by other means has to be told to ``skip(_:)``.
  @inline(always)
  var place: UnsafeMutablePointer<UInt8> { base + count }

  @inline(always)
  mutating func skip(_ length: Int) {
    count += length
    assert(count <= Self.room)
  }

  /// Whether that byte was written at or behind a place.
  func contains(_ byte: UInt8, from start: Int) -> Bool {
    (start..<count).contains { base[$0] == byte }
  }

  /// Calls `body` with what `write` wrote.
  static func written<Result>(
    _ write: (inout TextWriter) -> Void, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { memory in
      // A temporary allocation of some bytes has an address.
      let base = memory.baseAddress!.bindMemory(to: UInt8.self, capacity: room)
      var writer = TextWriter(base)
      write(&writer)
      return body(UnsafeBufferPointer(start: base, count: writer.count))
    }
  }

  /// What `write` writes, as a string.
  static func text(_ write: (inout TextWriter) -> Void) -> String {
    written(write) { String(decoding: $0, as: UTF8.self) }
  }
}
