/// BT.2020 primaries with the display gamma 2.4 of BT.1886, as CSS `color(rec2020 …)` has been since 2025.
enum Rec2020: SpaceDefinition {
  static var base: ColorSpace { .rec2020Linear }
  static let info = SpaceInfo("rec2020", rgbChannels, gamut: .rec2020)
  static func toBase(_ c: Components) -> Components { c.mapped { $0.signedPower(2.4) } }
  static func fromBase(_ c: Components) -> Components { c.mapped { $0.signedPower(1 / 2.4) } }
}

/// BT.2020 with the camera curve of its table 4, which CSS meant before 2025.
enum Rec2020OETF: SpaceDefinition {
  static var base: ColorSpace { .rec2020Linear }
  static let info = SpaceInfo("rec2020-oetf", rgbChannels, gamut: .rec2020OETF)
  static func toBase(_ c: Components) -> Components { c.mapped(linear) }
  static func fromBase(_ c: Components) -> Components { c.mapped(encoded) }

  // BT.2020 prints 1.0993 and 0.0181; these are the solutions of its two conditions, that line and
  // power meet (4.5 β = α β^0.45 − α + 1) with one slope (4.5 = 0.45 α β^−0.55).
  private static let alpha = 1.09929682680944
  private static let beta = 0.018053968510807

  private static func linear(_ v: Double) -> Double {
    let magnitude = abs(v)
    if magnitude < beta * 4.5 { return v / 4.5 }
    let light = ((magnitude + alpha - 1) / alpha).signedPower(1 / 0.45)
    return v < 0 ? -light : light
  }

  private static func encoded(_ v: Double) -> Double {
    let magnitude = abs(v)
    if magnitude < beta { return v * 4.5 }
    let code = alpha * magnitude.signedPower(0.45) - (alpha - 1)
    return v < 0 ? -code : code
  }
}

/// The light of BT.2020, before any transfer function.
enum Rec2020Linear: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo("rec2020-linear", rgbChannels, gamut: .rec2020Linear)
  static func toBase(_ c: Components) -> Components { Matrix3.rec2020ToXYZ.applied(to: c) }
  static func fromBase(_ c: Components) -> Components { Matrix3.rec2020FromXYZ.applied(to: c) }
}
