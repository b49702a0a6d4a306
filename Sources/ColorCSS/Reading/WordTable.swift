/// A table from words to values: open addressing, built once at first use and kept for good.
struct WordTable<Value>: @unchecked Sendable {
  // Never freed and never written after `init`, so that it may be read from anywhere.
  private let entries: UnsafeMutablePointer<Entry>
  private let mask: Int

  private struct Entry {
    var bytes: SIMD4<UInt64>
    var value: Value?
  }

  init(_ words: [(Word, Value)]) {
    // At most a quarter full: most look-ups end at the first slot.
    var capacity = 16
    while capacity < words.count * 4 { capacity *= 2 }
    mask = capacity - 1
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(bytes: .zero, value: nil), count: capacity)
    for (word, value) in words {
      var slot = Int(truncatingIfNeeded: word.hash) & mask
      while entries[slot].value != nil { slot = (slot + 1) & mask }
      entries[slot] = Entry(bytes: word.bytes, value: value)
    }
  }

  @inline(__always)
  subscript(word: Word) -> Value? {
    var slot = Int(truncatingIfNeeded: word.hash) & mask
    while true {
      let entry = entries[slot]
      guard let value = entry.value else { return nil }
      if entry.bytes == word.bytes { return word.length <= Word.capacity ? value : nil }
      slot = (slot + 1) & mask
    }
  }
}
