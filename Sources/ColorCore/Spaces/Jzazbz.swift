/// Jzazbz (Safdar, Cui, Kim, Luo 2017); Y = 1 of the other spaces is diffuse white at 203 cd/m².
///
/// Greys of D65 are not quite neutral in it, by definition: white has az −0.00016, bz −0.00012.
enum Jzazbz: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo(
    "jzazbz",
    [
      Channel("lightness", "jz", .amount, 0...1), Channel("a", "az", .opponent, -0.21...0.21),
      Channel("b", "bz", .opponent, -0.21...0.21),
    ])

  // Equations 8, 10 and 12 of the paper.
  private static let b = 1.15
  private static let g = 0.66
  private static let d = -0.56
  private static let d0 = 1.6295499532821566e-11
  /// The PQ curve with its outer exponent times 1.7.
  private static let curve = PerceptualQuantizer(power: 1.7 * 2523 / 32)

  static func toBase(_ c: Components) -> Components {
    let j = c.x + d0
    let intensity = j / (1 + d - d * j)
    let coded = Matrix3.izazbzToBase.applied(to: Components(intensity, c.y, c.z).finite())
    let lms = coded.mapped { curve.light($0) / PerceptualQuantizer.white }
    let bent = Matrix3.jzazbzLMSToBase.applied(to: lms.finite())
    let x = (bent.x + (b - 1) * bent.z) / b
    return Components(x, (bent.y + (g - 1) * x) / g, bent.z)
  }

  static func fromBase(_ c: Components) -> Components {
    let bent = Components(b * c.x - (b - 1) * c.z, g * c.y - (g - 1) * c.x, c.z)
    let lms = Matrix3.jzazbzLMSFromBase.applied(to: bent)
    let coded = lms.mapped { curve.code($0 * PerceptualQuantizer.white) }
    let izazbz = Matrix3.izazbzFromBase.applied(to: coded)
    return Components((1 + d) * izazbz.x / (1 + d * izazbz.x) - d0, izazbz.y, izazbz.z)
  }
}

/// Jzazbz in polar form.
enum JzCzHz: SpaceDefinition {
  static var base: ColorSpace { .jzazbz }
  /// Dust only: greys have a chroma of their own here (``Jzazbz``), of 0.00001 and more.
  static var hue: HueRule? { HueRule(lane: 2, chroma: 1, powerless: 1e-9) }
  static let info = SpaceInfo(
    "jzczhz",
    [Channel("lightness", "jz", .amount, 0...1), Channel("chroma", "cz", .chroma, 0...0.26), .hue("hz")])
  static func toBase(_ c: Components) -> Components { Polar.to(c) }
  static func fromBase(_ c: Components) -> Components { Polar.from(c) }
}
