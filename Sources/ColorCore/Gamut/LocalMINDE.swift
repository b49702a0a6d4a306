extension LinearGamut {
  /// A just noticeable difference of ΔEOK (CSS Color 4, section 13.2.1).
  private static let noticeable = 0.02
  private static let precision = 0.0001

  /// Chroma reduction with local clipping, CSS Color 4, section 13.2: Oklab in, linear RGB out.
  ///
  /// Chroma is bisected at constant lightness and hue. A candidate outside the gamut whose clipped form
  /// differs from it by less than a just noticeable difference is good enough: one as close below that
  /// difference as `precision` ends the search.
  ///
  /// The difference rises with the chroma, so where the search will end is estimated first; the halvings that the
  /// estimate has already decided cost nothing, and the result is that of the halvings, digit for digit.
  func mappedLocally(_ origin: Components) -> Components {
    if origin.x >= whiteLightness { return white }
    if origin.x <= 0 { return Components() }
    let rgb = rgb(origin)
    if contains(rgb) { return rgb }
    let ray = ClippedRay(self, origin)
    let whole = ray.sample(1)
    if whole.miss < Self.noticeable { return whole.shown }
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()

    let (edge, small, great) = bracket(ray, whole.miss)
    var low = 0.0
    var high = 1.0
    var lowIsInside = true
    var last = 1.0
    while (high - low) * chroma > Self.precision {
      let share = (low + high) / 2
      if share <= small && (share <= edge || share > edge + Self.hair) {
        // What is inside is not clipped, and leaves the last candidate as it is.
        if !lowIsInside || share > edge { (last, lowIsInside) = (share, false) }
        low = share
      } else if share >= great {
        (last, high) = (share, share)
      } else {
        let sample = ray.sample(share)
        if lowIsInside && sample.isInside {
          low = share
        } else if sample.miss < Self.noticeable {
          if Self.noticeable - sample.miss < Self.precision { return sample.shown }
          (last, lowIsInside, low) = (share, false, share)
        } else {
          (last, high) = (share, share)
        }
      }
    }
    return ray.shown(last)
  }

  /// Shares this close to the edge of the gamut are looked at one by one.
  private static let hair = 1e-5

  /// A share up to which everything is inside, one up to which no difference ends the search, and one from which all
  /// are too great; the last two close to each other.
  private func bracket(_ ray: ClippedRay, _ miss: Double) -> (edge: Double, small: Double, great: Double) {
    guard let edge = ray.edge else { return (0, 0, 1) }
    var (small, great) = (edge, 1.0)
    var (a, atA) = (edge, 0.0)
    var (b, atB) = (1.0, miss)
    for _ in 0..<4 {
      // Straight through the last two, for the middle of the differences that end the search.
      let aim = Self.noticeable - Self.precision / 2
      let share = a + (aim - atA) * (b - a) / (atB - atA)
      guard share > small, share < great else { break }
      let here = ray.sample(share).miss
      if here >= Self.noticeable {
        great = share
      } else if Self.noticeable - here >= Self.precision {
        small = share
      } else {
        break
      }
      (a, atA, b, atB) = abs(atA - aim) > abs(atB - aim) ? (b, atB, share, here) : (a, atA, share, here)
    }
    return (edge, small, great)
  }
}
