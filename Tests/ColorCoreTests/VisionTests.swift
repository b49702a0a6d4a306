import CaseTables
import ColorCore
import Testing

/// Simulated colour vision against other engines.
struct VisionTests {
  @Test func cvdTable() throws {
    let table = try CaseTable("science/cvd")
    var tally = Tally("cvd.tsv")
    for row in table.rows {
      guard case .color(let color) = try ColorJSNotation.read(row["color"]) else { continue }
      let deficiency = try #require(VisionDeficiency(rawValue: row["deficiency"]))
      let model = try #require(VisionModel(rawValue: row["method"]))
      let severity = try #require(row.number("severity"))
      let found = color.simulated(deficiency, severity: severity, model: model)
      var wrong = ""
      for (space, prefix) in [(ColorSpace.srgbLinear, "lin"), (.srgb, "srgb")] {
        let numbers = found.converted(to: space).components
        let stated = try ["r", "g", "b"].map { try #require(row.number("\(prefix)_\($0)")) }
        if !(0..<3).allSatisfy({ abs(numbers[$0] - stated[$0]) <= 1e-6 }) {
          wrong += "\(prefix) \(numbers) for \(stated) "
        }
      }
      let bytes = row["srgb8_clipped"].split { "rgb(, )".contains($0) }.compactMap { UInt8($0) }
      if found.srgb8 != SRGB8(bytes[0], bytes[1], bytes[2]) { wrong += "\(found.srgb8) for \(bytes)" }
      tally.check(wrong.isEmpty, row, "\(deficiency) \(model) \(severity): \(wrong)")
    }
    tally.finish(rows: table.rows.count)
  }

  /// The published matrices, read off through the three primaries of linear light.
  @Test func machadoMatrices() throws {
    let table = try CaseTable("science/cvd-machado-matrices")
    var tally = Tally("cvd-machado-matrices.tsv")
    let kinds: [String: VisionDeficiency] = ["Protanomaly": .protan, "Deuteranomaly": .deutan, "Tritanomaly": .tritan]
    for row in table.rows {
      let kind = try #require(kinds[row["kind"]])
      let severity = try #require(row.number("severity"))
      var ok = true
      for column in 0..<3 {
        var light = Components()
        light[column] = 1
        let seen = Color(.srgbLinear, light).simulated(kind, severity: severity).converted(to: .srgbLinear).components
        for line in 0..<3 { ok = try ok && abs(seen[line] - #require(row.number("m\(line)\(column)"))) <= 1e-6 }
      }
      tally.check(ok, row, "\(kind) \(severity)")
    }
    tally.finish(rows: table.rows.count)
  }

  @Test("Rival fault: Machado's matrices belong on linear light")
  func machadoOnLight() {
    // Green in full: as light it leaves 0.786281 of green, which as a code is 0.8994.
    let green = Color(rgb: 0x00FF00).simulated(.protan)
    #expect(abs(green.components.y - 0.8994) < 0.0005, "the matrix belongs on linear light")
  }

  @Test("Rival fault: Brettel has two half-planes")
  func brettelHasTwoHalfPlanes() {
    // A yellow and a blue lie on different half-planes: neither matrix alone does both.
    let yellow = Color(rgb: 0xFFFF00).simulated(.deutan, model: .brettel).converted(to: .srgbLinear).components
    let blue = Color(rgb: 0x0000FF).simulated(.deutan, model: .brettel).converted(to: .srgbLinear).components
    #expect(abs(yellow.z - (-0.019802593252716928 + 0.02784480439922436)) < 1e-9)
    #expect(abs(blue.x - -0.22858463535066073) < 1e-9)
  }

  @Test(arguments: VisionDeficiency.allCases, VisionModel.allCases)
  func greysStay(_ deficiency: VisionDeficiency, _ model: VisionModel) {
    for byte in stride(from: 0, through: 255, by: 15) {
      let grey = Color(SRGB8(UInt8(byte), UInt8(byte), UInt8(byte)))
      #expect(grey.simulated(deficiency, model: model).srgb8 == grey.srgb8)
      #expect(grey.daltonized(for: deficiency, model: model).srgb8 == grey.srgb8)
    }
    let color = Color(rgb: 0x1560BD).withAlpha(0.5)
    #expect(color.simulated(deficiency, severity: 0, model: model).matches(color))
    #expect(color.simulated(deficiency, severity: -1, model: model).matches(color))
    #expect(color.simulated(deficiency, severity: .nan, model: model).matches(color))
    #expect(
      color.simulated(deficiency, severity: 2, model: model) == color.simulated(deficiency, severity: 1, model: model))
    #expect(color.simulated(deficiency, model: model).alpha == 0.5)
  }

  @Test func achromaKeepsLuminance() {
    let color = Color(rgb: 0x1560BD)
    let grey = color.simulated(.achroma)
    #expect(close(grey.components.x, grey.components.y, 1e-12) && close(grey.components.y, grey.components.z, 1e-12))
    #expect(abs(WCAG2.luminance(grey) - WCAG2.luminance(color)) < 1e-4)
    #expect(color.daltonized(for: .achroma).matches(color))
  }

  /// Two colours that a deuteranope confuses are told apart better afterwards.
  @Test(arguments: [VisionDeficiency.protan, .deutan])
  func daltonizedColoursAreFurtherApart(_ deficiency: VisionDeficiency) {
    let red = Color(rgb: 0xC83C28)
    let green = Color(rgb: 0x5A781E)
    func seen(_ a: Color, _ b: Color) -> Double {
      a.simulated(deficiency).difference(to: b.simulated(deficiency))
    }
    #expect(
      seen(red.daltonized(for: deficiency), green.daltonized(for: deficiency)) > seen(red, green) * 1.2)
  }
}
