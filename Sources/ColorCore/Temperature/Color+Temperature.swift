extension Color {
  /// The colour of a white light of a temperature in kelvin, as bright as sRGB shows it.
  ///
  /// - Parameters:
  ///   - kelvin: inside the range of the locus.
  ///   - locus: which line of whites.
  ///   - duv: how far off the locus, in u, v of CIE 1960: positive towards green, negative towards pink.
  /// - Returns: a colour of sRGB whose largest channel is 1; what falls below 0 (candle light is outside
  ///   the gamut) is cut.
  public init(
    kelvin: Double, on locus: TemperatureLocus = .planckian, duv: Double = 0
  ) throws(TemperatureError) {
    let place = try locus.chromaticity(kelvin: kelvin).shifted(by: duv, from: locus, kelvin: kelvin)
    let light = ColorSpace.xyY.convert(Components(place.x, place.y, 1), to: .srgbLinear)
    let shown = (light / max(light.x, light.y, light.z)).clamped(lowerBound: .zero, upperBound: Components(1, 1, 1))
    self = Color(.srgbLinear, shown).converted(to: .srgb)
  }

  /// The correlated colour temperature of this colour in kelvin, and its distance Duv from the locus.
  public func temperature(
    on locus: TemperatureLocus = .planckian
  ) throws(TemperatureError) -> (kelvin: Double, duv: Double) {
    try locus.temperature(of: chromaticity)
  }
}

extension Chromaticity {
  /// This place of a locus moved at right angles to it.
  fileprivate func shifted(by duv: Double, from locus: TemperatureLocus, kelvin: Double) throws(TemperatureError)
    -> Chromaticity
  {
    if duv == 0 { return self }
    guard abs(duv) <= 0.05 else { throw .notWhite(distance: abs(duv)) }
    let step = kelvin * 1e-4
    let warmer = try locus.chromaticity(kelvin: max(kelvin - step, locus.range.lowerBound)).uv
    let cooler = try locus.chromaticity(kelvin: min(kelvin + step, locus.range.upperBound)).uv
    let along = cooler - warmer
    let length = (along.x * along.x + along.y * along.y).squareRoot()
    // Towards higher v, which is towards green.
    let up = SIMD2(along.y, -along.x) / (along.x < 0 ? length : -length)
    let place = uv + up * duv
    return Chromaticity(u: place.x, v: place.y)
  }
}
