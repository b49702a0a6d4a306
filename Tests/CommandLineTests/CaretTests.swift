import Testing

@testable import CommandLineKit

/// Where the caret stands: columns of a terminal, not bytes.
@Suite struct CaretTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let range: Range<Int>
    let lines: String

    init(_ name: String, _ text: String, _ range: Range<Int>, _ shown: String, _ marks: String) {
      (testDescription, self.text, self.range) = (name, text, range)
      lines = "  \(shown)\n  \(marks)\n"
    }
  }

  @Test(arguments: cases) func caret(_ row: Case) { #expect(CaretLines.lines(row.text, row.range) == row.lines) }

  static let cases = [
    Case("one byte", "rgb(x)", 4..<5, "rgb(x)", "    ^"),
    Case("several bytes", "rgb(red)", 4..<7, "rgb(red)", "    ^~~"),
    Case("behind the end", "rgb(", 4..<4, "rgb(", "    ^"),
    Case("a place between bytes", "rgb()", 4..<4, "rgb()", "    ^"),
    Case("beyond the text", "ab", 5..<9, "ab", "  ^"),
    Case("bytes of two-byte letters", "ä ö x", 6..<7, "ä ö x", "    ^"),
    Case("wide letters take two columns", "色 x", 4..<5, "色 x", "   ^"),
    Case("a wide fault", "x 色", 2..<5, "x 色", "  ^~"),
    Case("marks above letters take none", "e\u{301} x", 4..<5, "e\u{301} x", "  ^"),
    Case("TAB is one column", "a\tb", 2..<3, "a b", "  ^"),
    Case("control characters are visible", "a\u{1B}[0mb", 1..<2, "a\\x1B[0mb", " ^~~~"),
    Case("the last control characters", "\u{7F}\u{9B}x", 3..<4, "\\x7F\\x9Bx", "        ^"),
    Case("nothing turns the direction of writing", "a\u{202E}b", 4..<5, "a\\u{202E}b", "         ^"),
    Case("bytes that are no text", String(decoding: [0x61, 0xFF, 0x62], as: UTF8.self), 4..<5, "a\u{FFFD}b", "  ^"),
    Case(
      "a long text, fault at its start", String(repeating: "x", count: 100), 0..<2,
      String(repeating: "x", count: 72) + "...", "^~"),
    Case(
      "a long text, fault in its midst", String(repeating: "-", count: 50) + "x" + String(repeating: "+", count: 50),
      50..<51, "..." + String(repeating: "-", count: 24) + "x" + String(repeating: "+", count: 47) + "...",
      String(repeating: " ", count: 27) + "^"),
    Case(
      "a long text, fault at its end", String(repeating: "-", count: 50) + "x", 50..<51,
      "..." + String(repeating: "-", count: 24) + "x", String(repeating: " ", count: 27) + "^"),
    Case(
      "a fault that is longer than what is shown", String(repeating: "x", count: 100), 0..<100,
      String(repeating: "x", count: 72) + "...", "^" + String(repeating: "~", count: 71)),
  ]
}
