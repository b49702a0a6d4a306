import ColorCore

/// Reads one colour of CSS Color 4 and 5, in one pass over the bytes.
struct ColorParser {
  var cursor: ByteCursor
  let context: ParsingContext
  /// Whether every space of this library is a function, such as `hsv(25 50% 75%)`.
  let knowsAllSpaces: Bool
  /// The colour whose channels are the words of the relative colour that is being read.
  var origin: RelativeOrigin?
  /// How many functions are open.
  private var depth = 0

  @inline(__always)
  init(_ cursor: ByteCursor, _ context: ParsingContext = ParsingContext(), knowsAllSpaces: Bool = false) {
    self.cursor = cursor
    self.context = context
    self.knowsAllSpaces = knowsAllSpaces
  }

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
    guard cursor.isAtName else { throw notAColor() }
    let start = cursor.at
    let word = cursor.word()
    if cursor.byte == UInt8(ascii: "(") { return try function(word, from: start) }
    if let bytes = NamedColors[word] { return Color(rgba: bytes) }
    return try currentColor(word, from: start)
  }

  private func notAColor() -> ColorTextError {
    if cursor.at == 0 || !cursor.isAtEnd {
      return ColorTextError(cursor.isAtEnd ? .empty : .unexpected, at: cursor.character)
    }
    return ColorTextError(depth == 0 ? .empty : .colorNeeded, at: cursor.character)
  }

  private func currentColor(_ word: Word, from start: Int) throws(ColorTextError) -> Color {
    guard Keyword(word) == .currentColor else { throw ColorTextError(.unknownName, at: start..<cursor.at) }
    guard let color = context.currentColor else { throw ColorTextError(.currentColorUnknown, at: start..<cursor.at) }
    return color
  }

  /// Reads the rest of a function from its opening parenthesis.
  @inline(__always)
  private mutating func function(_ word: Word, from start: Int) throws(ColorTextError) -> Color {
    let name = Keyword(word)
    if let function = name.flatMap(ColorFunction.init) {
      let open = cursor.at
      cursor.at += 1
      cursor.skipSpace()
      guard cursor.byte | 0x20 == UInt8(ascii: "f"), isAt(.from) else {
        return try arguments(of: function, from: start)
      }
      cursor.at = open
      return try nested { (parser) throws(ColorTextError) in try parser.relativeColor(function, from: start) }
    }
    return try nested { (parser) throws(ColorTextError) in try parser.otherFunction(name, word, from: start) }
  }

  /// Reads a function that is not made of components alone, from its opening parenthesis.
  private mutating func otherFunction(
    _ name: Keyword?, _ word: Word, from start: Int
  ) throws(ColorTextError) -> Color {
    switch name {
    case .colorMix: return try colorMix()
    case .alpha: return try alphaFunction()
    case .lightDark: return try lightDark(from: start)
    case .contrastColor: return try contrastColor()
    default:
      guard knowsAllSpaces, let space = NamedSpace.functions[word] else {
        throw ColorTextError(.unknownFunction, at: start..<cursor.at)
      }
      cursor.at += 1
      cursor.skipSpace()
      return try arguments(of: ColorFunction(.custom, space), from: start)
    }
  }

  private func isAt(_ keyword: Keyword) -> Bool {
    var ahead = cursor
    return ahead.isAtName && Keyword(ahead.word()) == keyword
  }

  /// Goes one function deeper for as long as `body` reads.
  mutating func nested<Result>(
    _ body: (inout ColorParser) throws(ColorTextError) -> Result
  ) throws(ColorTextError) -> Result {
    guard depth < ColorTextError.greatestDepth else { throw ColorTextError(.tooDeep, at: cursor.character) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Steps over the comma between two arguments and the space around it.
  mutating func comma() throws(ColorTextError) {
    cursor.skipSpace()
    guard cursor.skip(UInt8(ascii: ",")) else { throw ColorTextError(.commaNeeded, at: cursor.character) }
    cursor.skipSpace()
  }

  /// Steps over the parenthesis that closes a function and the space before it.
  mutating func close() throws(ColorTextError) {
    cursor.skipSpace()
    guard cursor.skipClosing() else { throw ColorTextError(.unexpected, at: cursor.character) }
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
