public import ColorCore

extension Color {
  /// A colour from CSS text: everything CSS Color 4 and 5 can say without a page around it, and with
  /// what a page knows in `context`.
  ///
  /// White space and comments around it are allowed, nothing else.
  public init(css text: String, context: ParsingContext = ParsingContext()) throws(ColorTextError) {
    self = try text.withBytes { bytes in Color.read(bytes, context, asCSS: true) }.get()
  }

  /// A colour from CSS text in UTF-8.
  public init(
    css bytes: UnsafeBufferPointer<UInt8>, context: ParsingContext = ParsingContext()
  ) throws(ColorTextError) {
    self = try Color.read(bytes, context, asCSS: true).get()
  }

  /// A colour from any text that people type or paste: CSS, or hex digits without `#`.
  public init(text: String, context: ParsingContext = ParsingContext()) throws(ColorTextError) {
    self = try text.withBytes { bytes in Color.read(bytes, context, asCSS: false) }.get()
  }

  /// A colour from any text that people type or paste, in UTF-8.
  public init(
    text bytes: UnsafeBufferPointer<UInt8>, context: ParsingContext = ParsingContext()
  ) throws(ColorTextError) {
    self = try Color.read(bytes, context, asCSS: false).get()
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
    var writer = TextWriter(buffer)
    writer.write(self, as: notation, style)
    return writer.count
  }

  /// No text of a colour is longer than this many bytes, whatever its numbers and its style.
  public static var longestText: Int { TextWriter.room }

  private static func read(
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
      let writesAlpha = style.alpha == .always || (style.alpha == .automatic && bytes.alpha != 255)
      writeAlphaFirst(bytes, style, prefix: "0x", withAlpha: writesAlpha)
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
