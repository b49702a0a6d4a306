import ColorCSS
import ColorCore
import Testing

@Suite struct NotationTests {
  static let denim = Color(rgb: 0x1560BD)
  static let glass = Color(SRGB8(21, 96, 189, alpha: 128))

  @Test(arguments: [
    (Notation.hex, "#1560bd", "#1560bd80"), (.rgb, "rgb(21, 96, 189)", "rgba(21, 96, 189, 0.5)"),
    (.css, "rgb(21, 96, 189)", "rgba(21, 96, 189, 0.5)"),
    (.hsl, "hsl(213.21 80% 41.18%)", "hsl(213.21 80% 41.18% / 0.502)"),
    (.hsv, "hsv(213.21 88.89% 74.12%)", "hsv(213.21 88.89% 74.12% / 0.502)"),
    (.hwb, "hwb(213.21 8.24% 25.88%)", "hwb(213.21 8.24% 25.88% / 0.502)"),
    (.lab, "lab(40.63 6.3 -56.11)", "lab(40.63 6.3 -56.11 / 0.502)"),
    (.oklch, "oklch(0.5001 0.1623 256.92)", "oklch(0.5001 0.1623 256.92 / 0.502)"),
    (.srgb, "color(srgb 0.0824 0.3765 0.7412)", "color(srgb 0.0824 0.3765 0.7412 / 0.502)"),
    (.cmyk, "device-cmyk(0.8889 0.4921 0 0.2588)", "device-cmyk(0.8889 0.4921 0 0.2588 / 0.502)"),
    (
      .swift, "Color(.sRGB, red: 0.0824, green: 0.3765, blue: 0.7412, opacity: 1)",
      "Color(.sRGB, red: 0.0824, green: 0.3765, blue: 0.7412, opacity: 0.502)"
    ),
    (
      .uicolor, "UIColor(red: 0.0824, green: 0.3765, blue: 0.7412, alpha: 1)",
      "UIColor(red: 0.0824, green: 0.3765, blue: 0.7412, alpha: 0.502)"
    ),
    (
      .nscolor, "NSColor(srgbRed: 0.0824, green: 0.3765, blue: 0.7412, alpha: 1)",
      "NSColor(srgbRed: 0.0824, green: 0.3765, blue: 0.7412, alpha: 0.502)"
    ),
    (
      .colorLiteral, "#colorLiteral(red: 0.0824, green: 0.3765, blue: 0.7412, alpha: 1)",
      "#colorLiteral(red: 0.0824, green: 0.3765, blue: 0.7412, alpha: 0.502)"
    ),
    (.glsl, "vec3(0.0824, 0.3765, 0.7412)", "vec4(0.0824, 0.3765, 0.7412, 0.502)"),
    (.qt, "QColor(21, 96, 189)", "QColor(21, 96, 189, 128)"),
    (.java, "new Color(21, 96, 189)", "new Color(21, 96, 189, 128)"),
    (.flutter, "Color(0xff1560bd)", "Color(0x801560bd)"), (.argb, "#ff1560bd", "#801560bd"),
    (.hexNumber, "0x1560bd", "0x801560bd"), (.bytes, "21, 96, 189", "21, 96, 189, 0.5"),
    (.floats, "0.0824 0.3765 0.7412", "0.0824 0.3765 0.7412 0.502"), (.name, "#1560bd", "#1560bd80"),
  ])
  func opaqueAndClear(notation: Notation, opaque: String, clear: String) {
    #expect(Self.denim.text(as: notation) == opaque)
    #expect(Self.glass.text(as: notation) == clear)
  }

  @Test func everySpaceHasANotation() {
    let hidden = [
      "a98-rgb-linear", "prophoto-rgb-linear", "rec2020-linear", "rec2020-oetf", "lab-d65", "lch-d65", "xyy", "din99o",
      "acescg", "acescc", "rec2100-hlg", "oklrab", "oklrch", "hsl-p3", "hsl-rec2020", "lch-srgb", "lch-p3",
      "lch-rec2020", "oklch-srgb", "oklch-p3", "oklch-rec2020", "helmlab-metric", "helmgen",
    ]
    for space in ColorSpace.allCases where !hidden.contains(space.name) {
      #expect(Notation(rawValue: space.name)?.space == space, "\(space.name)")
    }
  }

  @Test(arguments: Notation.allCases)
  func ownDigitsGiveTheBytesBack(notation: Notation) throws {
    // With alpha first, the reader has to be told.
    let context = ParsingContext(hexAlpha: notation == .argb ? .first : .last)
    var generator = SeededGenerator(seed: 20)
    for step in 0..<400 {
      let dark = step % 2 == 0 ? UInt64(12) : 256
      let bytes = SRGB8(
        UInt8(generator.next() % dark), UInt8(generator.next() % dark), UInt8(generator.next() % dark),
        alpha: step % 3 == 0 ? UInt8(generator.next() % 256) : 255)
      let text = Color(bytes).text(as: notation)
      let back = try Color(text: text, context: context)
      #expect(back.srgb8 == bytes, "\(text) is \(back.srgb8), not \(bytes)")
      if back.srgb8 != bytes { return }
    }
  }

  @Test func wideColorsAreWrittenInDisplayP3() {
    let color = Color(.displayP3, 1, 0, 0)
    #expect(color.text(as: .swift) == "Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)")
    #expect(color.text(as: .uicolor) == "UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)")
    #expect(color.text(as: .nscolor) == "NSColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)")
  }

  @Test func everyNumberOfAVectorHasAPoint() {
    #expect(Color.white.text(as: .glsl) == "vec3(1.0, 1.0, 1.0)")
    #expect(Color.transparent.text(as: .glsl) == "vec4(0.0, 0.0, 0.0, 0.0)")
  }

  @Test func hexStyles() {
    var style = TextStyle()
    style.hexIsUppercase = true
    style.hexPrefix = .none
    #expect(Self.denim.text(as: .hex, style) == "1560BD")
    style.hexPrefix = .zeroX
    #expect(Self.denim.text(as: .hex, style) == "0x1560BD")
    style = TextStyle()
    style.hexLength = .shortest
    #expect(Color(rgb: 0xAABBCC).text(as: .hex, style) == "#abc")
    #expect(Color(SRGB8(170, 187, 204, alpha: 221)).text(as: .hex, style) == "#abcd")
    #expect(Color(SRGB8(170, 187, 204, alpha: 222)).text(as: .hex, style) == "#aabbccde")
    #expect(Self.denim.text(as: .hex, style) == "#1560bd")
    style.alpha = .always
    #expect(Self.denim.text(as: .hex, style) == "#1560bdff")
    style.alpha = .never
    #expect(Self.glass.text(as: .hex, style) == "#1560bd")
  }

  @Test func functionStyles() {
    var style = TextStyle(precision: 1)
    #expect(Self.denim.text(as: .rgb, style) == "rgb(21, 96, 189)")
    #expect(Color(.srgb, 0.1, 0.2, 0.3).text(as: .rgb, style) == "rgb(25.5, 51, 76.5)")
    style.percentages = .all
    style.alphaIsPercentage = true
    #expect(Self.glass.text(as: .rgb, style) == "rgba(8.2%, 37.6%, 74.1%, 50.2%)")
    style.separators = .spaces
    #expect(Self.glass.text(as: .rgb, style) == "rgb(8.2% 37.6% 74.1% / 50.2%)")
    style.separators = .commas
    style.hueHasUnit = true
    #expect(Self.denim.text(as: .hsl, style) == "hsl(213.2deg, 80%, 41.2%)")
    #expect(Self.denim.text(as: .oklch, style) == "oklch(50% 40.6% 256.9deg)")
    style.percentages = .channels([1])
    #expect(Self.denim.text(as: .oklch, style) == "oklch(0.5 40.6% 256.9deg)")
  }

  @Test func aBufferThatIsTooSmallCutsOff() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { buffer in
      #expect(Self.denim.write(as: .hex, into: buffer) == 4)
      #expect(String(decoding: buffer, as: UTF8.self) == "#156")
    }
    #expect(Self.denim.write(as: .hex, into: UnsafeMutableBufferPointer(start: nil, count: 0)) == 0)
  }

  @Test func theLongestTextFits() {
    for notation in Notation.allCases {
      let color = Color(notation.space ?? .srgb, Components(repeating: -1.0e100 / 3), alpha: 1.0 / 3)
      for style in [TextStyle(precision: 17), TextStyle(.shortest)] {
        #expect(color.text(as: notation, style).utf8.count < Color.longestText, "\(notation)")
      }
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
