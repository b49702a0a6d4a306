import CaseTables
import ColorCore
import Testing

/// White points and measured patches of other people's tables.
struct ReferenceWhiteTests {
  /// cie15-illuminants.tsv states XYZ and u′ to 4 or 5 decimals, so x, y, u′, v′ follow to about 4.
  @Test func illuminants() throws {
    let table = try CaseTable("science/cie15-illuminants")
    var tally = Tally("cie15-illuminants.tsv")
    for row in table.rows {
      let white = try Color(
        .xyzD65, #require(row.number("xyz_x")), #require(row.number("xyz_y")), #require(row.number("xyz_z")))
      let xyY = white.converted(to: .xyY).components
      let luv = white.converted(to: .luv).components
      let neutral = Color.white.converted(to: .xyY).components
      let divisor = -2 * neutral.x + 12 * neutral.y + 3
      // u* = 13 L* (u′ − u′ₙ), and v* likewise.
      let u = luv.y / (13 * luv.x) + 4 * neutral.x / divisor
      let v = luv.z / (13 * luv.x) + 9 * neutral.y / divisor
      let found = [xyY.x, xyY.y, xyY.z, u, v]
      let stated = try ["yxy_x", "yxy_y", "yxy_luma", "luv_u", "luv_v"].map { try #require(row.number($0)) }
      tally.check(zip(found, stated).allSatisfy { abs($0 - $1) <= 5e-5 }, row, "\(found) for \(stated)")
    }
    tally.finish(rows: table.rows.count)
  }

  /// colorjs-tests.tsv, `adapt`: the Bradford matrix, read off through the axes of XYZ.
  @Test func bradford() throws {
    let rows = try CaseTable("science/colorjs-tests").rows.filter { $0["file"] == "adapt" }
    var tally = Tally("colorjs-tests.tsv, adapt")
    for row in rows {
      let stated = try #require(ColorJSNotation.json(row["expected"]) as? [[Double]])
      var ok = true
      for column in 0..<3 {
        var axis = Components()
        axis[column] = 1
        let adapted = ColorSpace.xyzD65.convert(axis, to: .xyzD50)
        for line in 0..<3 { ok = ok && abs(adapted[line] - stated[line][column]) <= 1e-14 }
      }
      tally.check(ok, row, "\(stated)")
    }
    tally.finish(rows: rows.count)
  }

  /// colorchecker-babel.tsv: patches measured under D50 and, on their own, under D65.
  ///
  /// The Lab and ProPhoto columns are of the D50 measurement, sRGB and Adobe RGB of the one under D65:
  /// no adaptation leads from one to the other, so each group is held against itself. RGB outside 0…255 was clipped.
  @Test func colorChecker() throws {
    let table = try CaseTable("science/colorchecker-babel")
    var tally = Tally("colorchecker-babel.tsv")
    for row in table.rows {
      func numbers(_ columns: [String]) throws -> [Double] { try columns.map { try #require(row.number($0)) } }
      func rgb(_ name: String) throws -> [Double] { try numbers(["r", "g", "b"].map { "\(name)_\($0)" }) }
      func agree(_ color: Color, _ stated: [Double]) -> Bool {
        (0..<3).allSatisfy { abs(min(max(color.components[$0], 0), 1) * 255 - stated[$0]) <= 0.05 }
      }
      let xyz = try numbers(["X", "Y", "Z"])
      let lab = try numbers(["L", "a", "b"])
      let found = Color(.xyzD50, xyz[0], xyz[1], xyz[2]).converted(to: .lab).components
      // The white of ICC D50 differs from that of CSS by up to 0.00012, which is 0.03 of a and b.
      var ok = (0..<3).allSatisfy { abs(found[$0] - lab[$0]) <= 0.03 }
      ok = try ok && agree(Color(.lab, lab[0], lab[1], lab[2]).converted(to: .prophotoRGB), rgb("prophoto"))
      let srgb = try rgb("srgb")
      if srgb.allSatisfy({ $0 > 0 && $0 < 255 }) {
        let color = Color(.srgb, srgb[0] / 255, srgb[1] / 255, srgb[2] / 255)
        ok = try ok && agree(color.converted(to: .a98RGB), rgb("adobergb"))
      }
      tally.check(ok, row, row["patch"])
    }
    tally.finish(rows: table.rows.count)
  }
}
