import Testing

@testable import ColorCore

/// Mapping as CSS describes it, halving by halving, against the quicker search.
struct LocalMINDETests {
  static func bisected(_ origin: Components, in gamut: LinearGamut) -> Components {
    if origin.x >= gamut.whiteLightness { return gamut.white }
    if origin.x <= 0 { return Components() }
    func difference(_ rgb: Components, _ other: Components) -> Double { Euclid.distance(gamut.oklab(rgb), other) }
    if gamut.contains(gamut.rgb(origin)) { return gamut.rgb(origin) }
    var shown = gamut.clipped(gamut.rgb(origin))
    if difference(shown, origin) < 0.02 { return shown }
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    var (low, high) = (0.0, 1.0)
    var lowIsInside = true
    while (high - low) * chroma > 0.0001 {
      let share = (low + high) / 2
      let candidate = Components(origin.x, origin.y * share, origin.z * share)
      let rgb = gamut.rgb(candidate)
      if lowIsInside && gamut.contains(rgb) {
        low = share
        continue
      }
      shown = gamut.clipped(rgb)
      let miss = difference(shown, candidate)
      if miss < 0.02 {
        if 0.02 - miss < 0.0001 { return shown }
        lowIsInside = false
        low = share
      } else {
        high = share
      }
    }
    return shown
  }

  @Test(arguments: [ColorSpace.srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .rec2100PQ])
  func theSameAsHalving(_ space: ColorSpace) throws {
    let gamut = try #require(LinearGamut(of: space))
    var generator = SeededGenerator(seed: 1302)
    for round in 0..<4000 {
      let chroma = 0.5 * generator.unit() * (round % 10 == 0 ? 4 : 1)
      let polar = Components(generator.unit() * gamut.whiteLightness, chroma, 360 * generator.unit())
      let origin = Polar.to(polar)
      let (found, stated) = (gamut.mappedLocally(origin), Self.bisected(origin, in: gamut))
      #expect(
        close(found.x, stated.x, 1e-12) && close(found.y, stated.y, 1e-12) && close(found.z, stated.z, 1e-12),
        "\(space.name) \(polar): \(found) for \(stated)")
    }
  }

  /// Colours of Oklab and OKLCH take a shorter way than others.
  @Test func theShortWayLeadsToTheSame() {
    var generator = SeededGenerator(seed: 1303)
    for target in [ColorSpace.srgb, .srgbLinear, .displayP3, .rec2020, .rec2100HLG] {
      for _ in 0..<500 {
        let polar = Color(.oklch, generator.unit() * 1.1, generator.unit() * 0.5, generator.unit() * 360, alpha: 0.5)
        let short = polar.mapped(to: target, by: .css)
        let long = polar.converted(to: .xyzD65).mapped(to: target, by: .css)
        #expect(short.space == target && short.alpha == 0.5 && short.missing == long.missing)
        for lane in 0..<3 {
          // A hundredth of the precision of the search: the way there differs in the last digits.
          #expect(close(short.components[lane], long.components[lane], 1e-6), "\(target.name) \(polar)")
        }
      }
    }
  }
}
