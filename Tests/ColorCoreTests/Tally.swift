import CaseTables
import Testing

/// Counts what became of the rows of a case table, prints one line about it, and fails when a row
/// was skipped that the test did not announce.
struct Tally {
  let table: String
  private(set) var passed = 0
  private(set) var failed = 0
  /// Rows not tried, by reason.
  private(set) var waiting: [String: Int] = [:]

  init(_ table: String) { self.table = table }

  /// Counts a row, and reports the failing ones by their place in the table.
  mutating func check(_ ok: Bool, _ row: CaseTable.Row, _ comment: @autoclosure () -> String) {
    if ok {
      passed += 1
    } else {
      failed += 1
      let text = comment()
      Issue.record("\(table):\(row.line): \(text)")
    }
  }

  mutating func wait(_ reason: String) { waiting[reason, default: 0] += 1 }

  /// Prints the summary; `expected` names every reason for which rows may be left out.
  func finish(rows: Int, waiting expected: Set<String> = []) {
    let left = waiting.values.reduce(0, +)
    let list = waiting.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    print("\(table): \(rows) rows, \(passed) passed, \(left) waiting\(left == 0 ? "" : " (\(list))")")
    #expect(passed + failed + left == rows, "a row of \(table) was neither tried nor announced")
    #expect(Set(waiting.keys) == expected)
  }
}
