/// The page of help behind the question mark.
enum TerminalHelp {
  private static let keys: [(keys: String, meaning: String)] = [
    ("Return", "selects the colour"),
    ("Esc, Ctrl-C", "cancels"),
    ("Tab", "goes to the next part"),
    ("← →", "turn the page, on the tabs"),
    ("↑ ↓ ← →", "move by one; Shift moves far"),
    ("Page, Home, End", "move far, to the ends"),
    ("0 to 9, +, *, %", "a number, then Return"),
    ("u, Ctrl-_", "undo; Ctrl-Y does it again"),
    ("c, Alt-C", "copies to the clipboard"),
    ("paste", "any colour text is taken"),
    ("Ctrl-Z, Ctrl-L", "stops, draws again"),
  ]

  /// As many lines as there are, the keys in a column of their own where there is room.
  static func lines(columns: Int) -> [(text: String, isTitle: Bool)] {
    let width = min(17, max(8, columns - 22))
    return keys.map { row in
      let padding = String(repeating: " ", count: max(2, width - row.keys.count))
      return (row.keys + padding + row.meaning, false)
    }
  }
}
