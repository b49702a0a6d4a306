import ColorCSS
import ColorCore
import Testing

@Suite struct TemplateTests {
  static let denim = Color(SRGB8(21, 96, 189, alpha: 128))

  @Test(arguments: [
    ("0x{0}{1}{2}", "0x1560bd"), ("0x{0:X}{1:X}{2:X}{3:X}", "0x1560BD80"), ("{r}, {g}, {b}, {a}", "21, 96, 189, 0.5"),
    ("{hex}", "#1560bd80"), ("{hex:X}", "#1560BD80"), ("{oklch:.2}", "oklch(0.5 0.16 256.92 / 0.5)"),
    ("{css}", "rgba(21, 96, 189, 0.5)"),
    ("{oklch.l:.1%} {oklch.c} {oklch.h:.0}", "50% 0.1623 257"), ("{hsl.saturation}|{hsl.alpha:.3}", "80|0.502"),
    ("{{{r:x}}}", "{15}"), ("no field", "no field"), ("", ""), ("{lab.a:.0}/{lab.alpha:%}", "6/50%"),
    ("{srgb.g:d}", "96"),
    ("{g:.3}", "0.376"), ("é{r}ü", "é21ü"), ("{cmyk.k:%}", "26%"),
  ])
  func fills(template: String, text: String) throws {
    #expect(try ColorTemplate(template).text(for: Self.denim) == text)
  }

  @Test(arguments: [
    ("{r", TemplateError.Reason.unclosedBrace, 0..<2), ("a{", .unclosedBrace, 1..<2), ("}", .strayBrace, 0..<1),
    ("a}b", .strayBrace, 1..<2), ("{}", .unknownField, 1..<1), ("{foo}", .unknownField, 1..<4),
    ("{4}", .unknownField, 1..<2),
    ("{hsl.q}", .unknownChannel, 5..<6), ("{foo.r}", .unknownField, 1..<6), ("{r:q}", .unknownFormat, 3..<4),
    ("{r:.18}", .unknownFormat, 3..<6), ("{r:.}", .unknownFormat, 3..<4), ("{r:}", .unknownFormat, 3..<3),
    ("{hex:%}", .unknownFormat, 5..<6), ("{r:{}", .unknownFormat, 3..<4), ("{r{g}", .unclosedBrace, 0..<2),
  ])
  func reasonAndPlace(template: String, reason: TemplateError.Reason, range: Range<Int>) {
    #expect(throws: TemplateError(reason, at: range)) { try ColorTemplate(template) }
  }

  @Test func theStyleIsHeeded() throws {
    var style = TextStyle()
    style.hexIsUppercase = true
    #expect(try ColorTemplate("0x{0}{1}{2}").text(for: .white, style) == "0xFFFFFF")
  }
}
