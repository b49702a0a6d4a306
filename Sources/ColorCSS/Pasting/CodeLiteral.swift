import ColorCore

/// Reads a colour as a line of program text makes it: `UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)`,
/// `vec3(1.0, 0.5, 0.0)`, `QColor(255, 127, 0)`, `new Color(255, 127, 0)`, `Color(0xFFFF7F00)`.
struct CodeLiteral {
  private var cursor: ByteCursor
  private let context: ParsingContext
  private let form: Form?
  private let start: Int

  /// How the arguments of a function are meant.
  private struct Form {
    // The integers of Java and C# are bytes, alpha among them.
    var scale = PastedScale.byLooks(integersAreBytes: true)
    /// Four numbers start with alpha.
    var alphaFirst = false
  }

  init(_ cursor: ByteCursor, _ context: ParsingContext) {
    self.context = context
    start = cursor.at
    var ahead = cursor
    // [UIColor colorWithRed:…], #colorLiteral(…), new Color(…)
    if !ahead.skip(UInt8(ascii: "[")) { _ = ahead.skip(UInt8(ascii: "#")) }
    var name = ahead.codeWord()
    if name == Word("new") {
      while ahead.byte == 32 { ahead.at += 1 }
      name = ahead.codeWord()
    }
    while ahead.byte == 32 { ahead.at += 1 }
    let opens = ahead.skip(UInt8(ascii: "("))
    form = opens || cursor.byte == UInt8(ascii: "[") ? Self.form(name) : nil
    self.cursor = ahead
  }

  /// Whether the text starts like one of the functions.
  var isKnown: Bool { form != nil }

  private static func form(_ name: Word) -> Form? { forms[name] }

  private static let forms: WordTable<Form> = {
    let unit = Form(scale: .unit)
    let bytes = Form(scale: .bytes)
    let table: [(String, Form)] = [
      ("color", Form()), ("uicolor", unit), ("nscolor", unit), ("colorliteral", unit),
      ("vec3", unit), ("vec4", unit), ("float3", unit), ("float4", unit), ("half3", unit), ("half4", unit),
      ("color3.new", unit), ("qt.rgba", unit), ("qcolor", bytes), ("qrgb", bytes), ("qrgba", bytes),
      ("color.rgb", Form()), ("color.fromrgb", bytes), ("color3.fromrgb", bytes), ("color.fromrgbo", bytes),
      ("color.argb", Form(alphaFirst: true)), ("color.fromargb", Form(scale: .bytes, alphaFirst: true)),
    ]
    return WordTable(table.map { (Word($0.0), $0.1) })
  }()

  mutating func color() throws(ColorTextError) -> Color {
    var arguments = CodeArguments()
    while true {
      cursor.skipSeparators()
      if cursor.isAtEnd { throw ColorTextError(.unexpected, at: cursor.character) }
      if cursor.skip(UInt8(ascii: ")")) || cursor.skip(UInt8(ascii: "]")) { break }
      if let whole = try arguments.read(&cursor, context) { return try last(whole) }
    }
    cursor.skipSeparators()
    if !cursor.isAtEnd { throw ColorTextError(.trailingText, at: cursor.at..<cursor.count) }
    if arguments.hasLabels { return try arguments.labelled(at: start..<cursor.at) }
    var numbers = arguments.numbers
    // A vector of one number is that number in all lanes.
    if numbers.count == 1, case .unit = form?.scale { numbers = Array(repeating: numbers[0], count: 3) }
    if numbers.count < 3 { throw ColorTextError(.tooFewComponents, at: start..<cursor.at) }
    if numbers.count > 4 { throw ColorTextError(.tooManyComponents, at: numbers[4].place) }
    if numbers.count == 4, form?.alphaFirst == true { numbers.append(numbers.removeFirst()) }
    return try numbers.color(arguments.scale(form?.scale ?? .unit, of: numbers), in: arguments.space)
  }

  /// The colour that was the only argument, behind its closing parenthesis.
  private mutating func last(_ color: Color) throws(ColorTextError) -> Color {
    cursor.skipSeparators()
    guard cursor.skip(UInt8(ascii: ")")) else { throw ColorTextError(.unexpected, at: cursor.character) }
    cursor.skipSeparators()
    if !cursor.isAtEnd { throw ColorTextError(.trailingText, at: cursor.at..<cursor.count) }
    return color
  }
}

extension ByteCursor {
  /// Reads a name with full stops in it, as `Color.rgb`.
  mutating func codeWord() -> Word {
    var word = Word()
    while byte.continuesName || (byte == UInt8(ascii: ".") && byte(ahead: 1).startsName) {
      word.append(byte)
      at += 1
    }
    return word
  }
}
