import ColorCore
import Testing

/// Mixing as CSS Color 4 section 12 has it. The tables of colour text have hundreds of cases more.
@Suite struct InterpolationTests {
  @Test func theEndsComeBackExactly() {
    let first = Color(.oklch, 0.3, 0.1, 300, alpha: 0.3)
    let second = Color(.oklch, 0.7, 0.2, 20, alpha: 0.7)
    let way = Interpolation(from: first, to: second, in: .oklch)
    #expect(way.color(at: 0) == first)
    #expect(way.color(at: 1) == second)
  }

  @Test(arguments: [
    (HueDirection.shorter, 350.0, 30.0, 10.0), (.longer, 350, 30, 190), (.increasing, 350, 30, 10),
    (.decreasing, 350, 30, 190), (.shorter, 40, 60, 50), (.longer, 40, 60, 230), (.increasing, 60, 40, 230),
    (.decreasing, 40, 60, 230), (.shorter, 50, 50, 50), (.longer, 50, 50, 230), (.increasing, 50, 50, 50),
    (.shorter, 0, 180, 90), (.shorter, 180, 0, 90),
  ])
  func hues(direction: HueDirection, start: Double, end: Double, middle: Double) {
    let first = Color(.hsl, start, 50, 50)
    let mixed = first.mixed(with: Color(.hsl, end, 50, 50), in: .hsl, hue: direction)
    #expect(abs(mixed.components.x - middle) < 1e-9)
  }

  @Test func alphaIsPremultiplied() {
    let mixed = Color(.srgb, 1, 0, 0, alpha: 0.25).mixed(with: Color(.srgb, 0, 0, 1, alpha: 0.75), in: .srgb)
    #expect(mixed == Color(.srgb, 0.25, 0, 0.75, alpha: 0.5))
    // Whatever is hidden behind no alpha at all does not show.
    let clear = Color(.srgb, 0, 1, 0, alpha: 0).mixed(with: Color(.srgb, 1, 0, 0), in: .srgb)
    #expect(clear == Color(.srgb, 1, 0, 0, alpha: 0.5))
  }

  @Test func missingComponentsComeFromTheOtherColor() {
    let first = Color(.oklch, Components(0.4, 0, 0), missing: [.second, .third])
    let second = Color(.oklch, 0.8, 0.2, 120)
    #expect(first.mixed(with: second, in: .oklch).components == Components(0.6000000000000001, 0.2, 120))
    let both = Color(.lab, Components(0, 10, 20), missing: .first)
    #expect(both.mixed(with: both, in: .lab).missing == .first)
    let noAlpha = Color(.lab, Components(50, 10, 20), alpha: 0, missing: .alpha)
    #expect(noAlpha.mixed(with: Color(.lab, 70, 30, 40, alpha: 0.5), in: .lab) == Color(.lab, 60, 20, 30, alpha: 0.5))
    #expect(noAlpha.mixed(with: noAlpha, in: .lab).missing == .alpha)
  }

  @Test func aPowerlessHueIsMissing() {
    let mixed = Color.white.mixed(with: Color(.oklch, 0.5, 0.2, 200), in: .oklch)
    #expect(mixed.components.z == 200)
    let grey = Color(.hsl, 77, 0, 50).mixed(with: Color(.hsl, 11, 33, 44), in: .hsl)
    #expect(grey.components.x == 11)
  }

  typealias Carrying = (ColorSpace, MissingComponents, ColorSpace, MissingComponents)

  static let carrying: [Carrying] = [
    (.lch, .first, .hsl, .third),
    (.lch, .second, .oklch, .second), (.lch, .third, .hwb, .first), (.hsl, .second, .oklch, .second),
    (.lab, .second, .oklab, .second), (.lab, .second, .lch, []), (.lab, [.second, .third], .lch, [.second, .third]),
    (.lch, [.second, .third], .lab, [.second, .third]), (.hwb, [.second, .third], .lch, [.first, .second]),
    (.lch, [.first, .second], .hwb, [.second, .third]), (.hwb, .second, .hsl, []), (.srgb, .first, .xyzD65, .first),
    (.xyzD50, .third, .displayP3, .third), (.srgb, [.first, .second, .third], .oklch, [.first, .second, .third]),
    (.srgb, .first, .oklch, []), (.srgb, .alpha, .oklch, .alpha), (.hsv, .third, .hsl, []),
  ]

  @Test(arguments: carrying)
  func whatIsMissingIsCarried(from: ColorSpace, missing: MissingComponents, to: ColorSpace, carried: MissingComponents)
  {
    // No grey: a powerless hue would be missing by itself.
    let color = Color(.displayP3, 0.7, 0.4, 0.2).converted(to: from)
    let sparse = Color(from, color.components, alpha: 0.5, missing: missing)
    let there = sparse.converted(to: to, carryingMissing: true)
    let isGrey = there.space.hueIndex.map { there.missing.contains(.channel($0)) && !carried.contains(.channel($0)) }
    #expect(there.missing.subtracting(isGrey == true ? .channel(there.space.hueIndex!) : []) == carried)
  }

  @Test func weightsAreRatios() {
    let red = Color(.srgb, 1, 0, 0)
    let blue = Color(.srgb, 0, 0, 1)
    #expect(Color.mixed([(red, 1), (blue, 3)], in: .srgb) == Color(.srgb, 0.25, 0, 0.75))
    #expect(Color.mixed([(red, 0), (blue, 0)], in: .srgb) == Color(.srgb, 0.5, 0, 0.5))
    #expect(Color.mixed([(red, 5)], in: .srgb) == red)
    #expect(Color.mixed([], in: .srgb) == nil)
    let three = Color.mixed([(red, 1), (blue, 1), (Color(.srgb, 0, 1, 0), 1)], in: .srgb)!
    #expect((0..<3).allSatisfy { abs(three.components[$0] - 1 / 3) < 1e-15 })
  }

  @Test func everySpaceMixesWithoutNaN() {
    let colors = [
      Color.black, .white, .transparent, Color(.displayP3, 1, 0, 0), Color(.lab, Components(0, 0, 0), missing: .first),
      Color(.hsl, 720, -20, 300, alpha: 0.5), Color(.xyzD65, -1e90, 1e90, 1e99),
    ]
    for space in ColorSpace.allCases {
      for first in colors {
        for second in colors {
          for direction in HueDirection.allCases {
            let mixed = first.mixed(with: second, 0.3, in: space, hue: direction)
            #expect((0..<4).allSatisfy { mixed.components[$0].isFinite } && mixed.alpha.isFinite)
          }
        }
      }
    }
  }
}
