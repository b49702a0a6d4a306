public import ColorCore

extension Color {
  /// A colour from CSS text: everything CSS Color 4 and 5 can say without a page around it.
  ///
  /// White space and comments around it are allowed, nothing else.
  public init(css text: String) throws(ColorTextError) {
    self = try text.withBytes { bytes in Color.read(bytes, ParsingContext(), asCSS: true) }.get()
  }

  /// A colour from CSS text, with what a page knows in `context`.
  public init(css text: String, context: ParsingContext) throws(ColorTextError) {
    self = try text.withBytes { bytes in Color.read(bytes, context, asCSS: true) }.get()
  }

  /// A colour from CSS text in UTF-8. The fastest way in.
  public init(css bytes: UnsafeBufferPointer<UInt8>) throws(ColorTextError) {
    if let color = HexDigits.sixDigits(bytes) {
      self = color
    } else {
      self = try Color.other(bytes)
    }
  }

  /// A colour from CSS text in UTF-8.
  public init(css bytes: Span<UInt8>) throws(ColorTextError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(ColorTextError) in try Color(css: buffer) }
  }

  /// A colour from any text that people type or paste: CSS, hex digits without `#`, numbers, and the
  /// colours of program text.
  public init(text: String) throws(ColorTextError) {
    self = try text.withBytes { bytes in Color.read(bytes, ParsingContext(), asCSS: false) }.get()
  }

  /// A colour from any text that people type or paste, with what the text alone does not tell in
  /// `context`.
  public init(text: String, context: ParsingContext) throws(ColorTextError) {
    self = try text.withBytes { bytes in Color.read(bytes, context, asCSS: false) }.get()
  }

  /// A colour from any text that people type or paste, in UTF-8.
  public init(text bytes: UnsafeBufferPointer<UInt8>) throws(ColorTextError) {
    self = try Color.read(bytes, ParsingContext(), asCSS: false).get()
  }

  /// The text of this colour in a notation, converted to its space where the notation has one.
  public func text(as notation: Notation, _ style: TextStyle = TextStyle()) -> String {
    TextWriter.text { $0.write(self, as: notation, style) }
  }

  /// Writes the text of this colour into memory that is already there, and answers how many bytes it
  /// takes. ``longestText`` bytes are always enough; in fewer, the text is cut off.
  public func write(
    as notation: Notation, _ style: TextStyle = TextStyle(), into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    if buffer.count >= TextWriter.room {
      var writer = TextWriter(base)
      writer.write(self, as: notation, style)
      return writer.count
    }
    return TextWriter.written {
      $0.write(self, as: notation, style)
    } _: { text in
      let length = min(text.count, buffer.count)
      for index in 0..<length { base[index] = text[index] }
      return length
    }
  }

  /// No text of a colour is longer than this many bytes, whatever its numbers and its style.
  public static var longestText: Int { TextWriter.room }

  @inline(never)
  private static func other(_ bytes: UnsafeBufferPointer<UInt8>) throws(ColorTextError) -> Color {
    if let color = OrdinaryText.color(bytes) { return color }
    return try uncommon(bytes, ParsingContext(), asCSS: true).get()
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: ParsingContext, asCSS: Bool
  ) -> Result<Color, ColorTextError> {
    // Only alpha first makes another colour of an ordinary text.
    if context.hexAlpha == .last || asCSS, let color = OrdinaryText.color(bytes) { return .success(color) }
    return uncommon(bytes, context, asCSS: asCSS)
  }

  @inline(never)
  private static func uncommon(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: ParsingContext, asCSS: Bool
  ) -> Result<Color, ColorTextError> {
    guard let base = bytes.baseAddress else { return .failure(ColorTextError(.empty, at: 0..<0)) }
    let cursor = ByteCursor(base, count: bytes.count)
    do throws(ColorTextError) {
      if asCSS {
        var parser = ColorParser(cursor, context)
        return .success(try parser.onlyColor())
      }
      let reader = TextReader(cursor, context)
      return .success(try reader.color())
    } catch {
      return .failure(error)
    }
  }
}

extension TextWriter {
  mutating func write(_ color: Color, as notation: Notation, _ style: TextStyle) {
    switch notation {
    case .hex: writeHex(color.srgb8, style)
    case .rgb: writeRGB(color.converted(to: .srgb), style)
    case .css: writeComputedValue(color, style)
    case .name: writeName(color.srgb8, style)
    case .swift, .uicolor, .nscolor, .colorLiteral: writeInitializer(color, as: notation, style)
    case .glsl: writeVector(color, style)
    case .qt: writeBytes(color.srgb8, style, named: "QColor(")
    case .java: writeBytes(color.srgb8, style, named: "new Color(")
    case .flutter:
      writeAlphaFirst(color.srgb8, style, prefix: "Color(0x", withAlpha: true)
      write(UInt8(ascii: ")"))
    case .argb: writeAlphaFirst(color.srgb8, style, prefix: "#", withAlpha: true)
    case .hexNumber:
      let bytes = color.srgb8
      writeAlphaFirst(bytes, style, prefix: "0x", withAlpha: style.writesAlpha(bytes))
    case .bytes: writeNumbers(color, style, asBytes: true)
    case .floats: writeNumbers(color, style, asBytes: false)
    default: writeFunction(color.converted(to: notation.space ?? color.space), style, form: .notation)
    }
  }

  private mutating func writeName(_ bytes: SRGB8, _ style: TextStyle) {
    if let name = NamedColors.name(of: bytes) { write(name) } else { writeHex(bytes, style) }
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes of this string.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
