import CaseTables
import ColorCore
import Testing

/// White points and measured patches of other people's tables.
struct ReferenceWhiteTests {
  /// cie15-illuminants.tsv states XYZ to 4 decimals; only D50 and D65 are whites of a space here.
  @Test func illuminants() throws {
    let table = try CaseTable("science/cie15-illuminants")
    var tally = Tally("cie15-illuminants.tsv")
    for row in table.rows {
      let white = try Components(
        #require(row.number("xyz_x")), #require(row.number("xyz_y")), #require(row.number("xyz_z")))
      guard row["xyz_x"] == "0.9642" else {
        tally.wait("chromaticity of another white")
        continue
      }
      let lab = Color(.xyzD50, white).converted(to: .lab)
      // 4 decimals of XYZ are 0.02 of a and b.
      tally.check(close(lab, [100, 0, 0], 0.02), row, "\(lab.components)")
    }
    tally.finish(rows: table.rows.count, waiting: ["chromaticity of another white"])
  }

  /// colorchecker-babel.tsv: the white of ICC D50 differs from that of CSS by up to 0.00012, which is 0.03 of a and b.
  @Test func colorChecker() throws {
    let table = try CaseTable("science/colorchecker-babel")
    var tally = Tally("colorchecker-babel.tsv")
    for row in table.rows {
      let xyz = try Color(.xyzD50, #require(row.number("X")), #require(row.number("Y")), #require(row.number("Z")))
      let lab = xyz.converted(to: .lab).components
      let expected = try ["L", "a", "b"].map { try #require(row.number($0)) }
      let ok = (0..<3).allSatisfy { abs(lab[$0] - expected[$0]) <= 0.03 }
      tally.check(ok, row, "\(row["patch"]): \(lab) for \(expected)")
    }
    tally.finish(rows: table.rows.count)
  }
}
