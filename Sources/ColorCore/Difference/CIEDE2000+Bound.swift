import CMath

extension CIEDE2000 {
  /// A difference that no colour of a box in Lab is below: what lets a search pass the box over.
  ///
  /// With the greatest weights there can be, S_L of the lightnesses and 1 + 0.045 C̄′ for both S_C and S_H,
  /// the first three terms are least at the nearest point of the box, since a′ stretches distances and
  /// never shrinks them. The turn in the blue can take away at most |R_T| / 2 of the last two.
  static func leastDifference(
    _ query: Components, _ nearest: Components, _ low: Components, _ high: Components
  ) -> Double {
    let d = query - nearest
    let lightness = max(abs((query.x + low.x) / 2 - 50), abs((query.x + high.x) / 2 - 50))
    let sl = 1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot()

    let chroma = (query.y * query.y + query.z * query.z).squareRoot()
    let a = max(abs(low.y), abs(high.y))
    let b = max(abs(low.z), abs(high.z))
    let greatest = (a * a + b * b).squareRoot()
    let closest = lesser(greater(.zero, low), high)
    let least = (closest.y * closest.y + closest.z * closest.z).squareRoot()
    let stretch = 1.5 - 0.5 * saturating((chroma + least) / 2)
    let mean = stretch * (chroma + greatest) / 2
    let s = 1 + 0.045 * mean
    let turn = saturating(mean) * greatestTurn(query, low, high)
    let l = d.x / sl
    return (l * l + (1 - turn) * (d.y * d.y + d.z * d.z) / (s * s)).squareRoot()
  }

  /// The greatest sin 2Δθ that the mean hue of the query and any colour of the box can have.
  ///
  /// The mean hue lies between the two. Where both are in a half-plane that keeps clear of 275° by so
  /// many degrees, so does the mean; the half-plane must hold for every stretch of a′ there can be.
  private static func greatestTurn(_ query: Components, _ low: Components, _ high: Components) -> Double {
    if query.z >= 0 && low.z >= 0 { return turnAt95 }
    for side in [SIMD2(cos55, sin55), SIMD2(-cos45, cos45)] {
      let isClear = [1, 1.5].allSatisfy { stretch in
        let onA = side.x * stretch
        let corner = min(onA * low.y, onA * high.y) + side.y * low.z
        return onA * query.y + side.y * query.z > 0 && corner > 0
      }
      if isClear { return turnAt50 }
    }
    return turnAt0
  }

  private static let cos55 = cm_cos(55 * Double.pi / 180)
  private static let sin55 = cm_sin(55 * Double.pi / 180)
  private static let cos45 = 0.5.squareRoot()
  /// sin 2Δθ at 275°, at 50° from there, and at 95°.
  private static let turnAt0 = cm_sin(Double.pi / 3)
  private static let turnAt50 = cm_sin(Double.pi / 3 * cm_exp(-4))
  private static let turnAt95 = cm_sin(Double.pi / 3 * cm_exp(-14.44))
}
