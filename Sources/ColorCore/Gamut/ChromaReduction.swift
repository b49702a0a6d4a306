extension Color {
  /// This colour in another space, chroma reduced at exactly its lightness and hue in OKLCH until the gamut
  /// of that space holds it: the reference for the kernels that do the same to buffers.
  func reduced(to target: ColorSpace) -> Color {
    let color = converted(to: target)
    guard let gamut = target.info.gamut, let light = LinearGamut(of: gamut) else { return color }
    if isInGamut(gamut, tolerance: 0) { return color }
    let oklab = space.convert(components, to: .oklab)
    let shown = light.space.convert(light.reduced(oklab), to: gamut).clamped(
      lowerBound: .zero, upperBound: Components(repeating: 1))
    return Color(gamut, shown, alpha: alpha, missing: missing.intersection(.alpha)).converted(to: target)
  }
}

extension LinearGamut {
  /// How far outside a channel of light may be before it counts: far less than a byte shows, where sRGB is
  /// steepest too.
  private static let slack = 2e-6

  /// Oklab in, linear RGB out: the chroma at which a channel first leaves the cube.
  ///
  /// With cube roots l + k t of LMS each channel is a cubic in the share t of the chroma:
  /// (M 1) l³ + 3 l² (M k) t + 3 l (M k²) t² + (M k³) t³.
  func reduced(_ origin: Components) -> Components {
    let l = min(max(origin.x, 0), whiteLightness)
    let k = Matrix3.oklabToLMS.applied(to: Components(0, origin.y, origin.z))
    let constant = fromLMS.applied(to: Components(l, l, l)) * (l * l)
    let linear = fromLMS.applied(to: k) * (3 * l * l)
    let square = fromLMS.applied(to: k * k) * (3 * l)
    let cube = fromLMS.applied(to: k * k * k)
    let share =
      (0..<3).map { lane in
        firstExit(SIMD4(constant[lane], linear[lane], square[lane], cube[lane]))
      }.min() ?? 1
    return clipped(rgb(Components(l, origin.y * share, origin.z * share)))
  }

  /// Where in 0…1 a cubic first passes a bound of the cube, or 1.
  ///
  /// Between the places where it turns it runs one way: the first of these stretches that ends outside holds
  /// the crossing, which is found by halving.
  private func firstExit(_ c: SIMD4<Double>) -> Double {
    func value(_ t: Double) -> Double { c.x + t * (c.y + t * (c.z + t * c.w)) }
    func isOutside(_ t: Double) -> Bool { value(t) < -Self.slack || value(t) > top + Self.slack }
    var ends = [1.0]
    let discriminant = c.z * c.z - 3 * c.y * c.w
    if discriminant > 0 {
      let root = discriminant.squareRoot()
      // Both forms of each solution lose no digits.
      let sum = -(c.z + (c.z < 0 ? -root : root))
      ends += [sum / (3 * c.w), c.y / sum].filter { $0 > 0 && $0 < 1 }
    }
    var start = 0.0
    for end in ends.sorted() {
      if isOutside(end) {
        var inside = start
        var outside = end
        for _ in 0..<52 {
          let middle = (inside + outside) / 2
          if isOutside(middle) { outside = middle } else { inside = middle }
        }
        return inside
      }
      start = end
    }
    return 1
  }
}
