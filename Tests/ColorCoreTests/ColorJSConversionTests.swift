import CaseTables
import ColorCore
import Testing

/// colorjs-tests.tsv, rows `conversions`: what the tests of color.js state.
struct ColorJSConversionTests {
  @Test func conversions() throws {
    let rows = try CaseTable("science/colorjs-tests").rows.filter { $0["file"] == "conversions" }
    var tally = Tally("colorjs-tests.tsv, conversions")
    for row in rows {
      let options = try #require(ColorJSNotation.json(row["options"]) as? [String: Any])
      var text = row["input"]
      var target = options["toSpace"] as? String ?? ""
      if let pair = ColorJSNotation.json(text) as? [String], pair.count == 2 { (text, target) = (pair[0], pair[1]) }
      guard let space = ColorSpace(name: ColorJSNotation.spaceName(target)) else {
        tally.wait(ColorJSNotation.spaceName(target))
        continue
      }
      let color: Color
      switch try ColorJSNotation.read(text) {
      case .color(let read): color = read
      case .unknownSpace(let name):
        tally.wait(name)
        continue
      }
      let tolerance = options["epsilon"] as? Double ?? 1e-4
      let expected = try #require(ColorJSNotation.json(row["expected"]) as? [Any]).map { ($0 as? Double) }
      let result = color.converted(to: space)
      // A hue that is null must be missing; another null says nothing. Where black has hue 0 there, it has none here.
      let ok = space.channels.indices.allSatisfy { index in
        guard let wanted = expected[index] else { return index != space.hueIndex || result[channel: index] == nil }
        if result[channel: index] == nil { return true }
        return abs(result.components[index] - wanted) <= tolerance * max(1, abs(wanted))
      }
      tally.check(ok, row, "\(text) to \(space.name): \(result.components) for \(expected)")
    }
    tally.finish(rows: rows.count)
  }
}
