import CMath

/// The measure of Helmlab (version 21, arXiv:2602.23010; numbers of color.js 0.7, deltaEHelmlab.js): a weighted
/// distance in ``ColorSpace/helmlabMetric``, compressed so that large differences hardly count for more. Black to
/// white is 0.149.
public enum HelmlabDifference {
  private static let lightnessWeight = -0.9155125151657894
  private static let chromaWeight = 2.9268353744941558
  private static let planeWeight = 3.966003089807536
  private static let power = 1.9737081170404969
  private static let compression = 52.473130649294724
  private static let root = 0.47897301074925214

  /// The difference of two colours of Helmlab MetricSpace.
  public static func difference(_ a: Components, _ b: Components) -> Double {
    let middle = (a.x + b.x) / 2 - 0.5
    let lightness = 1 + lightnessWeight * middle * middle
    let chroma = 1 + chromaWeight * (self.chroma(a) + self.chroma(b)) / 2
    return compressed(a - b, lightness: lightness, chroma: chroma)
  }

  /// A difference that no colour of a box is below: that of its nearest point with the greatest divisors that any
  /// of its colours has.
  static func leastDifference(
    from query: Components, toBoxWith nearest: Components, _ low: Components, _ high: Components
  )
    -> Double
  {
    let (dark, light) = ((query.x + low.x) / 2 - 0.5, (query.x + high.x) / 2 - 0.5)
    let far = max(dark * dark, light * light)
    let corner = Components(0, max(abs(low.y), abs(high.y)), max(abs(low.z), abs(high.z)))
    let chroma = 1 + chromaWeight * (self.chroma(query) + self.chroma(corner)) / 2
    return compressed(query - nearest, lightness: max(1, abs(1 + lightnessWeight * far)), chroma: chroma)
  }

  private static func chroma(_ c: Components) -> Double { (c.y * c.y + c.z * c.z).squareRoot() }

  private static func compressed(_ d: Components, lightness: Double, chroma: Double) -> Double {
    let l = d.x / lightness
    let plane = (d.y * d.y + d.z * d.z) / (chroma * chroma)
    let raw = cm_pow(min(l * l + planeWeight * plane, 1e100), power / 2)
    return cm_pow(raw / (1 + compression * raw), root)
  }
}
