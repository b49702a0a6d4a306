import CaseTables
import ColorCore
import Testing

/// conversions.tsv: 246 colours in every space, as agreed by at least two other engines; read both ways.
struct ConversionTableTests {
  /// Spaces whose curve is steep at black: what engines call zero differs by this much (README of the table).
  static let steepAtBlack: Set<String> = ["a98-rgb", "rec2020", "rec2100-pq"]

  /// The table's 13 digits, which come from the primaries of CSS Color 4 in full precision.
  @Test("Rival fault: ProPhoto RGB to 1e-12")
  func prophoto() throws {
    let colors = try CaseTable("science/conversion-colors").rows
    let xyz = Dictionary(uniqueKeysWithValues: colors.map { ($0["id"], $0) })
    let rows = try CaseTable("science/conversions").rows.filter { $0["space"] == "prophoto-rgb" }
    #expect(rows.count > 100)
    for row in rows {
      let source = try #require(xyz[row["id"]])
      let color = try Color(
        .xyzD65, #require(source.number("xyz_x")), #require(source.number("xyz_y")), #require(source.number("xyz_z")))
      let found = color.converted(to: .prophotoRGB).components
      for (lane, column) in ["c1", "c2", "c3"].enumerated() {
        try #expect(close(found[lane], #require(row.number(column)), 1e-12))
      }
    }
    let white = Color.white.converted(to: .prophotoRGB).components
    for lane in 0..<3 { #expect(abs(white[lane] - 1) <= 1e-15) }
  }

  @Test func bothWays() throws {
    var colors: [String: Components] = [:]
    for row in try CaseTable("science/conversion-colors").rows {
      colors[row["id"]] = try Components(
        #require(row.number("xyz_x")), #require(row.number("xyz_y")), #require(row.number("xyz_z")))
    }
    let table = try CaseTable("science/conversions")
    var there = Tally("conversions.tsv, from XYZ")
    var back = Tally("conversions.tsv, to XYZ")
    for row in table.rows {
      let name = row["space"]
      guard let space = ColorSpace(name: name) else {
        there.wait(name)
        back.wait(name)
        continue
      }
      let xyz = try #require(colors[row["id"]])
      let expected = ["c1", "c2", "c3"].map(row.number)
      let tolerance = Self.steepAtBlack.contains(name) ? 1e-6 : 1e-9

      let forward = Color(.xyzD65, xyz).converted(to: space)
      there.check(close(forward, expected, tolerance), row, "\(name) \(forward.components) for \(expected)")

      var missing: MissingComponents = []
      for index in 0..<3 where expected[index] == nil { missing.insert(.channel(index)) }
      let stated = Components(expected[0] ?? 0, expected[1] ?? 0, expected[2] ?? 0)
      let reverse = Color(space, stated, missing: missing).converted(to: .xyzD65)
      back.check(close(reverse, [xyz.x, xyz.y, xyz.z], tolerance), row, "\(name) \(reverse.components) for \(xyz)")
    }
    there.finish(rows: table.rows.count)
    back.finish(rows: table.rows.count)
  }
}
