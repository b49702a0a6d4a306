import CMath

/// ACEScg (Academy S-2014-004): the light of the AP1 primaries, adapted from the white of ACES to D65
/// by Bradford.
enum ACEScg: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  /// 100 % is the greatest half-precision number, which the range of ACES ends with.
  static let top = 65504.0
  static let info = SpaceInfo("acescg", rgbChannels(over: 0...top), gamut: .acescg)
  static func toBase(_ c: Components) -> Components { Matrix3.acesAP1ToXYZ.applied(to: c) }
  static func fromBase(_ c: Components) -> Components { Matrix3.acesAP1FromXYZ.applied(to: c) }
}

/// ACEScc (Academy S-2014-003): ACEScg on a logarithmic scale.
///
/// It has no code for less than no light, and none above the greatest half-precision number: there a channel
/// stops.
enum ACEScc: SpaceDefinition {
  static var base: ColorSpace { .acescg }
  static let info = SpaceInfo("acescc", rgbChannels(over: code(0)...code(ACEScg.top)), gamut: .acescc)
  static func toBase(_ c: Components) -> Components { c.mapped(light) }
  static func fromBase(_ c: Components) -> Components { c.mapped(code) }

  // S-2014-003, section 4.4: 17.52 stops, middle of them at 9.72, and a straight piece below 2⁻¹⁵.
  private static let stops = 17.52
  private static let offset = 9.72
  private static let toe = 1.0 / 65536

  private static let black = code(0)

  private static func light(_ code: Double) -> Double {
    // The code of black has its own last bit; its dust in light would be seen by a cube root.
    if code == black { return 0 }
    if code <= (offset - 15) / stops { return (cm_exp((code * stops - offset) * ln2) - toe) * 2 }
    return min(cm_exp((code * stops - offset) * ln2), ACEScg.top)
  }

  private static func code(_ light: Double) -> Double {
    let l = min(max(light, 0), ACEScg.top)
    return ((l < 2 * toe ? cm_log(toe + l / 2) : cm_log(l)) / ln2 + offset) / stops
  }

  private static let ln2 = 0.693147180559945309417
}
