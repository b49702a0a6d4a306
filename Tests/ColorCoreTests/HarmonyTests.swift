import ColorCore
import Testing

/// Harmonies and sets of distinct colours.
struct HarmonyTests {
  @Test(arguments: HarmonyWheel.allCases)
  func huesLieWhereTheNameSays(_ wheel: HarmonyWheel) throws {
    let base = Color(rgb: 0x1560BD).withAlpha(0.5)
    let turns: [Harmony: [Double]] = [
      .complementary: [0, 180], .splitComplementary: [0, 150, 210], .analogous: [0, 30, 330], .triad: [0, 120, 240],
      .square: [0, 90, 180, 270], .tetrad: [0, 60, 180, 240],
    ]
    for (harmony, expected) in turns {
      let colors = base.harmony(harmony, on: wheel)
      #expect(colors.count == expected.count && colors[0].matches(base))
      let start = colors[0]
      let lane = try #require(start.space.hueIndex)
      for (color, turn) in zip(colors, expected) {
        #expect(closeAngles(color.components[lane] - start.components[lane], turn, 1e-12))
        #expect(color.alpha == 0.5)
        for other in 0..<3 where other != lane { #expect(color.components[other] == start.components[other]) }
        if wheel != .oklch { #expect(color.isInGamut(.srgb)) }
      }
    }
  }

  /// HSV of red is the wheel everybody knows.
  @Test func primaries() {
    let red = Color(rgb: 0xFF0000)
    #expect(red.harmony(.triad, on: .hsv).map(\.srgb8) == [0xFF0000, 0x00FF00, 0x0000FF].map { SRGB8(rgb: $0) })
    #expect(red.harmony(.complementary, on: .hsv).map(\.srgb8) == [0xFF0000, 0x00FFFF].map { SRGB8(rgb: $0) })
    #expect(red.harmony(.tints, on: .hsv, count: 2).map(\.srgb8) == [0xFF0000, 0xFF8080].map { SRGB8(rgb: $0) })
    #expect(red.harmony(.shades, on: .hsv, count: 2).map(\.srgb8) == [0xFF0000, 0x800000].map { SRGB8(rgb: $0) })
    #expect(Color(rgb: 0x804020).harmony(.tints, on: .hsv, count: 4)[2].matches(Color(rgb: 0xC0A090)))
  }

  @Test(arguments: HarmonyWheel.allCases)
  func waysToWhiteBlackAndGrey(_ wheel: HarmonyWheel) {
    let base = Color(rgb: 0x1560BD)
    func lightness(_ c: Color) -> Double { c.converted(to: .oklab).components.x }
    func chroma(_ c: Color) -> Double { c.converted(to: .oklch).components.y }
    for count in [1, 2, 5, 9] {
      let shades = base.harmony(.shades, on: wheel, count: count)
      let tints = base.harmony(.tints, on: wheel, count: count)
      let tones = base.harmony(.tones, on: wheel, count: count)
      for colors in [shades, tints, tones] { #expect(colors.count == count && colors[0].matches(base)) }
      #expect(zip(shades, shades.dropFirst()).allSatisfy { lightness($0) > lightness($1) })
      #expect(zip(tints, tints.dropFirst()).allSatisfy { lightness($0) < lightness($1) })
      #expect(zip(tones, tones.dropFirst()).allSatisfy { chroma($0) > chroma($1) })
    }
    #expect(base.harmony(.tints, on: wheel, count: 0).isEmpty && base.harmony(.tints, on: wheel, count: -3).isEmpty)
  }

  @Test(arguments: Harmony.allCases, HarmonyWheel.allCases)
  func harmoniesOfGreyAreGreys(_ harmony: Harmony, _ wheel: HarmonyWheel) {
    for color in Color(rgb: 0x777777).harmony(harmony, on: wheel) {
      let bytes = color.srgb8
      #expect(bytes.red == bytes.green && bytes.green == bytes.blue)
    }
  }

  private func leastDifference(_ colors: [Color], _ measure: ColorDifference = .ciede2000) -> Double {
    var least = Double.infinity
    for (index, a) in colors.enumerated() {
      for b in colors[..<index] { least = min(least, a.difference(to: b, by: measure)) }
    }
    return least
  }

  @Test func distinctColoursAreFarApart() {
    // Simulated annealing (6 runs of 60,000 moves) reaches 119.5, 68.9, 42.2 and 27.3.
    for (count, reached) in [(2, 119.4), (4, 68.8), (8, 42.2), (16, 27.3)] {
      let colors = Color.distinct(count)
      #expect(colors.count == count && Set(colors.map(\.srgb8)).count == count)
      #expect(leastDifference(colors) >= reached, "\(count): \(leastDifference(colors))")
      #expect(colors == Color.distinct(count))
    }
    #expect(Color.distinct(0).isEmpty && Color.distinct(-1).isEmpty && Color.distinct(1).count == 1)
  }

  @Test func distinctColoursKeepAwayFromOthers() {
    let others = [Color.white, Color(rgb: 0x1560BD)]
    let colors = Color.distinct(5, from: others)
    let nearest = colors.flatMap { color in others.map { $0.difference(to: color) } }.min() ?? 0
    #expect(nearest > 40 && leastDifference(colors) > 40)
    let ok = Color.distinct(6, by: .ok)
    #expect(leastDifference(ok, .ok) > 0.4)
  }
}
