import ColorCore

/// Reads one colour of CSS Color 4 and 5, in one pass over the bytes.
struct ColorParser {
  var cursor: ByteCursor
  /// Whether every space of this library is a function, such as `hsv(25 50% 75%)`.
  var knowsAllSpaces = false

  @inline(__always)
  init(_ cursor: ByteCursor) { self.cursor = cursor }

  /// The colour that is the whole text, but for white space and comments around it.
  @inline(__always)
  mutating func onlyColor() throws(ColorTextError) -> Color {
    cursor.skipSpace()
    let color = try color()
    if !cursor.isAtEnd {
      cursor.skipSpace()
      if !cursor.isAtEnd { throw ColorTextError(.trailingText, at: cursor.at..<cursor.count) }
    }
    return color
  }

  /// Reads the colour that starts here.
  @inline(__always)
  mutating func color() throws(ColorTextError) -> Color {
    if cursor.byte == UInt8(ascii: "#") { return try hexColor() }
    guard cursor.isAtName else {
      throw ColorTextError(cursor.isAtEnd ? .empty : .unexpected, at: cursor.character)
    }
    let start = cursor.at
    let word = cursor.word()
    if cursor.byte == UInt8(ascii: "(") { return try function(word, from: start) }
    guard let bytes = NamedColors[word] else { throw ColorTextError(.unknownName, at: start..<cursor.at) }
    return Color(rgba: bytes)
  }

  /// Reads the rest of a function from its opening parenthesis.
  @inline(__always)
  private mutating func function(_ word: Word, from start: Int) throws(ColorTextError) -> Color {
    guard let form = Keyword(word).flatMap(ColorFunction.init) ?? spaceFunction(word) else {
      throw ColorTextError(.unknownFunction, at: start..<cursor.at)
    }
    cursor.at += 1
    cursor.skipSpace()
    return try arguments(of: form, from: start)
  }

  private func spaceFunction(_ word: Word) -> ColorFunction? {
    guard knowsAllSpaces, let space = NamedSpace.functions[word] else { return nil }
    var form = ColorFunction(space, full: Components(repeating: 1))
    form.setRanges()
    return form
  }
}

extension Color {
  /// The legacy colour of the bytes `0xRRGGBBAA`.
  @inline(__always)
  init(rgba: UInt32) {
    self.init(
      SRGB8(
        UInt8(truncatingIfNeeded: rgba >> 24), UInt8(truncatingIfNeeded: rgba >> 16),
        UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba)))
  }
}
