import CMath

/// HSL over sRGB (CSS Color 4, section 7): hue in degrees, saturation and lightness 0…100.
///
/// Outside the gamut saturation may come out negative; then the hue is turned by 180 degrees and
/// the saturation made positive, as section 7.2 asks. A lightness of exactly 0 or 100 with components
/// on both sides of it has no finite saturation: such a colour becomes black or white.
enum HSL: SpaceDefinition {
  static var base: ColorSpace { .srgb }
  /// Saturation of 0.001 % or less makes the hue powerless (CSS Color 4, section 7).
  static var hue: HueRule? { HueRule(lane: 0, chroma: 1, powerless: 0.001) }
  static let info = SpaceInfo(
    "hsl",
    [.hue(), Channel("saturation", "s", .chroma, 0...100), Channel("lightness", "l", .amount, 0...100)], gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    let lightness = c.z / 100
    let reach = c.y / 100 * min(lightness, 1 - lightness)
    return .hexagon(hue: c.x, low: lightness - reach, high: lightness + reach, span: 2 * reach)
  }

  static func fromBase(_ c: Components) -> Components {
    let high = cm_max(cm_max(c.x, c.y), c.z)
    let low = cm_min(cm_min(c.x, c.y), c.z)
    let lightness = (low + high) / 2
    let span = high - low
    if span <= HexCone.greySpan { return Components(0, 0, lightness * 100) }
    let room = room(low, high)
    var saturation = room == 0 ? 0 : span / (2 * room)
    var hue = c.hueOfRGB(high: high, span: span)
    if saturation < 0 {
      hue += hue >= 180 ? -180 : 180
      saturation = -saturation
    }
    return Components(hue, saturation * 100, lightness * 100)
  }

  /// The same for a colour inside the cube that is not grey, nor so nearly grey that its hue says nothing;
  /// nil for others.
  @inline(__always)
  static func ofVivid(_ c: Components) -> Components? {
    let high = cm_max(cm_max(c.x, c.y), c.z)
    let low = cm_min(cm_min(c.x, c.y), c.z)
    let span = high - low
    // So large a span leaves a saturation above the 0.001 % of `hue`.
    guard span > 1e-4 && low >= 0 && high <= 1 else { return nil }
    return Components(
      c.hueOfRGB(high: high, span: span), span / (2 * room(low, high)) * 100, (low + high) / 2 * 100)
  }

  /// How far it is from the middle of the two numbers to 0 or to 1. Near white `1 - lightness` has few
  /// digits; what is left above each end has all of them.
  @inline(__always)
  private static func room(_ low: Double, _ high: Double) -> Double {
    cm_min((low + high) / 2, ((1 - high) + (1 - low)) / 2)
  }
}

/// What HSL, HSV and HWB share: the hexagon that the RGB cube shows when seen along its grey axis.
enum HexCone {
  /// Red, green and blue no further apart than this are a grey with rounding dust on it.
  ///
  /// Saturation divides by the room left below white or above black, so there the dust of any
  /// conversion (about 1e-15) would otherwise come out as a vivid colour. One part in 10¹² is far
  /// above that dust and far below anything that can be seen or stored.
  static let greySpan = 1e-12
}

extension Double {
  /// The same angle in 0..<360 degrees.
  @inline(__always)
  var wrappedDegrees: Double {
    if self >= 0 && self < 360 { return self }
    let rest = truncatingRemainder(dividingBy: 360)
    let wrapped = rest < 0 ? rest + 360 : rest
    return wrapped >= 360 ? 0 : wrapped
  }
}

extension SIMD4<Double> {
  /// The RGB numbers of a hue in degrees whose least and greatest are these, exactly; `span`
  /// is what lies between them, given apart because the difference would lose digits.
  @inline(__always)
  static func hexagon(hue: Double, low: Double, high: Double, span: Double) -> Self {
    let turn = hue.wrappedDegrees
    let sextant = Int(turn / 60)
    // The angle within the sextant is exact, so that the middle number is right to the last bits.
    let part = (turn - Double(sextant * 60)) / 60
    let middle = low + span * (sextant & 1 == 0 ? part : 1 - part)
    switch sextant {
    case 0: return Self(high, middle, low)
    case 1: return Self(middle, high, low)
    case 2: return Self(low, high, middle)
    case 3: return Self(low, middle, high)
    case 4: return Self(middle, low, high)
    default: return Self(high, low, middle)
    }
  }

  /// The hexagon hue of RGB numbers, in 0..<360 degrees; `span` is high − low and not zero.
  @inline(__always)
  func hueOfRGB(high: Double, span: Double) -> Double { cm_hexagon_hue(x, y, z, span) }
}
