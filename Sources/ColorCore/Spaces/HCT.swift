/// HCT (Google, Material 3, 2021): hue and chroma of CAM16 in an office's light, tone = L* of D65.
enum HCT: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  /// Dust only: greys have a chroma of their own here (``CAM16``).
  static var hue: HueRule? { HueRule(lane: 0, chroma: 1, powerless: 1e-7) }
  static let info = SpaceInfo(
    "hct", [.hue(), Channel("chroma", "c", .chroma, 0...145), Channel("tone", "t", .amount, 0...100)])

  /// 200 lux on a background of tone 50: L_A = 200 / π · Y(50), Y_b = 100 · Y(50).
  static let model = CAM16(
    adaptingLuminance: 200 / Double.pi * Lab.luminance(50), backgroundLuminance: 100 * Lab.luminance(50))

  static func fromBase(_ c: Components) -> Components {
    let seen = model.appearance(c)
    return Components(seen.hue, seen.chroma, Lab.lightness(c.y))
  }

  /// The lightness J that gives the wanted luminance has no closed form: Newton's method with the
  /// slope of the last two steps, from the J of the grey of that tone. A tone of 0 is black.
  static func toBase(_ c: Components) -> Components {
    let wanted = Lab.luminance(c.z)
    if wanted == 0 { return Components() }
    let grey = model.appearance(whiteD65 * wanted).lightness
    var j = grey
    var best = Components()
    var bestMiss = Double.infinity
    var last: (j: Double, miss: Double)?
    for _ in 0..<40 {
      let xyz = model.xyz(lightness: j, chroma: c.y, hue: c.x).finite()
      let miss = xyz.y - wanted
      if abs(miss) < bestMiss { (best, bestMiss) = (xyz, abs(miss)) }
      if abs(miss) <= 1e-16 * abs(wanted) { break }
      // Luminance goes about as the square of J; two points give the true slope.
      var slope = 2 * wanted / grey
      if let last, last.j != j, (miss - last.miss) / (j - last.j) > 0 { slope = (miss - last.miss) / (j - last.j) }
      last = (j, miss)
      let next = j - miss / slope
      if next == j { break }
      // A lightness keeps its sign: beyond zero the model has another branch.
      j = (next < 0) == (grey < 0) && next != 0 ? next : j / 4
    }
    return best
  }
}
