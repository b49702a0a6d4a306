/// Oklab with the lightness of Okhsl, which is near L* of CIE (Ottosson 2021, "Lr").
enum Oklrab: SpaceDefinition {
  static var base: ColorSpace { .oklab }
  static let info = SpaceInfo("oklrab", Oklab.info.channels)
  static func toBase(_ c: Components) -> Components { Components(OkToe.oklab(c.x), c.y, c.z) }
  static func fromBase(_ c: Components) -> Components { Components(OkToe.perceived(c.x), c.y, c.z) }
}

/// ``Oklrab`` in polar form.
enum Oklrch: SpaceDefinition {
  static var base: ColorSpace { .oklrab }
  static var hue: HueRule? { OKLCH.hue }
  static let info = SpaceInfo("oklrch", OKLCH.info.channels)
  static func toBase(_ c: Components) -> Components { Polar.to(c) }
  static func fromBase(_ c: Components) -> Components { Polar.from(c) }
}
