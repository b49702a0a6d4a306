public import ColorCore

/// Turns images into cells with the colours and characters that a terminal has.
public struct CellPainter {
  public let depth: ColorDepth
  /// Whether the terminal shows characters outside ASCII.
  public let hasUnicode: Bool
  private var palette: Palette

  public init(_ depth: ColorDepth, hasUnicode: Bool = true) {
    self.depth = depth
    self.hasUnicode = hasUnicode
    palette = Palette(depth)
  }

  /// - Parameter ground: what counts as no ink where there is no colour.
  public mutating func screen(_ image: CellImage, ground: Color) -> Screen {
    let ground = ground.pixel
    let inks = ShadeScale(ground: SIMD3(ground.x, ground.y, ground.z), hasUnicode: hasUnicode)
    let cells = image.glyphs.indices.map { index in
      depth == .none ? inks.cell(image, index, self) : colored(image, index)
    }
    return Screen(columns: image.columns, rows: image.rows, cells: cells, caret: image.caret)
  }

  private mutating func colored(_ image: CellImage, _ index: Int) -> Cell {
    let (top, bottom) = (image.top(index), image.bottom(index))
    if let glyph = image.glyphs[index] {
      let under = (top + bottom) / 2
      let ink = under + (SIMD3(glyph.color.x, glyph.color.y, glyph.color.z) - under) * glyph.color.w
      return Cell(
        glyph.character.map(writable), color(ink), on: color(under), isBold: glyph.isBold)
    }
    guard hasUnicode else { return Cell(on: color((top + bottom) / 2)) }
    let (upper, lower) = (color(top), color(bottom))
    return upper == lower ? Cell(on: lower) : Cell("▀", upper, on: lower)
  }

  private mutating func color(_ pixel: SIMD3<Float>) -> CellColor {
    let bytes = SRGB8(
      SRGB8.byte(Double(pixel.x)), SRGB8.byte(Double(pixel.y)), SRGB8.byte(Double(pixel.z)))
    return depth == .direct ? .direct(bytes) : .indexed(palette.index(nearest: bytes))
  }

  /// The character, or what stands for it where there is only ASCII.
  func writable(_ character: Character) -> Character {
    hasUnicode || character.isASCII ? character : Self.plain[character] ?? "?"
  }

  private static let plain: [Character: Character] = [
    "–": "-", "—": "-", "…": "~", "✓": "*", "°": " ", "·": ".", "×": "x", "→": ">", "←": "<", "↑": "^", "↓": "v",
    "−": "-",
  ]
}
