import CaseTables
import ColorCore
import Testing

/// Tables made by the authors of HSLuv, Okhsl and Okhsv, and a palette that people use.
struct HueSpaceTableTests {
  private func numbers(_ row: CaseTable.Row, _ prefix: String) -> [Double?] {
    ["1", "2", "3"].map { row.number("\(prefix)_\($0)") }
  }

  private func color(hex: String) throws -> Color {
    try Color(rgb: #require(UInt32(hex.dropFirst(), radix: 16)))
  }

  /// hsluv-rev4.tsv: each space from the hex, and the hex from each. The table gives greys any hue.
  @Test func hsluv() throws {
    let table = try CaseTable("science/hsluv-rev4")
    var tally = Tally("hsluv-rev4.tsv")
    let columns: [(ColorSpace, String)] = [
      (.xyzD65, "xyz"), (.luv, "luv"), (.lchuv, "lch"), (.hsluv, "hsluv"), (.hpluv, "hpluv"),
    ]
    for row in table.rows {
      let source = try color(hex: row["hex"])
      var ok = true
      for (space, prefix) in columns {
        var stated = numbers(row, prefix)
        let found = source.converted(to: space)
        if let hue = space.hueIndex, found[channel: hue] == nil { stated[hue] = nil }
        ok = ok && close(found, stated, 1e-9)
        let back = Color(space, stated[0] ?? 0, stated[1] ?? 0, stated[2] ?? 0)
        ok = ok && back.srgb8 == source.srgb8
      }
      tally.check(ok, row, row["hex"])
    }
    tally.finish(rows: table.rows.count)
  }

  /// okhsl-okhsv-ottosson.tsv: the author's JavaScript, with matrices of single precision.
  @Test func ottosson() throws {
    let table = try CaseTable("science/okhsl-okhsv-ottosson")
    var tally = Tally("okhsl-okhsv-ottosson.tsv")
    for row in table.rows {
      var ok = true
      for (space, prefix) in [(ColorSpace.okhsl, "okhsl"), (.okhsv, "okhsv")] {
        let stated = numbers(row, prefix)
        if row["direction"] == "rgb->ok" {
          let found = try color(hex: row["hex"]).converted(to: space)
          let isGrey = found[channel: 0] == nil
          ok = ok && abs(found.components.z - (stated[2] ?? -1)) <= 2e-3
          // There a grey has whatever hue and saturation its dust gives: white has saturation 0.9 and more.
          if isGrey { continue }
          ok = ok && abs(found.components.y - (stated[1] ?? -1)) <= 2e-3
          ok = ok && closeAngles(found.components.x, stated[0] ?? -1, 2e-3)
        } else {
          let source = try Color(
            space, #require(row.number("h")), #require(row.number("s")), #require(row.number("l_or_v")))
          let rgb = source.converted(to: .srgb).components * 255
          ok = ok && (0..<3).allSatisfy { abs(rgb[$0] - (stated[$0] ?? -1)) <= 2e-3 * 255 }
        }
      }
      tally.check(ok, row, "\(row["hex"]) \(row["h"]) \(row["s"]) \(row["l_or_v"])")
    }
    tally.finish(rows: table.rows.count)
  }

  /// tailwind-v4.tsv: oklch to unclipped sRGB.
  @Test func tailwind() throws {
    let table = try CaseTable("science/tailwind-v4")
    var tally = Tally("tailwind-v4.tsv")
    for row in table.rows {
      guard case .color(let source) = try ColorJSNotation.read(row["oklch"]) else { continue }
      let rgb = source.converted(to: .srgb).components
      let stated = try ["srgb_r", "srgb_g", "srgb_b"].map { try #require(row.number($0)) }
      let ok = (0..<3).allSatisfy { abs(rgb[$0] - stated[$0]) <= 1e-6 }
      let hex = try color(hex: row["hex_clip"])
      tally.check(ok && source.srgb8 == hex.srgb8, row, "\(row["name"]): \(rgb) for \(stated)")
    }
    tally.finish(rows: table.rows.count)
  }

  /// culori gives Okhsl of white a saturation of 0.9, palette HSLuv of white one of 253.76.
  @Test(
    "Rival fault: white and black have saturation 0 and no hue in Okhsl and its like",
    arguments: [ColorSpace.okhsl, .okhsv, .hsluv, .hpluv, .hsl, .hsv])
  func whiteAndBlackHaveNoSaturation(_ space: ColorSpace) {
    for grey in [Color.white, .black] {
      for route in ColorSpace.allCases {
        let found = grey.converted(to: route).converted(to: space)
        if route == space { continue }
        #expect(found[channel: 0] == nil, "through \(route.name)")
        #expect(found.components.y == 0, "through \(route.name)")
      }
    }
  }
}
