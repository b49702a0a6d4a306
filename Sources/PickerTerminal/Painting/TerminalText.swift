/// A line of text as the characters that a terminal puts in its cells.
struct TerminalText {
  private(set) var glyphs: [(character: Character, width: Int)] = []
  /// In cells.
  private(set) var width = 0
  /// How many scalars of the string each glyph stands for.
  private var scalarCounts: [Int] = []

  init(_ string: String) {
    for character in string {
      let scalars = character.unicodeScalars
      let width = Self.width(of: character)
      if width == 0, !Self.isControl(character), let last = scalarCounts.indices.last {
        scalarCounts[last] += scalars.count
        continue
      }
      // A control character or a lone mark must not reach the terminal as it is.
      glyphs.append(width == 0 ? ("\u{FFFD}", 1) : (character, width))
      scalarCounts.append(scalars.count)
      self.width += max(1, width)
    }
  }

  /// Cuts to that many cells; an ellipsis stands for what is missing.
  mutating func cut(to limit: Int) {
    guard width > limit else { return }
    while width > max(0, limit - 1), let last = glyphs.popLast() {
      width -= last.width
      scalarCounts.removeLast()
    }
    if limit > 0 {
      glyphs.append(("…", 1))
      scalarCounts.append(0)
      width += 1
    }
  }

  /// The cell before which a text cursor stands after that many scalars.
  func column(ofScalar index: Int) -> Int {
    var (column, seen) = (0, 0)
    for (glyph, count) in zip(glyphs, scalarCounts) where seen < index {
      seen += count
      column += glyph.width
    }
    return column
  }

  /// Cells a character takes: 0 for what has no place of its own, 2 for wide ones.
  static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return first.value >= 0x20 && first.value != 0x7F ? 1 : 0 }
    switch first.properties.generalCategory {
    case .control, .format, .surrogate, .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator,
      .paragraphSeparator, .unassigned:
      return 0
    default:
      let isEmoji = character.unicodeScalars.contains { $0.value == 0xFE0F }
      return isEmoji || isWide(first.value) ? 2 : 1
    }
  }

  private static func isControl(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    value >= wide[0].lowerBound && wide.contains { $0.contains(value) }
  }

  /// Blocks of characters that are Wide or Fullwidth in Unicode Standard Annex 11: East Asian scripts
  /// and symbols, full-width forms, and the pictographs.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
