/// A colour space: data, and two functions to and from one base space.
///
/// Everything else (paths between any two spaces, text, sliders) follows from these.
protocol SpaceDefinition {
  /// The space this one is defined over; ``ColorSpace/xyzD65`` is its own base and the root.
  static var base: ColorSpace { get }
  static var info: SpaceInfo { get }
  /// To the base; total for every finite input.
  static func toBase(_ c: Components) -> Components
  /// From the base; total for every finite input.
  static func fromBase(_ c: Components) -> Components
}

/// What there is to know about a space besides its arithmetic.
struct SpaceInfo: Sendable {
  /// The CSS name, or the field's name where CSS has none.
  let name: String
  let channels: [Channel]
  /// For spaces with a hue: chroma (or saturation) at or below this makes the hue powerless.
  let powerlessChroma: Double
  /// The RGB space whose unit cube bounds this one, if it is bounded at all.
  let gamut: ColorSpace?

  init(_ name: String, _ channels: [Channel], powerlessChroma: Double = 0, gamut: ColorSpace? = nil) {
    self.name = name
    self.channels = channels
    self.powerlessChroma = powerlessChroma
    self.gamut = gamut
  }
}
