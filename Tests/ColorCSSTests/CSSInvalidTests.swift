import CaseTables
import ColorCSS
import ColorCore
import Testing

/// Every row of css-invalid.tsv: text that is no `<color>`.
@Suite struct CSSInvalidTests {
  @Test func everyRow() throws {
    var summary = TableSummary("css-invalid")
    for row in try CaseTable("science/css-invalid").rows {
      let input = row["input"]
      do {
        let color = try Color(css: input)
        summary.fail(row.line, "\(input) is read as \(color.text(as: .css))")
      } catch {
        let range = error.range
        if range.lowerBound < 0 || range.upperBound > input.utf8.count || error.description.isEmpty {
          summary.fail(row.line, "\(input): the place \(range) is not in the text")
        } else {
          summary.pass()
        }
      }
    }
    summary.report()
  }
}
