import CMath

/// The corrections of lightness and chroma in ``HelmlabMetric`` at one hue, and their inverse.
struct HelmlabBend {
  let hue: Double
  private let at: Harmonics

  init(hue: Double) {
    self.hue = hue
    at = Harmonics(hue)
  }

  // Helmholtz and Kohlrausch: chroma makes a colour look lighter.
  private static let glow = 0.2676231133101982
  private static let glowPower = 0.8934892185255707
  private static let glowOfHue = HueSeries(
    SIMD4(0.7173169828841472, 0.48647127559605596, 0, 0), SIMD4(0.6915224124600773, 0.9853124591201782, 0, 0))
  // A cubic and a quadratic bump of the lightness between black and white.
  private static let bump = 0.5385456675962418
  private static let tilt = 0.12508858146241716
  private static let squaredBump = 0.6768950256217603
  private static let bumpOfHue = HueSeries(
    SIMD4(-0.4963251525324449, 0, 0, 0), SIMD4(-0.09564696283240552, 0, 0, 0))
  // The dark end.
  private static let dark = -0.029053748937210654
  private static let darkOfHue = HueSeries(SIMD4(1.3346761652952872, 0, 0, 0), SIMD4(-0.1698908144723919, 0, 0, 0))
  // Chroma: its scale and power over the hue, and its scale over the lightness.
  private static let scaleOfHue = HueSeries(
    SIMD4(-0.195370576218515, 0.08863325582067766, 0.13789738139719568, 0.0641970862504494),
    SIMD4(0.5330819227283227, 0.9365540137751136, 0.061650260197979936, -0.027401052793571013))
  private static let powerOfHue = HueSeries(
    SIMD4(-0.09900209889026965, -0.013586499967803128, 0, 0), SIMD4(0.059635520647228726, 0.2253393118474472, 0, 0))
  private static let scaleOfLightness = (-1.5239477450767043, -1.751157310240011)
  private static let scaleOfBoth = HueSeries(
    SIMD4(-0.43576378069144767, 0.47931193034584496, 0, 0), SIMD4(1.060094063845983, -0.2622579649434462, 0, 0))
  private static let lightnessOfHue = HueSeries(
    SIMD4(0.13610794232685908, -0.01617739641422492, 0, 0), SIMD4(0.1168702235362288, 0.038145638815030566, 0, 0))

  func bent(lightness: Double, chroma: Double) -> (lightness: Double, chroma: Double) {
    let l = darkened(bumped(lightness + glow(of: chroma)).value).value
    var c = chroma * cm_exp(Self.scaleOfHue.value(at))
    c = c > 0 ? cm_pow(c, 1 + Self.powerOfHue.value(at)) : 0
    return (l * cm_exp(Self.lightnessOfHue.value(at)), c * chromaScale(lightness: l))
  }

  func straightened(lightness: Double, chroma: Double) -> (lightness: Double, chroma: Double) {
    let l = lightness / cm_exp(Self.lightnessOfHue.value(at))
    var c = chroma / chromaScale(lightness: l)
    c = c > 0 ? cm_pow(c, 1 / (1 + Self.powerOfHue.value(at))) : 0
    c = min(c / cm_exp(Self.scaleOfHue.value(at)), 1e30)
    let raw = solved(solved(l, darkened), bumped)
    return (raw - glow(of: c), c)
  }

  private func glow(of chroma: Double) -> Double {
    Self.glow * cm_pow(chroma, Self.glowPower) * (1 + Self.glowOfHue.value(at))
  }

  private func chromaScale(lightness: Double) -> Double {
    let d = lightness - 0.5
    let (first, second) = Self.scaleOfLightness
    return cm_exp(held(first * d + second * d * d)) * cm_exp(held(d * Self.scaleOfBoth.value(at)))
  }

  /// Exponents are held within ±30 by the definition.
  private func held(_ exponent: Double) -> Double { max(-30, min(30, exponent)) }

  /// A corrected lightness, and how it changes with the one it is made of.
  private typealias Curve = (Double) -> (value: Double, slope: Double)

  private func bumped(_ l: Double) -> (value: Double, slope: Double) {
    let t = l * (1 - l)
    let dt = 1 - 2 * l
    let first = Self.bump + Self.bumpOfHue.value(at)
    return (
      l + first * t + Self.tilt * t * (0.5 - l) + Self.squaredBump * t * t,
      1 + first * dt + Self.tilt * (dt * (0.5 - l) - t) + 2 * Self.squaredBump * t * dt
    )
  }

  private func darkened(_ l: Double) -> (value: Double, slope: Double) {
    let rest = l < 1 ? 1 - l : 0
    let factor = Self.dark + Self.darkOfHue.value(at)
    let power = cm_exp(held(factor * l * rest * rest))
    return (l * power, power * (1 + l * factor * rest * (1 - 3 * l)))
  }

  /// The lightness that a curve brings to this one, by Newton's method.
  private func solved(_ wanted: Double, _ curve: Curve) -> Double {
    // Far outside, the curves turn back and have no inverse.
    let limit = 10 + abs(wanted)
    var l = wanted
    for _ in 0..<30 {
      let here = curve(l)
      let step = (here.value - wanted) / (abs(here.slope) < 1e-10 ? 1 : here.slope)
      l = max(-limit, min(limit, l - step))
      if abs(step) < 1e-15 { break }
    }
    return l
  }
}
