import CaseTables
import Testing

/// Counts the rows of a table, so that none is skipped in silence.
struct TableSummary {
  let table: String
  private(set) var rows = 0
  private(set) var passed = 0
  private(set) var set: [String: Int] = [:]
  private var failures: [String] = []

  init(_ table: String) { self.table = table }

  mutating func pass() {
    rows += 1
    passed += 1
  }

  /// A row that is counted for itself, and why.
  mutating func setApart(_ why: String) {
    rows += 1
    set[why, default: 0] += 1
  }

  mutating func fail(_ line: Int, _ what: String) {
    rows += 1
    failures.append("line \(line): \(what)")
  }

  /// Prints the figures, and fails the test when a row failed.
  func report(sourceLocation: SourceLocation = #_sourceLocation) {
    let apart = set.sorted { $0.key < $1.key }.map { ", \($0.value) \($0.key)" }.joined()
    print("table \(table): \(rows) rows, \(passed) passed, \(failures.count) failed\(apart)")
    for failure in failures { print("table \(table), \(failure)") }
    #expect(failures.count == 0, "rows of \(table) failed; they are printed above", sourceLocation: sourceLocation)
  }
}
