import CMath

/// CIE L*u*v* relative to D65 (CIE 15:2004, 8.2.2).
///
/// A colour with Y = 0, or with X + 15 Y + 3 Z = 0, has no chromaticity: it becomes black or a grey.
enum Luv: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo(
    "luv",
    [
      Channel("lightness", "l", .amount, 0...100), Channel("u", "u", .opponent, -215...215),
      Channel("v", "v", .opponent, -215...215),
    ])

  static func toBase(_ c: Components) -> Components {
    if c.x == 0 { return Components() }
    let y = Lab.luminance(c.x)
    let u = c.y / (13 * c.x) + white.u
    let v = c.z / (13 * c.x) + white.v
    if v == 0 { return Components(0, y, 0) }
    return Components(y * 9 * u / (4 * v), y, y * (12 - 3 * u - 20 * v) / (4 * v))
  }

  static func fromBase(_ c: Components) -> Components {
    let lightness = Lab.lightness(c.y)
    let (u, v) = chromaticity(c)
    return Components(lightness, 13 * lightness * (u - white.u), 13 * lightness * (v - white.v))
  }

  /// u′, v′ of CIE 1976; those of the white where there are none.
  static func chromaticity(_ xyz: Components) -> (u: Double, v: Double) {
    let sum = xyz.x + 15 * xyz.y + 3 * xyz.z
    return sum == 0 ? white : (4 * xyz.x / sum, 9 * xyz.y / sum)
  }

  /// u′, v′ of D65, from x 0.3127, y 0.3290.
  static let white = (u: 4 * 0.3127 / (-2 * 0.3127 + 12 * 0.3290 + 3), v: 9 * 0.3290 / (-2 * 0.3127 + 12 * 0.3290 + 3))
}

/// Luv in polar form.
enum LCHuv: SpaceDefinition {
  static var base: ColorSpace { .luv }
  /// The same share of the range as CSS takes for ``LCH``: one part in 100,000.
  static var hue: HueRule? { HueRule(lane: 2, chroma: 1, powerless: 0.0022) }
  static let info = SpaceInfo(
    "lchuv",
    [Channel("lightness", "l", .amount, 0...100), Channel("chroma", "c", .chroma, 0...220), .hue()])
  static func toBase(_ c: Components) -> Components { Polar.to(c) }
  static func fromBase(_ c: Components) -> Components { Polar.from(c) }
}
