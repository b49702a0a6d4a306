import CaseTables
import ColorCore
import Testing

/// Contrast against the guidelines, APCA's own code and color.js.
struct ContrastTests {
  private func color(_ text: String) throws -> Color {
    guard case .color(let color) = try ColorJSNotation.read(text) else { throw ColorJSNotation.Unreadable(text: text) }
    return color
  }

  @Test func contrastTable() throws {
    let table = try CaseTable("science/contrast")
    var tally = Tally("contrast.tsv")
    let levels: [String: WCAG2.Level] = ["fail": .fail, "AA-large": .aaLarge, "AA": .aa, "AAA": .aaa]
    for row in table.rows {
      let text = try color(row["text"])
      let background = try color(row["background"])
      let ratio = WCAG2.contrast(text: text, background: background)
      let found = [
        "Y_text": WCAG2.luminance(text), "Y_bg": WCAG2.luminance(background), "wcag21": ratio.lowerBound,
        "wcag_floor2": WCAG2.displayed(ratio.lowerBound),
        "apca_0.1.9_Lc": APCA.contrast(text: text, background: background).lowerBound,
        "lstar_diff": LightnessContrast.contrast(text, background),
        "michelson": MichelsonContrast.contrast(text, background),
      ]
      var wrong = WCAG2.Level(ratio: ratio.lowerBound) == levels[row["level"]] ? "" : "level "
      if ratio.lowerBound != ratio.upperBound { wrong += "range " }
      for (column, value) in found {
        let stated = try #require(row.number(column))
        if !close(value, stated, 1e-9) { wrong += "\(column) \(value) for \(stated) " }
      }
      tally.check(wrong.isEmpty, row, wrong)
    }
    tally.finish(rows: table.rows.count)
  }

  @Test func colorJS() throws {
    let rows = try CaseTable("science/colorjs-tests").rows.filter { $0["file"] == "contrast" }
    var tally = Tally("colorjs-tests.tsv, contrast")
    for row in rows {
      let options = try #require(ColorJSNotation.json(row["options"]) as? [String: String])
      let pair = try #require(ColorJSNotation.json(row["input"]) as? [String])
      let (text, background) = try (color(pair[0]), color(pair[1]))
      let found: Double
      switch options["method"] {
      case "wcag21": found = WCAG2.contrast(text: text, background: background).lowerBound
      case "apca": found = APCA.contrast(text: text, background: background).lowerBound
      case "lstar": found = LightnessContrast.contrast(text, background)
      case "michelson": found = MichelsonContrast.contrast(text, background)
      case "weber": found = WeberContrast.contrast(text, background)
      default:
        tally.wait(options["method"] ?? "")
        continue
      }
      let stated = try #require(row.number("expected"))
      tally.check(close(found, stated, 1e-4), row, "\(options) \(pair): \(found) for \(stated)")
    }
    tally.finish(rows: rows.count)
  }

  @Test("53 bgrins/TinyColor#87; Qix-/color#178: text with alpha is laid over its background")
  func alphaIsLaidOver() {
    let blue = Color(.srgb, 0, 102.0 / 255, 161.0 / 255, alpha: 0.5)
    let found = WCAG2.contrast(text: blue, background: .white)
    #expect(abs(found.lowerBound - 2.28) < 0.005 && found.lowerBound == found.upperBound)
    let faint = WCAG2.contrast(text: Color(.srgb, 0, 0, 0, alpha: 0.01), background: .white).lowerBound
    #expect(faint > 1 && faint < 1.03)
    #expect(WCAG2.contrast(text: .transparent, background: .white) == 1...1)
  }

  @Test("55 superhighfives/pika#141: one ratio for a colour, whatever its space")
  func spaceDoesNotMatter() {
    for space in ColorSpace.allCases {
      let text = Color(rgb: 0x1560BD).converted(to: space)
      let background = Color(rgb: 0xFDE910).converted(to: space)
      let direct = WCAG2.contrast(text: Color(rgb: 0x1560BD), background: Color(rgb: 0xFDE910)).lowerBound
      #expect(close(WCAG2.contrast(text: text, background: background).lowerBound, direct, 1e-9))
    }
  }

  @Test func seeThroughBackgroundGivesARange() {
    let half = Color.white.withAlpha(0.5)
    let black = WCAG2.contrast(text: .black, background: half)
    // Over black the background is #808080 before rounding, over white it is white.
    let grey = WCAG2.ratio(WCAG2.luminance(Color(.srgb, 0.5, 0.5, 0.5)), 0)
    #expect(close(black.lowerBound, grey, 1e-9) && close(black.upperBound, 21, 1e-12))
    // A text in the middle of what may lie behind it can vanish.
    let grey70 = WCAG2.contrast(text: Color(.srgb, 0.7, 0.7, 0.7), background: half)
    #expect(grey70.lowerBound < 1 + 1e-6)
    let apca = APCA.contrast(text: .black, background: half)
    #expect(apca.lowerBound < apca.upperBound && abs(apca.upperBound - 106.04) < 0.01)
    #expect(WCAG2.contrast(text: .black, background: .transparent).lowerBound < 1 + 1e-9)
  }

  /// The range holds the ratio over every colour that may lie beneath, and its ends are met.
  @Test func rangeHoldsEveryBackdrop() {
    var generator = SeededGenerator(seed: 53)
    for _ in 0..<20 {
      let text = Color(.srgb, generator.srgb(), alpha: generator.unit())
      let background = Color(.srgb, generator.srgb(), alpha: generator.unit())
      let range = WCAG2.contrast(text: text, background: background)
      var low = Double.infinity
      var high = 0.0
      for _ in 0..<2000 {
        let beneath = Components(generator.unit(), generator.unit(), generator.unit()).rounded(generator.unit() < 0.5)
        let ground = background.components * background.alpha + beneath * (1 - background.alpha)
        let seen = text.components * text.alpha + ground * (1 - text.alpha)
        let ratio = WCAG2.ratio(WCAG2.luminance(Color(.srgb, seen)), WCAG2.luminance(Color(.srgb, ground)))
        low = min(low, ratio)
        high = max(high, ratio)
      }
      #expect(range.lowerBound <= low + 1e-9 && range.upperBound >= high - 1e-9, "\(range) \(low) \(high)")
      #expect(range.upperBound - high < 0.3)
    }
  }

  @Test func nothingIsShownAsMoreThanItIs() {
    #expect(WCAG2.displayed(4.499999) == 4.49)
    #expect(WCAG2.displayed(4.5) == 4.5)
    #expect(WCAG2.displayed(2.3) == 2.3)
    #expect(WCAG2.displayed(21) == 21)
    #expect(WCAG2.displayed(2.9999, decimals: 0) == 2)
    #expect(APCA.displayed(-59.99) == -59.9)
    #expect(APCA.displayed(74.96) == 74.9)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<10_000 {
      let ratio = 1 + generator.unit() * 20
      #expect(WCAG2.displayed(ratio) <= ratio && ratio - WCAG2.displayed(ratio) < 0.0100001)
    }
  }

  @Test func nearestPassingColour() throws {
    var generator = SeededGenerator(seed: 45)
    for _ in 0..<60 {
      let text = Color(.srgb, generator.srgb())
      let background = Color(.srgb, generator.srgb())
      for target in [ContrastTarget.wcag2(4.5), .apca(60)] {
        let found = text.nearest(reaching: target, on: background)
        let possible = [Color.black, .white].contains { target.isReached(text: $0, background: background) }
        #expect((found != nil) == (possible || target.isReached(text: text, background: background)))
        guard let found, found != text else { continue }
        #expect(target.isReached(text: found, background: background))
        #expect(target.isReached(text: Color(found.srgb8), background: background))
        // Not further than needed: a little back towards the text fails.
        let (from, to) = (text.converted(to: .oklch), found.converted(to: .oklch))
        let back = to.with(channel: 0, to.components.x + (from.components.x > to.components.x ? 0.02 : -0.02))
        if let hue = from[channel: 2], let other = to[channel: 2], to.components.y > 0.03 {
          #expect(closeAngles(hue, other, 0.02), "\(from.components) \(to.components)")
        }
        #expect(!target.isReached(text: back.mapped(to: .srgb, by: .chroma), background: background))
      }
    }
    // Blue on white passes as it is; grey on white grows darker; on mid-grey there is no Lc of 75.
    #expect(Color(rgb: 0x0000FF).nearest(reaching: .wcag2(4.5), on: .white) == Color(rgb: 0x0000FF))
    #expect(try #require(Color(rgb: 0x999999).nearest(reaching: .wcag2(4.5), on: .white)).srgb8 == SRGB8(rgb: 0x767676))
    #expect(Color(rgb: 0x808080).nearest(reaching: .apca(75), on: Color(rgb: 0xA0A0A0)) == nil)
    let veil = try #require(Color(rgb: 0x999999).withAlpha(0.9).nearest(reaching: .wcag2(4.5), on: .white))
    #expect(veil.alpha == 0.9 && ContrastTarget.wcag2(4.5).isReached(text: veil, background: .white))
  }
}

extension Components {
  /// The corners of the cube, or the numbers as they are.
  fileprivate func rounded(_ wanted: Bool) -> Self { wanted ? self.rounded(.toNearestOrEven) : self }
}
