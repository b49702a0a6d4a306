public import ColorCore

/// Text with fields in braces that colours are put into: `0x{0}{1}{2}`, `--c: {hex:X};`,
/// `{oklch.l:.1%} {oklch.c} {oklch.h:.0}`.
///
/// | field | writes |
/// |---|---|
/// | `{hex}`, `{rgb}`, `{name}` … | the text in that ``Notation`` |
/// | `{r}` `{g}` `{b}` | a channel of sRGB as a byte |
/// | `{a}` | alpha, 0…1 |
/// | `{0}` `{1}` `{2}` `{3}` | red, green, blue, alpha as two hex digits |
/// | `{oklch.h}`, `{hsl.alpha}` | a channel of any space |
/// | `{{`, `}}` | a brace |
///
/// Behind a colon stands a format: `x` or `X` for two hex digits, `d` for a byte, `.3` for three
/// decimals, `%` or `.1%` for a percentage of the channel's range; for notations `X` or `.3`.
public struct ColorTemplate: Hashable, Sendable {
  private let parts: [TemplatePart]

  /// A template from its text.
  public init(_ text: String) throws(TemplateError) {
    parts = try text.withBytes { (bytes) -> Result<[TemplatePart], TemplateError> in
      guard let base = bytes.baseAddress else { return .success([]) }
      var reader = TemplateReader(ByteCursor(base, count: bytes.count))
      do throws(TemplateError) { return .success(try reader.parts()) } catch { return .failure(error) }
    }.get()
  }

  /// The template's text with a colour in its fields.
  public func text(for color: Color, _ style: TextStyle = TextStyle()) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .literal(let text): result += text
      case .notation(let notation, let format): result += color.text(as: notation, format.applied(to: style))
      case .channel(let space, let lane, let format):
        result += TextWriter.text { $0.writeChannel(color, space, lane, format, style) }
      }
    }
    return result
  }
}

/// A piece of a template.
enum TemplatePart: Hashable {
  case literal(String)
  case notation(Notation, TemplateFormat)
  /// The lane of a space; −1 for alpha.
  case channel(ColorSpace, Int, TemplateFormat)
}

/// How the number of a field is written.
enum TemplateFormat: Hashable {
  case own
  case hex(uppercase: Bool?)
  case byte
  case decimals(Int)
  case percentage(Int)

  /// The style with this format's choice in it.
  func applied(to style: TextStyle) -> TextStyle {
    var result = style
    switch self {
    case .hex(let uppercase?): result.hexIsUppercase = uppercase
    case .decimals(let count): result.rounding = .decimals(count)
    default: break
    }
    return result
  }
}

extension TextWriter {
  fileprivate mutating func writeChannel(
    _ color: Color, _ space: ColorSpace, _ lane: Int, _ format: TemplateFormat, _ style: TextStyle
  ) {
    let converted = color.converted(to: space)
    let isAlpha = lane < 0
    let value = isAlpha ? converted.alpha : converted.components[lane]
    let full = isAlpha ? 1 : space.channels[lane].range.upperBound
    switch format {
    case .hex: writeHexByte(SRGB8.byte(value / full), format.applied(to: style).hexLetters)
    case .byte: writeInteger(UInt64(SRGB8.byte(value / full)))
    case .decimals(let count): write(value, decimals: count)
    case .percentage(let count):
      write(value / full * 100, decimals: count)
      write(UInt8(ascii: "%"))
    case .own:
      if isAlpha {
        write(value, style.rounding, own: Self.alphaDecimals(value))
      } else {
        write(value, style.rounding, own: SpaceText.of(space).channels[lane].decimals)
      }
    }
  }
}
