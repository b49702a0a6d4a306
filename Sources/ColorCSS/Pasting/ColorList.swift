public import ColorCore

extension Color {
  /// Several colours from one text, in order: a colour a line, or colours side by side with spaces,
  /// commas or semicolons between them.
  ///
  /// A line that is one colour as a whole, such as `255, 127, 0`, is one.
  public static func list(
    text: String, context: ParsingContext = ParsingContext()
  ) throws(ColorTextError) -> [Color] {
    try text.withBytes { bytes in readList(bytes, context) }.get()
  }

  private static func readList(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: ParsingContext
  ) -> Result<[Color], ColorTextError> {
    guard let base = bytes.baseAddress else { return .success([]) }
    var colors: [Color] = []
    var start = 0
    do throws(ColorTextError) {
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
        var line = ByteCursor(base, count: end)
        line.at = start
        try line.readColors(into: &colors, context)
        start = end + 1
      }
      return .success(colors)
    } catch {
      return .failure(error)
    }
  }
}

extension ByteCursor {
  /// Reads the colours of one line.
  fileprivate mutating func readColors(
    into colors: inout [Color], _ context: ParsingContext
  ) throws(ColorTextError) {
    skipSeparators()
    if isAtEnd { return }
    if let color = try? TextReader(self, context).color() { return colors.append(color) }
    while !isAtEnd {
      var parser = ColorParser(self, context, knowsAllSpaces: true)
      do throws(ColorTextError) {
        colors.append(try parser.color())
        self = parser.cursor
      } catch {
        guard let color = plainWord(context) else { throw error }
        colors.append(color)
      }
      guard isAtEnd || byte.isSpace || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") else {
        throw ColorTextError(.unexpected, at: character)
      }
      skipSeparators()
    }
  }

  /// Reads one colour without spaces that CSS does not know, such as hex digits alone.
  private mutating func plainWord(_ context: ParsingContext) -> Color? {
    var end = at
    while end < count, !base[end].isSpace, base[end] != UInt8(ascii: ","), base[end] != UInt8(ascii: ";") { end += 1 }
    var word = ByteCursor(base, count: end)
    word.at = at
    guard let color = try? TextReader(word, context).color() else { return nil }
    at = end
    return color
  }
}
