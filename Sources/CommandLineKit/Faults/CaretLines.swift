/// A text with a caret under a part of it, in columns of a terminal.
enum CaretLines {
  /// How much of a long line is shown, in columns, and how much of that before the fault.
  static let width = 72
  static let lead = 24
  private static let cut = "..."

  /// Two lines, indented by two columns. Of a long text only the part around the fault is shown,
  /// control characters are made visible, and `^~~~` covers the bytes of `range`.
  static func lines(_ text: String, _ range: Range<Int>) -> String {
    var before = Piece()
    var fault = Piece()
    var after = Piece()
    var offset = 0
    var isFull = false
    for scalar in text.unicodeScalars {
      let shown = VisibleText.shown(scalar)
      if offset < range.lowerBound {
        before.append(shown)
        before.keepLast(lead)
      } else if before.columns + fault.columns + after.columns + shown.columns > width {
        isFull = true
        break
      } else if offset < range.upperBound {
        fault.append(shown)
      } else {
        after.append(shown)
      }
      offset += UTF8.width(scalar)
    }
    let start = before.isCut ? cut : ""
    let marks = "^" + String(repeating: "~", count: max(0, fault.columns - 1))
    let shown = start + before.text + fault.text + after.text + (isFull ? cut : "")
    return "  \(shown)\n  \(String(repeating: " ", count: start.utf8.count + before.columns))\(marks)\n"
  }

  private struct Piece {
    var columns = 0
    var isCut = false
    private var parts: [(text: String, columns: Int)] = []
    private var first = 0

    var text: String { parts[first...].reduce(into: "") { $0 += $1.text } }

    mutating func append(_ part: (text: String, columns: Int)) {
      parts.append(part)
      columns += part.columns
    }

    mutating func keepLast(_ limit: Int) {
      while columns > limit {
        columns -= parts[first].columns
        first += 1
        isCut = true
      }
      // Memory stays flat however long the text is.
      if first > 1024 {
        parts.removeFirst(first)
        first = 0
      }
    }
  }
}
