import ColorCSS
import ColorCore
import Testing

/// What people paste that CSS does not know.
@Suite struct PastedTextTests {
  @Test(arguments: [
    // Hex in all its clothes.
    ("1560bd", "#1560bd"), ("C66016", "#c66016"), ("abc", "#aabbcc"), ("1560bd80", "#1560bd80"), ("fade", "#ffaaddee"),
    ("0x1560BD", "#1560bd"), ("0X1560bd", "#1560bd"), ("0x801560bd", "#1560bd80"), ("  #1560bd\n", "#1560bd"),
    ("\"#1560bd\"", "#1560bd"), ("'1560bd'", "#1560bd"), ("#1560bd;", "#1560bd"), ("#1560bd,", "#1560bd"),
    ("red;", "#ff0000"), ("`tomato`", "#ff6347"),
    // Bare numbers.
    ("255,127,0", "#ff7f00"), ("255, 127, 0", "#ff7f00"), ("255 127 0", "#ff7f00"), ("(255, 127, 0)", "#ff7f00"),
    ("[255, 127, 0]", "#ff7f00"), ("{255, 127, 0}", "#ff7f00"), ("255;127;0", "#ff7f00"), ("1 0.5 0", "#ff8000"),
    ("1.0, 0.5, 0.0", "#ff8000"), ("1, .5, 0", "#ff8000"), ("1. .5 0.", "#ff8000"), ("1 1 1", "#ffffff"),
    ("1, 1, 1", "#010101"), ("100% 50% 0%", "#ff8000"), ("255,127,0,0.5", "#ff7f0080"), ("255,127,0,128", "#ff7f0080"),
    ("1 0.5 0 0.2", "#ff800033"), ("255 127 0 / 50%", "#ff7f0080"), ("0.5f, 0.5f, 0.5f", "#808080"),
    // Apple's kits.
    ("Color(.sRGB, red: 0.0824, green: 0.3765, blue: 0.7412, opacity: 1)", "#1560bd"),
    ("Color(red: 1, green: 0.5, blue: 0)", "#ff8000"), ("Color(red: 255/255, green: 127/255, blue: 0/255)", "#ff7f00"),
    ("UIColor(red: 21.0 / 255.0, green: 96.0/255.0, blue: 189.0/255.0, alpha: 1.0)", "#1560bd"),
    ("UIColor(white: 0.5, alpha: 0.2)", "#80808033"),
    ("UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)", "#00ffff"),
    ("NSColor(srgbRed: 0.0824, green: 0.3765, blue: 0.7412, alpha: 0.5)", "#1560bd80"),
    ("NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1)", "#ff0000"),
    ("[UIColor colorWithRed:0.5 green:0.25 blue:1 alpha:1]", "#8040ff"),
    ("#colorLiteral(red: 0.0824, green: 0.3765, blue: 0.7412, alpha: 1)", "#1560bd"),
    ("Color(hue: 0, saturation: 1, brightness: 0.5)", "#800000"), ("Color(white: 1, opacity: 0)", "#ffffff00"),
    // Shaders.
    ("vec3(1.0, 0.5, 0.0)", "#ff8000"), ("vec4(1.0, 0.5, 0.0, 0.2)", "#ff800033"), ("vec3(0.5)", "#808080"),
    ("float3(1, 0.5, 0)", "#ff8000"), ("half4(1.0h, 1, 1, 0.2)", "#ffffff33"),
    // Qt, Java, C#, Android, Flutter.
    ("QColor(255, 127, 0)", "#ff7f00"), ("QColor(255, 127, 0, 1)", "#ff7f0001"), ("QColor(\"#1560bd\")", "#1560bd"),
    ("Qt.rgba(1, 0.5, 0, 1)", "#ff8000"), ("qRgb(21, 96, 189)", "#1560bd"),
    ("new Color(255, 127, 0)", "#ff7f00"), ("new Color(1, 1, 1, 1)", "#01010101"), ("new Color(0x1560bd)", "#1560bd"),
    ("new Color(1f, 0.5f, 0f)", "#ff8000"), ("new Color(1.0f, 0.5f, 0.0f, 1.0f);", "#ff8000"),
    ("Color.FromArgb(128, 255, 127, 0)", "#ff7f0080"), ("Color.FromArgb(255, 127, 0)", "#ff7f00"),
    ("Color.argb(128, 255, 127, 0)", "#ff7f0080"), ("Color.rgb(255, 127, 0)", "#ff7f00"),
    ("Color(0xFF1560BD)", "#1560bd"), ("Color(0x801560BD)", "#1560bd80"),
    ("Color.fromARGB(255, 21, 96, 189)", "#1560bd"), ("Color.fromRGBO(21, 96, 189, 0.5)", "#1560bd80"),
    ("Color3.fromRGB(21, 96, 189)", "#1560bd"), ("Color3.new(1, 0.5, 0)", "#ff8000"),
    // Functions of spaces that CSS has not.
    ("hsv(213.21 88.89% 74.12%)", "#1560bd"), ("hsluv(0 0% 100%)", "#ffffff"),
  ])
  func reads(text: String, hex: String) throws {
    #expect(try Color(text: text).text(as: .hex) == hex)
  }

  @Test func wideColorsOfAppleKeepTheirSpace() throws {
    let color = try Color(text: "Color(.displayP3, red: 1, green: 0.2, blue: 0.1, opacity: 0.5)")
    #expect(color == Color(.displayP3, 1, 0.2, 0.1, alpha: 0.5))
    #expect(try Color(text: "UIColor(displayP3Red: 1, green: 0.2, blue: 0.1, alpha: 1)").space == .displayP3)
    #expect(try Color(text: "Color(.sRGBLinear, red: 1, green: 0.2, blue: 0.1)").space == .srgbLinear)
  }

  @Test func alphaFirstOnRequest() throws {
    let context = ParsingContext(hexAlpha: .first)
    #expect(try Color(text: "#801560bd", context: context).text(as: .hex) == "#1560bd80")
    #expect(try Color(text: "801560bd", context: context).text(as: .hex) == "#1560bd80")
    #expect(try Color(text: "#8abc", context: context).text(as: .hex) == "#aabbcc88")
    #expect(try Color(text: "#1560bd", context: context).text(as: .hex) == "#1560bd")
    #expect(try Color(text: "#801560bd").text(as: .hex) == "#801560bd")
  }

  @Test(arguments: [
    ("256, 0, 0", ColorTextError.Reason.byteOutOfRange, 0..<3), ("1, 2", .tooFewComponents, 0..<4),
    ("1 2 3 4 5", .tooManyComponents, 8..<9), ("1, 2, x", .unexpected, 6..<7),
    ("255, 0, 0, 300", .alphaOutOfRange, 11..<14),
    ("0x12345", .hexNumberLength, 0..<7), ("0x12345g", .hexDigit, 7..<8), ("QColor(1, 2)", .tooFewComponents, 0..<12),
    ("QColor(1, 2, 300)", .byteOutOfRange, 13..<16), ("Color(.foo, red: 1, green: 1, blue: 1)", .unknownSpace, 6..<10),
    ("UIColor(red: 1, green: 1)", .tooFewComponents, 0..<25), ("UIColor(rouge: 1, green: 1)", .unexpected, 8..<13),
    ("  rde ", .unknownName, 2..<5), ("", .empty, 0..<0), (" \"\" ", .empty, 2..<2),
    ("color(foo 1 2 3)", .unknownSpace, 6..<9),
    ("vec3(1, 2, 3) x", .trailingText, 14..<15),
  ])
  func reasonAndPlace(text: String, reason: ColorTextError.Reason, range: Range<Int>) {
    #expect(throws: ColorTextError(reason, at: range)) { try Color(text: text) }
  }

  @Test func whatIsPastedIsNoCSS() {
    for text in ["1560bd", "0x1560bd", "255,127,0", "vec3(1, 0, 0)", "#fff;", "hsv(1 2% 3%)"] {
      #expect(throws: ColorTextError.self) { try Color(css: text) }
    }
  }
}

@Suite struct ColorListTests {
  @Test(arguments: [
    ("red, lime blue", ["red", "lime", "blue"]), ("#f00\n#0f0\r\n\n#00f\n", ["red", "lime", "blue"]),
    ("255, 0, 0\n0, 255, 0", ["red", "lime"]), ("rgb(255, 0, 0), hsl(120 100% 50%)", ["red", "lime"]),
    ("ff0000 00ff00;0000ff", ["red", "lime", "blue"]), ("000000 ffffff 000000", ["black", "white", "black"]),
    ("0xff0000,0x00ff00", ["red", "lime"]), ("", []), ("  \n ,, \n", []), ("red", ["red"]),
  ])
  func reads(text: String, names: [String]) throws {
    #expect(try Color.list(text: text).map { $0.text(as: .name) } == names)
  }

  @Test func placeOfTheFaultIsInTheWholeText() {
    #expect(throws: ColorTextError(.unknownName, at: 9..<12)) { try Color.list(text: "red\nlime\nblu") }
    #expect(throws: ColorTextError(.unknownName, at: 5..<8)) { try Color.list(text: "red, blu, lime") }
  }
}
