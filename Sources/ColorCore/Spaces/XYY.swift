/// CIE xyY: chromaticity x, y of 1931 and luminance Y (1 for white).
///
/// Black has the chromaticity of the white point. A colour with y = 0 has no finite X and Z.
enum XYY: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo(
    "xyy",
    [
      Channel("x", "x", .amount, 0...1), Channel("y", "y", .amount, 0...1), Channel("luminance", "Y", .amount, 0...1),
    ])

  static func toBase(_ c: Components) -> Components {
    if c.y == 0 { return Components(0, c.z, 0) }
    return Components(c.x * c.z / c.y, c.z, (1 - c.x - c.y) * c.z / c.y)
  }

  static func fromBase(_ c: Components) -> Components {
    let sum = c.x + c.y + c.z
    // CSS Color 4, section 9.1: D65 is x 0.3127, y 0.3290.
    return sum == 0 ? Components(0.3127, 0.3290, 0) : Components(c.x / sum, c.y / sum, c.y)
  }
}
