import CMath

/// CIE L*a*b* relative to D50, as CSS `lab()` (CIE 15:2004; CSS Color 4, section 9.3).
enum Lab: SpaceDefinition {
  static var base: ColorSpace { .xyzD50 }
  static let info = SpaceInfo(
    "lab",
    [
      Channel("lightness", "l", .amount, 0...100), Channel("a", "a", .opponent, -125...125),
      Channel("b", "b", .opponent, -125...125),
    ])

  static func toBase(_ c: Components) -> Components { xyz(c, white: whiteD50) }
  static func fromBase(_ c: Components) -> Components { lab(c, white: whiteD50) }

  /// 6³/29³ and 29³/3³: the exact fractions of CIE 15:2004, not their rounded forms.
  static let epsilon = 216.0 / 24389
  static let kappa = 24389.0 / 27

  /// L* of a luminance (1 for white).
  static func lightness(_ luminance: Double) -> Double { 116 * compressed(luminance) - 16 }

  /// The luminance (1 for white) of an L*.
  static func luminance(_ lightness: Double) -> Double {
    let y = (lightness + 16) / 116
    return lightness > kappa * epsilon ? y * y * y : lightness / kappa
  }

  static func lab(_ xyz: Components, white: Components) -> Components {
    lab(relative: Components(xyz.x / white.x, xyz.y / white.y, xyz.z / white.z))
  }

  /// L*, a*, b* of X, Y, Z in parts of those of the white.
  @inline(__always)
  static func lab(relative xyz: Components) -> Components {
    let x = compressed(xyz.x)
    let y = compressed(xyz.y)
    let z = compressed(xyz.z)
    return Components(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  static func xyz(_ lab: Components, white: Components) -> Components {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    return Components(expanded(x) * white.x, luminance(lab.x) * white.y, expanded(z) * white.z)
  }

  @inline(__always)
  private static func compressed(_ t: Double) -> Double { t > epsilon ? cm_cbrt(t) : (kappa * t + 16) / 116 }

  @inline(__always)
  private static func expanded(_ f: Double) -> Double {
    let cube = f * f * f
    return cube > epsilon ? cube : (116 * f - 16) / kappa
  }
}

/// CIE LCH over ``Lab`` D50, as CSS `lch()`.
enum LCH: SpaceDefinition {
  static var base: ColorSpace { .lab }
  /// The hue is powerless at chroma 0.0015 or less (CSS Color 4, section 9.4).
  static var hue: HueRule? { HueRule(lane: 2, chroma: 1, powerless: 0.0015) }
  static let info = SpaceInfo(
    "lch",
    [Channel("lightness", "l", .amount, 0...100), Channel("chroma", "c", .chroma, 0...150), .hue()])
  static func toBase(_ c: Components) -> Components { Polar.to(c) }
  static func fromBase(_ c: Components) -> Components { Polar.from(c) }
}

/// CIE L*a*b* relative to D65, without adaptation, as print-free work uses it.
enum LabD65: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo(
    "lab-d65",
    [
      Channel("lightness", "l", .amount, 0...100), Channel("a", "a", .opponent, -125...125),
      Channel("b", "b", .opponent, -125...125),
    ])
  static func toBase(_ c: Components) -> Components { Lab.xyz(c, white: whiteD65) }
  static func fromBase(_ c: Components) -> Components { Lab.lab(c, white: whiteD65) }
}

/// CIE LCH over ``LabD65``.
enum LCHD65: SpaceDefinition {
  static var base: ColorSpace { .labD65 }
  static var hue: HueRule? { HueRule(lane: 2, chroma: 1, powerless: 0.0015) }
  static let info = SpaceInfo(
    "lch-d65",
    [Channel("lightness", "l", .amount, 0...100), Channel("chroma", "c", .chroma, 0...150), .hue()])
  static func toBase(_ c: Components) -> Components { Polar.to(c) }
  static func fromBase(_ c: Components) -> Components { Polar.from(c) }
}
