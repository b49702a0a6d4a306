/// Uncalibrated CMYK, 0…1 ink: the naive formula of CSS Color 5 section 8, no profile behind it.
///
/// From RGB all common ink goes to black: k = 1 − max, and black itself is (0, 0, 0, 1).
enum CMYK: SpaceDefinition {
  static var base: ColorSpace { .srgb }
  static let info = SpaceInfo(
    "cmyk",
    [
      Channel("cyan", "c", .amount, 0...1), Channel("magenta", "m", .amount, 0...1),
      Channel("yellow", "y", .amount, 0...1), Channel("black", "k", .amount, 0...1),
    ], gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    Components(
      1 - min(1, c.x * (1 - c.w) + c.w), 1 - min(1, c.y * (1 - c.w) + c.w), 1 - min(1, c.z * (1 - c.w) + c.w))
  }

  static func fromBase(_ c: Components) -> Components {
    // Ink cannot be less than none nor more than full, so the gamut of sRGB is the gamut here.
    let rgb = c.clamped(lowerBound: .zero, upperBound: Components(repeating: 1))
    let light = max(rgb.x, rgb.y, rgb.z)
    if light == 0 { return Components(0, 0, 0, 1) }
    return Components((light - rgb.x) / light, (light - rgb.y) / light, (light - rgb.z) / light, 1 - light)
  }
}
