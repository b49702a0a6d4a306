import Pictures

extension CellImage {
  /// Writes a line of text in the row nearest to its middle, cut with an ellipsis to the whole cells
  /// of its rectangle.
  mutating func write(_ line: TextLine, at origin: Point, within clip: Coverage?) {
    let rect = line.rect.offset(by: origin.x, origin.y)
    guard let row = Self.index(rect.midY / CellScale.cell.height, of: rows) else { return }
    // A hair is forgiven, so that 3 × 8 is three cells however it was reckoned.
    let hair = 1e-6
    let first = (rect.minX / CellScale.cell.width - hair).rounded(.up)
    let end = (rect.maxX / CellScale.cell.width + hair).rounded(.down)
    guard first < end, first > -1e6, end < 1e6 else { return }
    var characters = TerminalText(line.string)
    characters.cut(to: Int(end - first))
    let spare = Int(end - first) - characters.width
    let start: Int
    switch line.alignment {
    case .leading: start = Int(first) + (line.isRightToLeft ? spare : 0)
    case .center: start = Int(first) + spare / 2
    case .trailing: start = Int(first) + (line.isRightToLeft ? 0 : spare)
    }
    var column = start
    for (character, width) in characters.glyphs {
      put(character, width, column, row, line, within: clip)
      column += width
    }
    if let caret = line.caret {
      let place = start + characters.column(ofScalar: caret)
      if (0..<columns).contains(place) { self.caret = Place(column: place, row: row) }
    }
  }

  private static func index(_ place: Double, of count: Int) -> Int? {
    guard place >= 0, place < Double(count) else { return nil }
    return Int(place)
  }

  private mutating func put(
    _ character: Character, _ width: Int, _ column: Int, _ row: Int, _ line: TextLine, within clip: Coverage?
  ) {
    for part in 0..<width {
      let place = column + part
      guard (0..<columns).contains(place) else { continue }
      if let clip, clip[place, 2 * row] + clip[place, 2 * row + 1] < 1 { continue }
      let isWhole = column >= 0 && column + width <= columns
      glyphs[row * columns + place] = Glyph(
        character: isWhole ? part == 0 ? character : nil : " ", color: line.color.pixel, isBold: line.isBold)
    }
  }
}
