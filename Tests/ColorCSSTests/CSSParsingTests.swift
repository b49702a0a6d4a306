import CaseTables
import ColorCSS
import ColorCore
import Testing

/// Every row of css-parsing-tests.tsv (CourtBouillon).
@Suite struct CSSParsingTests {
  @Test func everyRow() throws {
    var summary = TableSummary("css-parsing-tests")
    for row in try CaseTable("science/css-parsing-tests").rows {
      let input = row["input"]
      if row["expected"].contains("color(--valid") {
        // A profile of the page's own: right syntax, but nothing says what the numbers mean.
        let reason = (try? Color(css: input, context: ParsingContext(scheme: .dark))).map { _ in "read" }
        if reason == nil {
          summary.setApart("custom profiles that only a page can name")
        } else {
          summary.fail(row.line, input)
        }
        continue
      }
      if let fault = Self.fault(row) { summary.fail(row.line, "\(input): \(fault)") } else { summary.pass() }
    }
    summary.report()
  }

  static func fault(_ row: CaseTable.Row) -> String? {
    guard row["valid"] == "1" else {
      return (try? Color(css: row["input"])).map { "is read as \($0.text(as: .css))" }
    }
    var expected = [row["expected"]]
    if row["expected"].hasPrefix("[") {
      expected = row["expected"].split(separator: "\"").map(String.init).filter { $0.contains("(") || $0 == "null" }
    }
    for (text, scheme) in zip(expected, ParsingContext.Scheme.allCases) {
      do {
        let color = try Color(css: row["input"], context: ParsingContext(scheme: scheme))
        if let fault = Self.difference(color, ExpectedColor(text)) { return fault }
      } catch {
        return "\(error.description) at \(error.range)"
      }
    }
    return nil
  }

  private static func difference(_ color: Color, _ expected: ExpectedColor) -> String? {
    var numbers = expected.numbers
    // The table keeps lightness and chroma as they stand; CSS Color 4 holds them in their range.
    if ["lab", "lch", "oklab", "oklch"].contains(expected.space) {
      numbers[0] = max(0, min(numbers[0], expected.space.hasPrefix("ok") ? 1 : 100))
      if expected.space.hasSuffix("lch") { numbers[1] = max(0, numbers[1]) }
    }
    guard let space = ColorSpace(name: expected.space) else { return "unknown space \(expected.space)" }
    let got = color.converted(to: space)
    for lane in 0..<numbers.count {
      // A missing component counts as zero in this table.
      if abs(got.components[lane] - numbers[lane]) > 1e-5 * max(1, abs(numbers[lane])) {
        return "\(color.text(as: .css)), not \(expected.space) \(numbers)"
      }
    }
    return abs(color.alpha - expected.alpha) > 1e-5 ? "alpha is \(color.alpha), not \(expected.alpha)" : nil
  }
}

/// The plain functions that the table answers with.
struct ExpectedColor {
  var space = ""
  var numbers: [Double] = []
  var alpha = 1.0

  init(_ text: String) {
    let parts = text.split { "(),/ ".contains($0) }.map(String.init)
    var values = parts.compactMap { $0 == "none" ? 0 : Double($0) }
    space = parts.last { Double($0) == nil && $0 != "none" } ?? ""
    let count = space == "device-cmyk" ? 4 : 3
    if values.count > count { alpha = values.removeLast() }
    if space.hasPrefix("rgb") {
      values = values.map { $0 / 255 }
      space = "srgb"
    }
    if space == "device-cmyk" { space = "cmyk" }
    numbers = values
  }
}
