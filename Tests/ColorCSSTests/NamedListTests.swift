import CaseTables
import ColorCSS
import ColorCore
import Testing

@Suite struct NamedListTests {
  @Test func everyTailwindColor() throws {
    var summary = TableSummary("tailwind-v4")
    for row in try CaseTable("science/tailwind-v4").rows {
      let color = try Color(css: row["oklch"])
      let srgb = color.converted(to: .srgb).components
      let expected = ["srgb_r", "srgb_g", "srgb_b"].map { row.number($0)! }
      let isNear = (0..<3).allSatisfy { abs(srgb[$0] - expected[$0]) < 1e-6 }
      let hex = color.text(as: .hex)
      if isNear, hex == row["hex_clip"] {
        summary.pass()
      } else {
        summary.fail(row.line, "\(row["name"]): \(hex), \(srgb)")
      }
    }
    summary.report()
  }

  @Test func everyNameInAnyCase() throws {
    var summary = TableSummary("list-css")
    for row in try CaseTable("science/list-css").rows {
      let name = row["name"]
      let mixed = String(name.enumerated().map { $0 % 2 == 0 ? Character($1.uppercased()) : $1 })
      let colors = try [name, name.uppercased(), mixed].map { try Color(css: $0).text(as: .hex) }
      let back = try Color(css: row["hex"]).text(as: .name)
      let isBack = try Color(css: back).text(as: .hex) == row["hex"]
      if colors == Array(repeating: row["hex"], count: 3), isBack {
        summary.pass()
      } else {
        summary.fail(row.line, "\(name): \(colors), \(back)")
      }
    }
    summary.report()
  }

  @Test func nameOfNoNameIsHex() {
    #expect(Color(rgb: 0x1560BD).text(as: .name) == "#1560bd")
    #expect(Color.transparent.text(as: .name) == "transparent")
    #expect(Color(rgb: 0xFF0000).text(as: .name) == "red")
  }
}
