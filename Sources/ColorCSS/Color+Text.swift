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
      var reader = TextReader(cursor, context)
      return .success(try reader.color())
    } catch {
      return .failure(error)
    }
  }
}

extension TextWriter {
  mutating func write(_ color: Color, as notation: Notation, _ style: TextStyle) {
    switch notation {
    case .hex: writeHex(color.srgb8)
    case .rgb: writeLegacyRGB(color.converted(to: .srgb), style)
    case .name:
      if let name = NamedColors.name(of: color.srgb8) { write(name) } else { writeHex(color.srgb8) }
    case .css: writeComputedValue(color, style)
    default:
      writeFunction(color.converted(to: notation.space ?? color.space), style, form: .notation)
    }
  }

  /// Writes `#rrggbb`, or `#rrggbbaa` when alpha is not 255.
  mutating func writeHex(_ bytes: SRGB8) {
    write(UInt8(ascii: "#"))
    writeHexByte(bytes.red)
    writeHexByte(bytes.green)
    writeHexByte(bytes.blue)
    if bytes.alpha != 255 { writeHexByte(bytes.alpha) }
  }

  private mutating func writeHexByte(_ byte: UInt8) {
    for digit in [byte >> 4, byte & 15] { write(digit < 10 ? digit + 48 : digit + 87) }
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes of this string.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
