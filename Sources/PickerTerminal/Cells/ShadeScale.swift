import ColorCore

/// Shapes without colour: the more a pixel differs from the ground in lightness, the more ink.
struct ShadeScale {
  private let groundLightness: Float
  private let hasUnicode: Bool

  /// Text on areas that stand out this much is reversed, so that a chosen tab or row shows.
  private static let reversed: Float = 0.2
  private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]
  private static let letters: [Character] = [" ", ".", "+", "%", "#"]

  init(ground: SIMD3<Float>, hasUnicode: Bool) {
    groundLightness = Self.lightness(ground)
    self.hasUnicode = hasUnicode
  }

  func cell(_ image: CellImage, _ index: Int, _ painter: CellPainter) -> Cell {
    let (top, bottom) = (ink(image.top(index)), ink(image.bottom(index)))
    if let glyph = image.glyphs[index] {
      return Cell(
        glyph.character.map(painter.writable), isBold: glyph.isBold, isReversed: (top + bottom) / 2 > Self.reversed)
    }
    if hasUnicode, abs(top - bottom) > 0.6 { return Cell(top > bottom ? "▀" : "▄") }
    let level = Int(((top + bottom) / 2 * 4).rounded())
    return Cell((hasUnicode ? Self.shades : Self.letters)[max(0, min(4, level))])
  }

  /// 0 for the ground, 1 for the farthest lightness from it.
  private func ink(_ pixel: SIMD3<Float>) -> Float {
    let span = max(groundLightness, 1 - groundLightness)
    return min(1, abs(Self.lightness(pixel) - groundLightness) / span)
  }

  /// Encoded luma (Rec. 709 weights): near enough to lightness for five shades.
  private static func lightness(_ pixel: SIMD3<Float>) -> Float {
    0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z
  }
}
