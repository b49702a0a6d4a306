/// BT.2100 with the PQ curve; Y = 1 of the other spaces is diffuse white at 203 cd/m².
///
/// PQ has no code for less than no light: outside the gamut of BT.2020 a channel stops at zero light.
enum Rec2100PQ: SpaceDefinition {
  static var base: ColorSpace { .rec2020Linear }
  static let info = SpaceInfo("rec2100-pq", rgbChannels, gamut: .rec2100PQ)

  static func toBase(_ c: Components) -> Components {
    c.mapped { PerceptualQuantizer.st2084.light($0) / PerceptualQuantizer.white }
  }

  static func fromBase(_ c: Components) -> Components {
    c.mapped { PerceptualQuantizer.st2084.code(max(0, $0) * PerceptualQuantizer.white) }
  }
}
