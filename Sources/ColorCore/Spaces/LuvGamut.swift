import CMath

/// The slice of the sRGB gamut at one lightness of Luv: in the u, v plane, a polygon of six lines.
///
/// On each line one of red, green, blue is 0 or 1. A channel of linear sRGB is m·XYZ; with X and Z put
/// in terms of Y, u and v that is a line, of which only the slope and the intercept are needed.
struct LuvGamut {
  private let lightness: Double
  private let luminance: Double

  init(lightness: Double) {
    self.lightness = lightness
    luminance = Lab.luminance(lightness)
  }

  /// Whether there is anything but grey at this lightness.
  private var isOpen: Bool { lightness > 1e-8 && lightness < 100 - 1e-7 }

  /// Chroma as a percentage of the room for it; dust on a grey is none.
  static func share(_ chroma: Double, of room: Double) -> Double {
    room <= 0 || chroma <= 1e-8 ? 0 : chroma / room * 100
  }

  /// The largest chroma inside sRGB in a direction (degrees); 0 where only grey fits.
  func chroma(hue: Double) -> Double {
    guard isOpen else { return 0 }
    let direction = Polar.to(Components(0, 1, hue))
    var nearest = Double.infinity
    eachLine { slope, intercept in
      let length = intercept / (direction.z - slope * direction.y)
      if length >= 0 { nearest = min(nearest, length) }
    }
    return nearest.isFinite ? nearest : 0
  }

  /// The largest chroma inside sRGB in every direction: the distance of the nearest line.
  var safeChroma: Double {
    guard isOpen else { return 0 }
    var nearest = Double.infinity
    eachLine { slope, intercept in nearest = min(nearest, abs(intercept) / (slope * slope + 1).squareRoot()) }
    return nearest
  }

  /// The six lines v = slope · u + intercept.
  ///
  /// With u′ = u / 13L + u′ₙ and v′ likewise, X = Y·9u′/4v′ and Z = Y·(12 − 3u′ − 20v′)/4v′, so that
  /// m₁X + m₂Y + m₃Z = t, times 4v′, is linear in u′ and v′.
  private func eachLine(_ body: (_ slope: Double, _ intercept: Double) -> Void) {
    let matrix = Matrix3.srgbFromXYZ
    for row in [matrix.row0, matrix.row1, matrix.row2] {
      let alongU = luminance * (9 * row.x - 3 * row.z)
      let constant = luminance * 12 * row.z
      for level in [0.0, 1] {
        let alongV = luminance * (4 * row.y - 20 * row.z) - 4 * level
        // alongU · u′ + alongV · v′ + constant = 0
        let slope = -alongU / alongV
        let atWhite = alongU * Luv.white.u + alongV * Luv.white.v + constant
        body(slope, -atWhite / alongV * 13 * lightness)
      }
    }
  }
}
