import CaseTables
import ColorCore
import Testing

/// Gamut mapping against other engines, and what must hold of it everywhere.
struct GamutTests {
  @Test func gamutMapTable() throws {
    let table = try CaseTable("science/gamut-map")
    var tally = Tally("gamut-map.tsv")
    let columns: [(GamutMapping, String, Double)] = [
      (.clip, "clip", 1e-6), (.css, "css4", 1e-4), (.chroma, "ray", 1e-4),
    ]
    for row in table.rows {
      guard case .color(let color) = try ColorJSNotation.read(row["input"]) else { continue }
      let target = try #require(ColorSpace(name: row["target"]))
      var wrong = color.isInGamut(target) == (row["in_gamut"] == "1") ? "" : "in gamut? "
      for (method, column, tolerance) in columns {
        let found = color.mapped(to: target, by: method).components
        let stated = try ["1", "2", "3"].map { try #require(row.number("\(column)_\($0)")) }
        if !(0..<3).allSatisfy({ abs(found[$0] - stated[$0]) <= tolerance }) {
          wrong += "\(column): \(found) for \(stated) "
        }
      }
      tally.check(wrong.isEmpty, row, "\(row["input"]) in \(target.name): \(wrong)")
    }
    tally.finish(rows: table.rows.count)
  }

  /// colorjs-tests.tsv, `gamut` and `in_gamut`.
  @Test func colorJS() throws {
    let rows = try CaseTable("science/colorjs-tests").rows.filter { $0["file"] == "gamut" || $0["file"] == "in_gamut" }
    var tally = Tally("colorjs-tests.tsv, gamut and in_gamut")
    for row in rows {
      let options = try #require(ColorJSNotation.json(row["options"]) as? [String: Any])
      let color: Color
      switch try ColorJSNotation.read(row["input"]) {
      case .color(let read): color = read
      case .unknownSpace(let name):
        tally.wait(name)
        continue
      }
      if let name = options["gamut"] as? String {
        let space = try #require(ColorSpace(name: ColorJSNotation.spaceName(name)))
        tally.check(color.isInGamut(space) == (row["expected"] == "true"), row, "\(row["input"]) in \(name)")
        continue
      }
      let method: GamutMapping
      switch options["method"] as? String {
      case nil: method = .css
      case "raytrace": method = .chroma
      case "clip": method = .clip
      case "hsl.s": method = .saturation
      case "lch.c": method = .lchChroma
      case "hct": method = .hct
      case "hct-tonal": method = .tonal
      case let other?:
        tally.wait("method \(other)")
        continue
      }
      let target = try #require(
        ColorSpace(name: ColorJSNotation.spaceName(options["toSpace"] as? String ?? color.space.name)))
      guard case .color(let expected) = try ColorJSNotation.read(row["expected"]) else { continue }
      let found = color.mapped(to: target, by: method)
      let stated = expected.converted(to: target)
      let ok = (0..<3).allSatisfy { close(found.components[$0], stated.components[$0], 1e-3) }
      tally.check(
        ok && found.alpha == color.alpha, row, "\(row["input"]): \(found.components) for \(stated.components)")
    }
    tally.finish(rows: rows.count)
  }

  @Test(arguments: GamutMapping.allCases)
  func insideComesBackBitForBit(_ method: GamutMapping) {
    var generator = SeededGenerator(seed: 455)
    for space in ColorSpace.allCases {
      for _ in 0..<200 {
        let inside = Color(.srgb, generator.srgb())
        #expect(inside.mapped(to: .srgb, by: method) == inside)
        // One per cent inside the cube there is no dust outside it.
        let safe = Color(.srgb, inside.components * 0.98 + Components(0.01, 0.01, 0.01)).converted(to: space)
        guard space != .hpluv else { continue }
        #expect(safe.mapped(to: space, by: method) == safe)
        #expect(safe.mapped(to: .srgb, by: method) == safe.converted(to: .srgb))
      }
    }
    let given = Color(.hsl, Components(360, 50, 50), missing: [])
    #expect(given.mapped(to: .hsl, by: method) == given)
    let missing = Color(.srgb, Components(0.5, 0, 0.5), missing: [.second, .alpha])
    #expect(missing.mapped(to: .srgb, by: method) == missing)
  }

  @Test(arguments: GamutMapping.allCases)
  func everythingEndsInside(_ method: GamutMapping) {
    var generator = SeededGenerator(seed: 13)
    let bounded = ColorSpace.allCases.filter { !Color(.xyzD65, 40, -40, 90).isInGamut($0) }
    #expect(bounded.count == 25)
    for _ in 0..<(method.isQuick ? 300 : 30) {
      let lab = Components(generator.unit() * 160 - 30, generator.unit() * 400 - 200, generator.unit() * 400 - 200)
      let color = Color(.lab, lab, alpha: 0.25)
      for target in bounded {
        let mapped = color.mapped(to: target, by: method)
        #expect(mapped.isInGamut(target), "\(lab) in \(target.name): \(mapped.components)")
        #expect(mapped.space == target && mapped.alpha == 0.25)
      }
    }
  }

  @Test func chromaKeepsLightnessAndHue() {
    let color = Color(.oklch, 0.7, 0.35, 150)
    let mapped = color.mapped(to: .srgb, by: .chroma).converted(to: .oklch).components
    #expect(close(mapped.x, 0.7, 1e-6))
    #expect(closeAngles(mapped.z, 150, 1e-5))
    #expect(mapped.y < 0.35 && mapped.y > 0.15)
  }

  @Test func cmykIsMappedBeforeItIsSeparated() {
    let color = Color(.oklch, 0.7, 0.35, 150)
    let ink = color.mapped(to: .cmyk, by: .css)
    #expect(ink.srgb8 == color.mapped(to: .srgb, by: .css).srgb8)
    #expect(ink.srgb8 != color.mapped(to: .srgb, by: .clip).srgb8)
  }

  /// Their codes stop at no light, which must not pass for a colour inside.
  @Test(arguments: [ColorSpace.rec2100PQ, .rec2100HLG, .acescc])
  func codesWithoutNegativeLight(_ space: ColorSpace) {
    let color = Color(.oklch, 0.6, 0.9, 145)
    #expect(!color.isInGamut(space))
    let hue = { (method: GamutMapping) in
      color.mapped(to: space, by: method).converted(to: .oklch).components.z
    }
    #expect(abs(hue(.chroma) - 145) < 0.1)
    #expect(abs(hue(.clip) - 145) > 1)
  }

  @Test func lighterThanWhiteIsWhite() {
    for method in [GamutMapping.css, .chroma] {
      #expect(Color(.oklch, 1.2, 0.3, 20).mapped(to: .srgb, by: method).srgb8 == SRGB8(255, 255, 255))
      #expect(Color(.oklch, -0.2, 0.3, 20).mapped(to: .srgb, by: method).srgb8 == SRGB8(0, 0, 0))
      #expect(Color(.oklch, 0, 0.3, 20).mapped(to: .srgb, by: method).srgb8 == SRGB8(0, 0, 0))
    }
  }

  @Test func spacesWithoutBoundsHoldEverything() {
    let color = Color(.lab, 150, 300, -300)
    for space in [ColorSpace.lab, .oklch, .xyzD65, .jzazbz, .cam16JMh, .hct] {
      #expect(color.isInGamut(space))
      #expect(color.mapped(to: space, by: .css) == color.converted(to: space))
    }
  }
}

extension GamutMapping {
  /// Whether it takes no search through a space of appearance, thousands of which take seconds in unoptimised code.
  fileprivate var isQuick: Bool { self == .clip || self == .css || self == .chroma }
}
