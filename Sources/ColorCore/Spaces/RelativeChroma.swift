/// LCH and OKLCH with chroma in parts of the most that a gamut has at that lightness and hue: 1 is its edge.
///
/// The edge is the first on the way out from grey: where a gamut is not convex there are colours of it beyond 1.
/// At the lightness of black or white there is no way out; such a colour has chroma 0.
protocol RelativeChroma: SpaceDefinition {
  static var name: String { get }
  static var gamut: ColorSpace { get }
}

extension RelativeChroma {
  /// A hundred-thousandth of the way to the edge, as the bases have it of their reference ranges.
  static var hue: HueRule? { HueRule(lane: 2, chroma: 1, powerless: 1e-5) }

  static var relativeInfo: SpaceInfo {
    let channels = base.channels
    return SpaceInfo(
      name, [channels[0], Channel(channels[1].name, channels[1].keyword, .chroma, 0...1), channels[2]])
  }

  static func toBase(_ c: Components) -> Components {
    Components(c.x, c.y * edge(c.x, c.z), c.z.wrappedDegrees)
  }

  static func fromBase(_ c: Components) -> Components {
    // Near black and white the edge is as small as the dust on a grey.
    if base.hueRule?.isPowerless(c) == true { return Components(c.x, 0, c.z.wrappedDegrees) }
    let edge = edge(c.x, c.z)
    return Components(c.x, edge > 0 ? c.y / edge : 0, c.z.wrappedDegrees)
  }

  /// The chroma at which a way out from grey first leaves the gamut.
  private static func edge(_ lightness: Double, _ hue: Double) -> Double {
    let linear = gamut.base
    let most = base.channels[1].range.upperBound * 2
    func isOutside(_ chroma: Double) -> Bool {
      let rgb = base.convert(Components(lightness, chroma, hue), to: linear)
      // Dust of the conversion is not beyond the edge, or white and black would have none.
      return (0..<3).contains { rgb[$0] < -1e-12 || rgb[$0] > 1 + 1e-12 }
    }
    if isOutside(0) { return 0 }
    // No gamut of ours has a gap thinner than one of these steps.
    let steps = 40
    for step in 1...steps where isOutside(most * Double(step) / Double(steps)) {
      var inside = most * Double(step - 1) / Double(steps)
      var outside = most * Double(step) / Double(steps)
      while true {
        let middle = (inside + outside) / 2
        if middle <= inside || middle >= outside { return inside }
        if isOutside(middle) { outside = middle } else { inside = middle }
      }
    }
    return most
  }
}

enum LCHInSRGB: RelativeChroma {
  static let name = "lch-srgb"
  static var base: ColorSpace { .lch }
  static var gamut: ColorSpace { .srgb }
  static let info = relativeInfo
}

enum LCHInP3: RelativeChroma {
  static let name = "lch-p3"
  static var base: ColorSpace { .lch }
  static var gamut: ColorSpace { .displayP3 }
  static let info = relativeInfo
}

enum LCHInRec2020: RelativeChroma {
  static let name = "lch-rec2020"
  static var base: ColorSpace { .lch }
  static var gamut: ColorSpace { .rec2020 }
  static let info = relativeInfo
}

enum OKLCHInSRGB: RelativeChroma {
  static let name = "oklch-srgb"
  static var base: ColorSpace { .oklch }
  static var gamut: ColorSpace { .srgb }
  static let info = relativeInfo
}

enum OKLCHInP3: RelativeChroma {
  static let name = "oklch-p3"
  static var base: ColorSpace { .oklch }
  static var gamut: ColorSpace { .displayP3 }
  static let info = relativeInfo
}

enum OKLCHInRec2020: RelativeChroma {
  static let name = "oklch-rec2020"
  static var base: ColorSpace { .oklch }
  static var gamut: ColorSpace { .rec2020 }
  static let info = relativeInfo
}
