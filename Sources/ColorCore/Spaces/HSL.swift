/// HSL over sRGB (CSS Color 4, section 7): hue in degrees, saturation and lightness 0…100.
///
/// Outside the gamut saturation may come out negative; then the hue is turned by 180 degrees and
/// the saturation made positive, as section 7.2 asks.
enum HSL: SpaceDefinition {
  static var base: ColorSpace { .srgb }
  /// Saturation of 0.001 % or less makes the hue powerless (CSS Color 4, section 7).
  static let info = SpaceInfo(
    "hsl",
    [.hue(), Channel("saturation", "s", .chroma, 0...100), Channel("lightness", "l", .amount, 0...100)],
    powerlessChroma: 0.001, gamut: .srgb)

  static func toBase(_ c: Components) -> Components {
    let hue = c.x.wrappedDegrees / 30
    let lightness = c.z / 100
    let amplitude = c.y / 100 * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      var k = offset + hue
      if k >= 12 { k -= 12 }
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    return Components(channel(0), channel(8), channel(4))
  }

  static func fromBase(_ c: Components) -> Components {
    let high = max(c.x, c.y, c.z)
    let low = min(c.x, c.y, c.z)
    let lightness = (low + high) / 2
    let span = high - low
    if span == 0 { return Components(0, 0, lightness * 100) }
    // The two forms are equal; each keeps its digits in its half.
    let room = min(lightness, 1 - lightness)
    var saturation = room == 0 ? 0 : (high - lightness) / room
    var hue = c.hueOfRGB(high: high, span: span)
    if saturation < 0 {
      hue += hue >= 180 ? -180 : 180
      saturation = -saturation
    }
    return Components(hue, saturation * 100, lightness * 100)
  }
}

extension Double {
  /// The same angle in 0..<360 degrees.
  @inline(__always)
  var wrappedDegrees: Double {
    if self >= 0 && self < 360 { return self }
    let rest = truncatingRemainder(dividingBy: 360)
    let wrapped = rest < 0 ? rest + 360 : rest
    return wrapped >= 360 ? 0 : wrapped
  }
}

extension SIMD4<Double> {
  /// The hexagon hue of RGB numbers, in 0..<360 degrees; `span` is high − low and not zero.
  @inline(__always)
  func hueOfRGB(high: Double, span: Double) -> Double {
    let sextant: Double
    if high == x {
      sextant = (y - z) / span + (y < z ? 6 : 0)
    } else if high == y {
      sextant = (z - x) / span + 2
    } else {
      sextant = (x - y) / span + 4
    }
    return sextant >= 6 ? 0 : sextant * 60
  }
}
