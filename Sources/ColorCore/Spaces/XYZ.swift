/// CIE XYZ relative to D65 (x 0.3127, y 0.3290), Y = 1 for white: the root of the graph.
enum XYZD65: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo("xyz-d65", xyzChannels)
  static func toBase(_ c: Components) -> Components { c }
  static func fromBase(_ c: Components) -> Components { c }
}

/// CIE XYZ relative to D50 (x 0.3457, y 0.3585), by Bradford adaptation (CSS Color 4, section 11).
enum XYZD50: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo("xyz-d50", xyzChannels)
  static func toBase(_ c: Components) -> Components { Matrix3.d50ToD65.applied(to: c) }
  static func fromBase(_ c: Components) -> Components { Matrix3.d65ToD50.applied(to: c) }
}

private let xyzChannels = [
  Channel("x", "x", .amount, 0...1), Channel("y", "y", .amount, 0...1), Channel("z", "z", .amount, 0...1),
]

/// The reference white D50 with Y = 1 (CSS Color 4: 0.3457 / 0.3585, 1, 0.2958 / 0.3585).
let whiteD50 = Components(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

/// The reference white D65 with Y = 1 (CSS Color 4: 0.3127 / 0.3290, 1, 0.3583 / 0.3290).
let whiteD65 = Components(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
