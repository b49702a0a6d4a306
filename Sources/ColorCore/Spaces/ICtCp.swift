/// ICtCp of BT.2100-2 with the PQ curve; Y = 1 of the other spaces is diffuse white at 203 cd/m².
enum ICtCp: SpaceDefinition {
  static var base: ColorSpace { .rec2020Linear }
  static let info = SpaceInfo(
    "ictcp",
    [
      Channel("intensity", "i", .amount, 0...1), Channel("tritan", "ct", .opponent, -0.5...0.5),
      Channel("protan", "cp", .opponent, -0.5...0.5),
    ])

  static func toBase(_ c: Components) -> Components {
    let coded = Matrix3.ictcpToBase.applied(to: c)
    let lms = coded.mapped { PerceptualQuantizer.st2084.light($0) / PerceptualQuantizer.white }
    return Matrix3.ictcpLMSToBase.applied(to: lms)
  }

  static func fromBase(_ c: Components) -> Components {
    let lms = Matrix3.ictcpLMSFromBase.applied(to: c)
    let coded = lms.mapped { PerceptualQuantizer.st2084.code($0 * PerceptualQuantizer.white) }
    return Matrix3.ictcpFromBase.applied(to: coded)
  }
}
