import CMath

/// HSV over sRGB (Smith 1978): hue in degrees, saturation and value 0…100.
///
/// Outside the gamut saturation goes above 100 (a negative component) and, where all components are
/// negative, below 0; both come back exactly. A value of 0 with negative components beside it has no
/// finite saturation: such a colour becomes black.
enum HSV: SpaceDefinition {
  static var base: ColorSpace { .srgb }
  static var hue: HueRule? { HueRule(lane: 0, chroma: 1, powerless: 0.001) }
  static let info = SpaceInfo(
    "hsv",
    [.hue(), Channel("saturation", "s", .chroma, 0...100), Channel("value", "v", .amount, 0...100)], gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    let value = c.z / 100
    return .hexagon(hue: c.x, low: value * (1 - c.y / 100), high: value, span: value * c.y / 100)
  }

  static func fromBase(_ c: Components) -> Components {
    let high = cm_max(cm_max(c.x, c.y), c.z)
    let span = high - cm_min(cm_min(c.x, c.y), c.z)
    if span <= HexCone.greySpan { return Components(0, 0, high * 100) }
    let saturation = high == 0 ? 0 : span / high * 100
    return Components(c.hueOfRGB(high: high, span: span), saturation, high * 100)
  }
}

/// HWB over sRGB (Smith 1996; CSS Color 4, section 8): hue in degrees, whiteness and blackness 0…100.
enum HWB: SpaceDefinition {
  static var base: ColorSpace { .srgb }
  /// Grey when whiteness and blackness reach 99.999 % together (CSS Color 4, section 8).
  static var hue: HueRule? { HueRule(lane: 0, powerless: 0.001) }
  static let info = SpaceInfo(
    "hwb",
    [.hue(), Channel("whiteness", "w", .amount, 0...100), Channel("blackness", "b", .amount, 0...100)], gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    let white = c.y / 100
    let black = c.z / 100
    if white + black >= 1 {
      let grey = white / (white + black)
      return Components(grey, grey, grey)
    }
    return .hexagon(hue: c.x, low: white, high: 1 - black, span: 1 - black - white)
  }

  static func fromBase(_ c: Components) -> Components {
    let high = cm_max(cm_max(c.x, c.y), c.z)
    let low = cm_min(cm_min(c.x, c.y), c.z)
    let span = high - low
    return Components(
      span <= HexCone.greySpan ? 0 : c.hueOfRGB(high: high, span: span), low * 100, (1 - high) * 100)
  }
}
