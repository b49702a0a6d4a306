/// Finds a row by the first letters of its name, as they are typed.
struct TypeAhead: Hashable {
  private var typed = ""
  private var idle = 0.0

  /// Seconds after which letters begin a new name; what GTK's own lists wait.
  private static let patience = 1.0

  /// Whether more letters go on with the same name.
  var isOpen: Bool { !typed.isEmpty }

  mutating func advance(by seconds: Double) {
    guard isOpen else { return }
    idle += max(0, seconds)
    if idle >= Self.patience { typed = "" }
  }

  /// Takes a letter. The first letter looks from the next row on, and so does the same letter again;
  /// more letters look from the present row on; all go round at the end.
  ///
  /// - Returns: the row, or nil when no name begins so; then the letter does not count.
  mutating func type(
    _ letter: Unicode.Scalar, from row: Int, among count: Int, names: (Int) -> String
  ) -> Int? {
    let folded = Self.fold(letter)
    let isSame = typed.unicodeScalars.allSatisfy { $0 == folded }
    idle = 0
    var longer = typed
    longer.unicodeScalars.append(folded)
    if !typed.isEmpty, let found = Self.first(longer, from: row, among: count, names: names) {
      typed = longer
      return found
    }
    guard typed.isEmpty || isSame else { return nil }
    var first = ""
    first.unicodeScalars.append(folded)
    guard let found = Self.first(first, from: row + 1, among: count, names: names) else { return nil }
    typed = typed.isEmpty ? first : longer
    return found
  }

  private static func first(_ start: String, from row: Int, among count: Int, names: (Int) -> String) -> Int? {
    for distance in 0..<count {
      let candidate = (row + distance) % count
      var name = names(candidate).unicodeScalars.makeIterator()
      if start.unicodeScalars.allSatisfy({ letter in name.next().map { fold($0) } == letter }) { return candidate }
    }
    return nil
  }

  /// Letters in lower case; of ASCII, which names of colours are written in.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value >= 0x41 && scalar.value <= 0x5A ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }
}
