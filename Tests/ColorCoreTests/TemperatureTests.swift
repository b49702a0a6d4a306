import CaseTables
import ColorCore
import Testing

/// Colour temperature, both ways.
struct TemperatureTests {
  static let loci: [String: TemperatureLocus] = [
    "daylight": .daylight, "planckian-kang2002": .kang, "planckian-ohno2013(coloraide)": .planckian,
  ]

  @Test func cctTable() throws {
    let table = try CaseTable("science/cct")
    var tally = Tally("cct.tsv")
    for row in table.rows {
      let locus = try #require(Self.loci[row["locus"]])
      let kelvin = try #require(row.number("kelvin"))
      let found = try locus.chromaticity(kelvin: kelvin)
      let (x, y) = try (#require(row.number("x")), #require(row.number("y")))
      let back = try locus.temperature(of: Chromaticity(x: x, y: y))
      // The rows named after Ohno hold what ColorAide's `blackbody` gives, which reads Robertson's table of
      // isotherms: that is within 2e-4 of Planck's law, held to 1e-9 in the next test.
      let tolerance = locus == .planckian ? 2e-4 : 1e-6
      let ok = abs(found.x - x) <= tolerance && abs(found.y - y) <= tolerance
      // Kang's splines do not quite meet at 4000 K.
      let backOK = abs(back.kelvin - kelvin) <= 2e-3 * kelvin && abs(back.duv) < 6e-5
      tally.check(ok && backOK, row, "\(found) for \(x), \(y); back \(back)")
    }
    tally.finish(rows: table.rows.count)
  }

  /// Planck's law summed over the 1 nm observer by ColorAide 8.13.1.
  @Test(arguments: [
    (1000.0, 0.6527529679186875, 0.3444596422726448), (2700, 0.45986257979225226, 0.41059983787527177),
    (5000, 0.3451034310805279, 0.3516098503642986), (20000, 0.25645757605152414, 0.25763132403254607),
  ])
  func planck(_ kelvin: Double, _ x: Double, _ y: Double) throws {
    let found = try TemperatureLocus.planckian.chromaticity(kelvin: kelvin)
    #expect(abs(found.x - x) < 1e-12 && abs(found.y - y) < 1e-12)
  }

  @Test(arguments: TemperatureLocus.allCases)
  func thereAndBack(_ locus: TemperatureLocus) throws {
    var generator = SeededGenerator(seed: 6500)
    for _ in 0..<25 {
      let low = 1e6 / locus.range.upperBound
      let high = 1e6 / locus.range.lowerBound
      let kelvin = 1e6 / (low + generator.unit() * (high - low))
      let found = try locus.temperature(of: locus.chromaticity(kelvin: kelvin))
      #expect(abs(found.kelvin - kelvin) <= 1e-7 * kelvin, "\(found) for \(kelvin)")
      #expect(abs(found.duv) <= 1e-9)
    }
    for end in [locus.range.lowerBound, locus.range.upperBound] {
      #expect(abs(try locus.temperature(of: locus.chromaticity(kelvin: end)).kelvin - end) <= 1e-6 * end)
    }
  }

  /// Off the locus the foot of the perpendicular is found again; signs are green and pink.
  @Test func distanceFromTheLocus() throws {
    for kelvin in [2000.0, 3000, 6500, 12_000] {
      for duv in [0.02, 0.005, -0.005, -0.02] {
        let light = try Color(kelvin: kelvin, duv: duv)
        guard light.components.z > 0 else { continue }
        let found = try light.temperature()
        #expect(abs(found.kelvin - kelvin) < kelvin * 2e-5, "\(found) for \(kelvin), \(duv)")
        #expect(abs(found.duv - duv) < 1e-6)
      }
    }
    let (green, pink) = try (Color(kelvin: 5000, duv: 0.03), Color(kelvin: 5000, duv: -0.03))
    #expect(green.components.y == 1 && pink.components.y < 0.95)
  }

  @Test func knownWhites() throws {
    // D65 is 6504 K on daylight's locus since c₂ was revised; illuminant A 2856 K on Planck's.
    #expect(abs(try Color.white.temperature(on: .daylight).kelvin - 6504) < 3)
    #expect(abs(try TemperatureLocus.planckian.temperature(of: Chromaticity(x: 0.44758, y: 0.40745)).kelvin - 2856) < 1)
    let warm = try Color(kelvin: 2700)
    #expect(warm.components.x == 1 && warm.components.y > warm.components.z)
    let cold = try Color(kelvin: 20_000)
    #expect(cold.components.z == 1 && cold.components.y > cold.components.x)
  }

  @Test func whatHasNoTemperatureSaysSo() {
    #expect(throws: TemperatureError.outsideLocus(kelvin: 3000, 4000...25_000)) {
      try Color(kelvin: 3000, on: .daylight)
    }
    #expect(throws: TemperatureError.self) { try Color(kelvin: .nan) }
    #expect(throws: TemperatureError.self) { try Color(kelvin: -1) }
    #expect(throws: TemperatureError.self) { try Color(kelvin: 5000, duv: 0.2) }
    #expect(throws: TemperatureError.self) { try Color(rgb: 0x00FF00).temperature() }
    #expect(throws: TemperatureError.self) { try Color(rgb: 0x0000FF).temperature(on: .daylight) }
    #expect(throws: Never.self) { try Color.black.temperature() }
  }
}
