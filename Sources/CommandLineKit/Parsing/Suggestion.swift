/// What a mistyped word was probably meant to be.
public enum Suggestion {
  /// The candidate with the least number of typing mistakes, if there are so few that it is likely;
  /// the first one of equals.
  public static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8)
    // One mistake in three letters is still recognised; the dashes of options are no letters.
    let limit = max(1, wanted.count { $0 != UInt8(ascii: "-") } / 3)
    var best: (name: String, mistakes: Int)?
    for candidate in candidates {
      let mistakes = distance(wanted, Array(candidate.lowercased().utf8))
      if mistakes <= limit, mistakes < best?.mistakes ?? .max { best = (candidate, mistakes) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the
  /// other (the "optimal string alignment" distance).
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    // Words this long are no typing mistakes, and the work grows with the square.
    if a.count > 100 || b.count > 100 { return .max }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
        row.append(least)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}
