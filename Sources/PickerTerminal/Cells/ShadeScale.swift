import ColorCore

/// Shapes without colour: the more a pixel differs from the ground in lightness, the more ink.
struct ShadeScale {
  let ground: SIMD3<Float>
  private let groundLightness: Float
  private let hasUnicode: Bool

  /// Text on areas that stand out this much is reversed, so that a chosen tab or row shows.
  private static let reversed: Float = 0.2
  private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]
  private static let letters: [Character] = [" ", ".", "+", "%", "#"]

  init(ground: SIMD3<Float>, hasUnicode: Bool) {
    self.ground = ground
    groundLightness = Self.lightness(ground)
    self.hasUnicode = hasUnicode
  }

  func cell(_ image: CellImage, _ index: Int, _ painter: CellPainter) -> Cell {
    let (top, bottom) = (ink(image.top(index)), ink(image.bottom(index)))
    if let glyph = image.glyphs[index] {
      return Cell(
        glyph.character.map(painter.writable), isBold: glyph.isBold,
        isReversed: standsOut((image.top(index) + image.bottom(index)) / 2))
    }
    let mean = (image.top(index) + image.bottom(index)) / 2
    if isQuiet(mean), !standsOut(mean) { return Cell() }
    if hasUnicode, abs(top - bottom) > 0.6 { return Cell(top > bottom ? "▀" : "▄") }
    let level = Int(((top + bottom) / 2 * 4).rounded())
    return Cell((hasUnicode ? Self.shades : Self.letters)[max(0, min(4, level))])
  }

  /// Whether text on that area is to be told from text on the ground.
  func standsOut(_ pixel: SIMD3<Float>) -> Bool { ink(pixel) > Self.reversed }

  /// Whether an area is but a tint of the ground: grey as it is, and not far from it.
  func isQuiet(_ pixel: SIMD3<Float>) -> Bool {
    let way = pixel - ground
    return way.max() - way.min() < 0.1 && ink(pixel) < 0.45
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
