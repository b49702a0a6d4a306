public import ColorCore
public import Pictures

/// A picture laid over a grid of character cells: two pixels a cell, and text as characters.
public struct CellImage: Sendable {
  /// A character of a text line in a cell.
  public struct Glyph: Hashable, Sendable {
    /// Nil in the right half of a character two cells wide.
    public var character: Character?
    /// Encoded sRGB and alpha, 0…1.
    public var color: SIMD4<Float>
    public var isBold: Bool
  }

  /// A cell by its place, from 0.
  public struct Place: Hashable, Sendable {
    public var column: Int
    public var row: Int
  }

  public let columns: Int
  public let rows: Int
  /// `columns` × 2 `rows` of them from the top, as encoded sRGB, 0…1.
  public internal(set) var pixels: [SIMD3<Float>]
  /// `columns` × `rows` of them.
  public internal(set) var glyphs: [Glyph?]
  /// Where a text cursor stands.
  public internal(set) var caret: Place?

  /// Paints a picture; what it does not cover keeps the ground.
  public init(_ picture: Picture, columns: Int, rows: Int, ground: Color) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    let pixel = ground.pixel
    pixels = Array(repeating: SIMD3(pixel.x, pixel.y, pixel.z), count: self.columns * self.rows * 2)
    glyphs = Array(repeating: nil, count: self.columns * self.rows)
    for item in picture.items { paint(item, at: .zero, within: nil) }
  }

  func top(_ index: Int) -> SIMD3<Float> { pixels[index + index / columns * columns] }
  func bottom(_ index: Int) -> SIMD3<Float> { pixels[index + index / columns * columns + columns] }
}
