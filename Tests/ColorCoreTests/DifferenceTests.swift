import CaseTables
import ColorCore
import Foundation
import Testing

/// Colour differences against published data and other engines.
struct DifferenceTests {
  private func lab(_ row: CaseTable.Row, _ n: String) throws -> Color {
    try Color(.labD65, #require(row.number("L\(n)")), #require(row.number("a\(n)")), #require(row.number("b\(n)")))
  }

  @Test func sharma() throws {
    let table = try CaseTable("science/ciede2000-sharma")
    var tally = Tally("ciede2000-sharma.tsv")
    for row in table.rows {
      let found = try lab(row, "1").difference(to: lab(row, "2"))
      let back = try lab(row, "2").difference(to: lab(row, "1"))
      let exact = try #require(row.number("exact"))
      let published = try #require(row.number("published"))
      let ok = close(found, exact, 1e-9) && abs(found - published) <= 0.00005 && close(back, found, 1e-12)
      tally.check(ok, row, "\(found) for \(exact), back \(back)")
    }
    tally.finish(rows: table.rows.count)
  }

  /// All 34 pairs of Sharma, Wu, Dalal 2005, table 1: L, a, b of both, and the difference to 4 decimals.
  private static let sharmaPairs: [[Double]] = [
    [50.0, 2.6772, -79.7751, 50.0, 0.0, -82.7485, 2.0425],
    [50.0, 3.1571, -77.2803, 50.0, 0.0, -82.7485, 2.8615],
    [50.0, 2.8361, -74.02, 50.0, 0.0, -82.7485, 3.4412],
    [50.0, -1.3802, -84.2814, 50.0, 0.0, -82.7485, 1.0],
    [50.0, -1.1848, -84.8006, 50.0, 0.0, -82.7485, 1.0],
    [50.0, -0.9009, -85.5211, 50.0, 0.0, -82.7485, 1.0],
    [50.0, 0.0, 0.0, 50.0, -1.0, 2.0, 2.3669],
    [50.0, -1.0, 2.0, 50.0, 0.0, 0.0, 2.3669],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0009, 7.1792],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.001, 7.1792],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0011, 7.2195],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0012, 7.2195],
    [50.0, -0.001, 2.49, 50.0, 0.0009, -2.49, 4.8045],
    [50.0, -0.001, 2.49, 50.0, 0.001, -2.49, 4.8045],
    [50.0, -0.001, 2.49, 50.0, 0.0011, -2.49, 4.7461],
    [50.0, 2.5, 0.0, 50.0, 0.0, -2.5, 4.3065],
    [50.0, 2.5, 0.0, 73.0, 25.0, -18.0, 27.1492],
    [50.0, 2.5, 0.0, 61.0, -5.0, 29.0, 22.8977],
    [50.0, 2.5, 0.0, 56.0, -27.0, -3.0, 31.903],
    [50.0, 2.5, 0.0, 58.0, 24.0, 15.0, 19.4535],
    [50.0, 2.5, 0.0, 50.0, 3.1736, 0.5854, 1.0],
    [50.0, 2.5, 0.0, 50.0, 3.2972, 0.0, 1.0],
    [50.0, 2.5, 0.0, 50.0, 1.8634, 0.5757, 1.0],
    [50.0, 2.5, 0.0, 50.0, 3.2592, 0.335, 1.0],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
    [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  @Test("25 libvips/libvips#5166; omgovich/colord#140: all 34 pairs of Sharma")
  func everySharmaPair() {
    #expect(Self.sharmaPairs.count == 34)
    for pair in Self.sharmaPairs {
      let found = CIEDE2000.difference(Components(pair[0], pair[1], pair[2]), Components(pair[3], pair[4], pair[5]))
      #expect(abs(found - pair[6]) <= 0.00005, "\(pair): \(found)")
    }
  }

  @Test func labPairs() throws {
    let table = try CaseTable("science/delta-e-lab")
    var tally = Tally("delta-e-lab.tsv")
    let columns: [(ColorDifference, String)] = [
      (.cie76, "de76"), (.cie94(.graphicArts), "de94_graphic_arts"), (.cie94(.textiles), "de94_textiles"),
      (.cmc(lightness: 2, chroma: 1), "cmc_2_1"), (.cmc(lightness: 1, chroma: 1), "cmc_1_1"), (.ciede2000, "de2000"),
      (.hyab, "hyab"),
    ]
    for row in table.rows {
      var wrong = ""
      for (measure, column) in columns {
        let found = try lab(row, "1").difference(to: lab(row, "2"), by: measure)
        let stated = try #require(row.number(column))
        if !close(found, stated, 1e-9) { wrong += "\(column) \(found) for \(stated) " }
      }
      tally.check(wrong.isEmpty, row, wrong)
    }
    tally.finish(rows: table.rows.count)
  }

  @Test func srgbPairs() throws {
    let table = try CaseTable("science/delta-e-srgb")
    var tally = Tally("delta-e-srgb.tsv")
    let columns: [(ColorDifference, LabWhite, String)] = [
      (.ok, .d65, "de_ok"), (.ok2, .d65, "de_ok2"), (.itp, .d65, "de_itp"), (.jz, .d65, "de_jz"),
      (.ciede2000, .d65, "de2000_labD65"), (.ciede2000, .d50, "de2000_labD50"), (.hct, .d65, "de_hct"),
      (.cam16, .d65, "cam16_ucs_euclid"),
    ]
    for row in table.rows {
      guard case .color(let a) = try ColorJSNotation.read(row["color1"]),
        case .color(let b) = try ColorJSNotation.read(row["color2"])
      else { continue }
      var wrong = ""
      for (measure, white, column) in columns {
        let found = a.difference(to: b, by: measure, white: white)
        let stated = try #require(row.number(column))
        if !close(found, stated, 1e-9) { wrong += "\(column) \(found) for \(stated) " }
      }
      tally.check(wrong.isEmpty, row, wrong)
    }
    tally.finish(rows: table.rows.count)
  }

  /// Rows of colorjs-tests.tsv that state another number than the measure they name: ITP those of
  /// CIEDE2000, OK2 those of ΔEOK, Jz and CMC old ones (color.js skips them). ColorAide and colour
  /// give the numbers found here, and so does color.js itself in delta-e-srgb.tsv.
  static let contradicted = [184...185, 190...190, 216...216, 218...240, 244...247, 263...268, 270...272]

  @Test func colorJS() throws {
    let rows = try CaseTable("science/colorjs-tests").rows.filter { $0["file"] == "delta" }
    var tally = Tally("colorjs-tests.tsv, delta")
    let measures: [String: ColorDifference] = [
      "76": .cie76, "CMC": .cmc(lightness: 2, chroma: 1), "2000": .ciede2000, "ITP": .itp, "Jz": .jz, "OK": .ok,
      "OK2": .ok2, "Helmlab": .helmlab,
    ]
    for row in rows {
      let options = try #require(ColorJSNotation.json(row["options"]) as? [String: String])
      let method = try #require(options["method"])
      guard let measure = measures[method] else {
        tally.wait(method)
        continue
      }
      let pair = try #require(ColorJSNotation.json(row["input"]) as? [String])
      guard case .color(let a) = try ColorJSNotation.read(pair[0]),
        case .color(let b) = try ColorJSNotation.read(pair[1])
      else { continue }
      let found = a.difference(to: b, by: measure, white: .d50)
      let stated = try #require(row.number("expected"))
      if Self.contradicted.contains(where: { $0.contains(row.line) }) {
        #expect(abs(found - stated) > 1e-4)
        tally.wait("number of another measure")
        continue
      }
      tally.check(abs(found - stated) <= 1e-4, row, "\(method) \(pair): \(found) for \(stated)")
    }
    tally.finish(rows: rows.count, waiting: ["number of another measure"])
  }

  /// Numbers of ColorAide 8.13.1 for rows that color.js states wrongly.
  @Test func independentNumbers() {
    let a = Color(.lab, 50, 2.5, 0)
    let b = Color(.lab, 61, -5, 29)
    #expect(close(a.difference(to: b, by: .itp), 47.37436205800696, 1e-9))
    #expect(close(a.difference(to: b, by: .jz), 0.05646418439926923, 1e-9))
    #expect(close(a.difference(to: b, by: .cmc(lightness: 2, chroma: 1), white: .d50), 38.47576723489526, 1e-9))
    #expect(close(Color.white.difference(to: .black, by: .itp), 418.09546806171, 1e-9))
  }

  /// libvips/libvips#5166; omgovich/colord#140: red against blue, and Sharma's pair 19.
  @Test("25 libvips/libvips#5166; omgovich/colord#140: CIEDE2000 of red and blue")
  func redAndBlue() {
    #expect(abs(Color(rgb: 0xFF0000).difference(to: Color(rgb: 0x0000FF)) - 52.878) < 0.001)
    #expect(abs(Color(.lab, 50, 2.5, 0).difference(to: Color(.lab, 56, -27, -3), white: .d50) - 31.9030) < 0.00005)
  }

  static let everyMeasure: [ColorDifference] = [
    .cie76, .cie94(.graphicArts), .cie94(.textiles), .cmc(lightness: 2, chroma: 1), .ciede2000, .hyab, .ok, .ok2, .itp,
    .jz, .cam16, .hct, .helmlab,
  ]

  @Test(arguments: everyMeasure)
  func aMeasureIsTotalAndZeroForEqualColours(_ measure: ColorDifference) {
    var generator = SeededGenerator(seed: 2000)
    for _ in 0..<500 {
      let a = Color(.srgb, generator.srgb())
      let b = Color(.srgb, generator.srgb())
      #expect(a.difference(to: a, by: measure) == 0)
      let difference = a.difference(to: b, by: measure)
      #expect(difference.isFinite && difference >= 0)
    }
    for a in TotalityTests.extremes {
      for b in TotalityTests.extremes {
        for space in [ColorSpace.labD65, .srgb, .oklab] {
          let difference = Color(space, a, b, -a).difference(to: Color(space, b, a, a), by: measure)
          #expect(difference.isFinite && difference >= 0, "\(space.name) \(a) \(b): \(difference)")
        }
      }
    }
  }

  /// CIEDE2000 by its text: angles in degrees, one formula after the other.
  @Test func ciede2000AgainstItsText() {
    func angle(_ b: Double, _ a: Double) -> Double {
      a == 0 && b == 0 ? 0 : (atan2(b, a) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    }
    func reference(_ x: Components, _ y: Components) -> Double {
      let c = ((x.y * x.y + x.z * x.z).squareRoot() + (y.y * y.y + y.z * y.z).squareRoot()) / 2
      let g = 0.5 * (1 - (pow(c, 7) / (pow(c, 7) + pow(25, 7))).squareRoot())
      let (a1, a2) = ((1 + g) * x.y, (1 + g) * y.y)
      let (c1, c2) = ((a1 * a1 + x.z * x.z).squareRoot(), (a2 * a2 + y.z * y.z).squareRoot())
      let (h1, h2) = (angle(x.z, a1), angle(y.z, a2))
      var dh = h2 - h1
      if c1 * c2 == 0 { dh = 0 } else if dh > 180 { dh -= 360 } else if dh < -180 { dh += 360 }
      let bigDH = 2 * (c1 * c2).squareRoot() * sin(dh / 2 * .pi / 180)
      var mean = h1 + h2
      if c1 * c2 != 0 {
        if abs(h1 - h2) <= 180 { mean /= 2 } else { mean = mean < 360 ? (mean + 360) / 2 : (mean - 360) / 2 }
      }
      func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
      let t =
        1 - 0.17 * cosine(mean - 30) + 0.24 * cosine(2 * mean) + 0.32 * cosine(3 * mean + 6) - 0.2
        * cosine(4 * mean - 63)
      let turn = 30 * exp(-pow((mean - 275) / 25, 2))
      let cm = (c1 + c2) / 2
      let rc = 2 * (pow(cm, 7) / (pow(cm, 7) + pow(25, 7))).squareRoot()
      let lm = pow((x.x + y.x) / 2 - 50, 2)
      let l = (y.x - x.x) / (1 + 0.015 * lm / (20 + lm).squareRoot())
      let dc = (c2 - c1) / (1 + 0.045 * cm)
      let h = bigDH / (1 + 0.015 * cm * t)
      return (l * l + dc * dc + h * h - sin(2 * turn * .pi / 180) * rc * dc * h).squareRoot()
    }
    var generator = SeededGenerator(seed: 6)
    for index in 0..<20_000 {
      func lab() -> Components {
        let spread = index % 3 == 0 ? 20.0 : 200
        return Components(generator.unit() * 100, (generator.unit() - 0.5) * spread, (generator.unit() - 0.5) * spread)
      }
      let (x, y) = (lab(), lab())
      #expect(close(CIEDE2000.difference(x, y), reference(x, y), 1e-11))
      // Blue, where the ellipses turn, and neighbours.
      let blue = Components(30, 20 + generator.unit(), -60 - generator.unit())
      let near = blue + Components(generator.unit(), generator.unit(), generator.unit()) * 0.01
      #expect(close(CIEDE2000.difference(blue, near), reference(blue, near), 1e-11))
    }
  }
}
