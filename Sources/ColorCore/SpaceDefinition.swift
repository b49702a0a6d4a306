/// A colour space: data, and two functions to and from one base space.
///
/// Everything else (paths between any two spaces, text, sliders) follows from these.
protocol SpaceDefinition {
  /// The space this one is defined over; ``ColorSpace/xyzD65`` is its own base and the root.
  static var base: ColorSpace { get }
  static var info: SpaceInfo { get }
  /// For spaces with a hue: where it is, and when it says nothing.
  static var hue: HueRule? { get }
  /// To the base; total for every finite input.
  static func toBase(_ c: Components) -> Components
  /// From the base; total for every finite input.
  static func fromBase(_ c: Components) -> Components
}

extension SpaceDefinition {
  static var hue: HueRule? { nil }
}

/// What there is to know about a space besides its arithmetic.
struct SpaceInfo: Sendable {
  /// The CSS name, or the field's name where CSS has none.
  let name: String
  let channels: [Channel]
  /// The RGB space whose unit cube bounds this one, if it is bounded at all.
  let gamut: ColorSpace?

  init(_ name: String, _ channels: [Channel], gamut: ColorSpace? = nil) {
    self.name = name
    self.channels = channels
    self.gamut = gamut
  }
}

/// Where the hue of a space is, and when it is powerless (CSS Color 4, section 4.4.1).
struct HueRule {
  /// The lane of the hue.
  let lane: Int
  /// The lane of chroma or saturation; nil for HWB, whose whiteness and blackness say it together.
  var chroma: Int?
  /// Chroma (or saturation) at or below this makes the hue powerless.
  let powerless: Double

  /// Whether the hue of these numbers says nothing, because they are those of a grey.
  @inline(__always)
  func isPowerless(_ c: Components) -> Bool {
    guard let chroma else { return c.y + c.z >= 100 - powerless }
    return abs(c[chroma]) <= powerless
  }
}
