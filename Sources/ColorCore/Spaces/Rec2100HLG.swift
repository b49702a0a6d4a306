import CMath

/// BT.2100 with the hybrid log-gamma curve, as CSS Color HDR has it; Y = 1 of the other spaces is its
/// reference white, the code 0.75.
///
/// A code below zero means what the positive one does, as in the sample code of CSS; there is no code for
/// less than no light.
enum Rec2100HLG: SpaceDefinition {
  static var base: ColorSpace { .rec2020Linear }
  static let info = SpaceInfo("rec2100-hlg", rgbChannels, gamut: .rec2100HLG)
  static func toBase(_ c: Components) -> Components { c.mapped(light) }
  static func fromBase(_ c: Components) -> Components { c.mapped(code) }

  // ITU-R BT.2100-2, table 5.
  private static let a = 0.17883277
  private static let b = 0.28466892
  private static let c = 0.55991073
  /// The light of code 1 in parts of that of code 0.75, from CSS Color HDR.
  static let top = 3.7743

  private static func light(_ code: Double) -> Double {
    (code <= 0.5 ? code * code / 3 : (cm_exp((code - c) / a) + b) / 12) * top
  }

  private static func code(_ light: Double) -> Double {
    let scene = max(0, light) / top
    return scene <= 1.0 / 12 ? (3 * scene).squareRoot() : a * cm_log(12 * scene - b) + c
  }
}
