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
    palette = Palette(depth, hasUnicode: hasUnicode)
  }

  /// - Parameter ground: what counts as no ink where there is no colour.
  public mutating func screen(_ image: CellImage, ground: Color) -> Screen {
    let ground = ground.pixel
    let inks = ShadeScale(ground: SIMD3(ground.x, ground.y, ground.z), hasUnicode: hasUnicode)
    let cells = image.glyphs.indices.map { index in
      depth == .none ? inks.cell(image, index, self) : colored(image, index, inks)
    }
    return Screen(columns: image.columns, rows: image.rows, cells: cells, caret: image.caret)
  }

  private var hasFewColors: Bool { depth == .eight || depth == .sixteen }

  private mutating func colored(_ image: CellImage, _ index: Int, _ inks: ShadeScale) -> Cell {
    let (top, bottom) = (image.top(index), image.bottom(index))
    if let glyph = image.glyphs[index] {
      let under = (top + bottom) / 2
      let ink = under + (SIMD3(glyph.color.x, glyph.color.y, glyph.color.z) - under) * glyph.color.w
      if hasFewColors, inks.isQuiet(under) {
        // Where a tint is lost among few colours, text on it is reversed instead.
        return Cell(
          glyph.character.map(writable), color(ink), on: color(inks.ground), isBold: glyph.isBold,
          isReversed: inks.standsOut(under))
      }
      return Cell(glyph.character.map(writable), color(ink), on: color(under), isBold: glyph.isBold)
    }
    if hasFewColors { return mixed(top, bottom, inks) }
    guard hasUnicode else { return Cell(on: color((top + bottom) / 2)) }
    let (upper, lower) = (color(top), color(bottom))
    return upper == lower ? Cell(on: lower) : Cell("▀", upper, on: lower)
  }

  private mutating func mixed(_ top: SIMD3<Float>, _ bottom: SIMD3<Float>, _ inks: ShadeScale) -> Cell {
    let mean = (top + bottom) / 2
    let difference = top - bottom
    if hasUnicode, max(difference.max(), -difference.min()) > 0.05 {
      let (upper, lower) = (color(top), color(bottom))
      return upper == lower ? Cell(on: lower) : Cell("▀", upper, on: lower)
    }
    // Tints of the ground are quiet marks, which a pattern of dots would make loud.
    if inks.isQuiet(mean) { return Cell(on: color(inks.ground)) }
    let fill = palette.fill(nearest: bytes(mean))
    return Cell(fill.character, .indexed(fill.foreground), on: .indexed(fill.background))
  }

  private mutating func color(_ pixel: SIMD3<Float>) -> CellColor {
    let bytes = bytes(pixel)
    return depth == .direct ? .direct(bytes) : .indexed(palette.index(nearest: bytes))
  }

  private func bytes(_ pixel: SIMD3<Float>) -> SRGB8 {
    SRGB8(SRGB8.byte(Double(pixel.x)), SRGB8.byte(Double(pixel.y)), SRGB8.byte(Double(pixel.z)))
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
