/// A table from words to values: open addressing, built once at first use and kept for good.
struct WordTable<Value>: @unchecked Sendable {
  // Never freed and never written after `init`, so that it may be read from anywhere.
  private let words: UnsafeMutablePointer<SIMD4<UInt64>>
  private let values: UnsafeMutablePointer<Value>
  /// For each slot the index of a word plus 1, or 0.
  private let slots: UnsafeMutablePointer<UInt16>
  private let shift: UInt64
  private let mask: Int

  init(_ entries: [(Word, Value)]) {
    // At most a quarter full: most look-ups end at the first slot.
    var bits: UInt64 = 4
    while 1 << bits < entries.count * 4 { bits += 1 }
    // The highest bits of the hash are those that all bytes have a part in.
    shift = 64 - bits
    mask = 1 << Int(bits) - 1
    words = .allocate(capacity: entries.count)
    values = .allocate(capacity: entries.count)
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
    for (index, (word, value)) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: word.hash >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(index + 1)
      (words + index).initialize(to: word.bytes)
      (values + index).initialize(to: value)
    }
  }

  @inline(__always)
  subscript(word: Word) -> Value? {
    var slot = Int(truncatingIfNeeded: word.hash >> shift)
    while true {
      let index = Int(slots[slot]) - 1
      if index < 0 { return nil }
      if words[index] == word.bytes { return word.length <= Word.capacity ? values[index] : nil }
      slot = (slot + 1) & mask
    }
  }
}
