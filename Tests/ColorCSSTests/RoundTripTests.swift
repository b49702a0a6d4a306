import ColorCSS
import ColorCore
import Testing

@Suite struct RoundTripTests {
  /// Any colour at all, in any space, with missing components and numbers of every size.
  static func anyColor(_ generator: inout SeededGenerator) -> Color {
    let space = ColorSpace.allCases[Int(generator.next() % UInt64(ColorSpace.allCases.count))]
    var components = Components()
    for lane in 0..<space.channelCount {
      let range = space.channels[lane].range
      let unit = Double(generator.next() >> 11) * 0x1p-53
      // A text holds some channels in their range, so that nothing beyond it can come back.
      components[lane] = range.lowerBound + unit * (range.upperBound - range.lowerBound) * 0.999
    }
    let isSparse = generator.next() % 4 == 0
    let missing = MissingComponents(
      rawValue: isSparse ? UInt8(generator.next() & (space.channelCount == 4 ? 31 : 23)) : 0)
    let alpha = generator.next() % 2 == 0 ? 1 : Double(generator.next() % 1001) / 1000
    return Color(space, components, alpha: alpha, missing: missing)
  }

  @Test func shortestTextGivesTheSameColorBack() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<5000 {
      let color = Self.anyColor(&generator)
      // HSL and HWB have no computed value of their own; as notations they keep their numbers.
      let notation = Notation(rawValue: color.space.name) ?? .css
      let text = color.text(as: notation, TextStyle(.shortest))
      let back = try Color(text: text)
      // A percentage of a range that does not end at 100 is rounded once each way.
      let isNear = (0..<4).allSatisfy { abs(back.components[$0] - color.components[$0]) <= 1e-14 }
      #expect(back == color || (isNear && back.space == color.space && back.missing == color.missing), "\(text)")
    }
  }

  @Test func aTextReadAndWrittenIsTheSameText() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      let color = Self.anyColor(&generator)
      let notation = Notation.allCases[Int(generator.next() % UInt64(Notation.allCases.count))]
      let context = ParsingContext(hexAlpha: notation == .argb ? .first : .last)
      let text = color.text(as: notation, TextStyle(precision: notation == .rgb ? nil : 9))
      let back = try Color(text: text, context: context)
      if notation == .css { #expect(back.text(as: .css, TextStyle(precision: 9)) == text) }
      #expect(back.matches(try Color(text: back.text(as: notation, TextStyle(.shortest)), context: context)), "\(text)")
    }
  }
}

/// Bytes without any sense: an answer or an error inside the text, never a trap.
@Suite struct RandomTextTests {
  private static let words = [
    "rgb(", "hsl(", "color(", "color-mix(", "in oklch", "longer hue", ",", " ", "/", "from ", "red", "#", "calc(", "*",
    "+", " - ",
    "none", "1", "50%", "0.5", "1e9", "1e400", "-", ")", "(", "deg", "pow(", "infinity", "nan", "r", "alpha",
    "display-p3", "/*", "*/",
    "\\", "\\72 ", "\u{212A}", "\0", "{", "[", "0x", "vec3(", "UIColor(", "red: ", "\"", "'", ";", "new ",
    "light-dark(", "clamp(", "round(up, ",
  ]

  @Test func wordsInAnyOrder() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0...(generator.next() % 12) { text += Self.words[Int(generator.next() % UInt64(Self.words.count))] }
      check(Array(text.utf8))
    }
  }

  @Test func bytesInAnyOrder() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      check((0..<(generator.next() % 24)).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 13) })
    }
  }

  @Test func deepNestingIsAnError() {
    for open in ["color-mix(in srgb, ", "rgb(from ", "rgb(calc(", "calc(", "light-dark(", "("] {
      let text = "rgb(" + String(repeating: open, count: 20_000)
      #expect(throws: ColorTextError.self) { try Color(css: text) }
      #expect(throws: ColorTextError.self) { try Color(text: String(repeating: open, count: 20_000)) }
    }
  }

  private func check(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      for asCSS in [true, false] {
        do throws(ColorTextError) {
          let color = asCSS ? try Color(css: buffer) : try Color(text: buffer)
          #expect((0..<4).allSatisfy { color.components[$0].isFinite } && color.alpha >= 0 && color.alpha <= 1)
          for notation in [Notation.css, .hex, .oklch] { #expect(!color.text(as: notation).isEmpty) }
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count)
        }
      }
      _ = try? Color.list(text: String(decoding: bytes, as: UTF8.self))
      _ = try? ColorTemplate(String(decoding: bytes, as: UTF8.self))
    }
  }
}
