import CMath

/// The colour appearance model CAM16 (Li, Li, Wang, Xu, Luo, Cui, Melgosa, Brill, Pointer 2017;
/// CIE 248:2022) for one set of viewing conditions, forward and back.
///
/// Greys of D65 carry a little chroma and a hue in it: eyes adapt to the light incompletely.
struct CAM16 {
  /// What there is to see: lightness J, chroma C, colourfulness M, hue h in degrees.
  struct Appearance {
    var lightness: Double
    var chroma: Double
    var colorfulness: Double
    var hue: Double
  }

  /// sRGB's own conditions: L_A = 64 / π / 5 cd/m², background 20 % of white, average surround.
  static let standard = CAM16(adaptingLuminance: 64 / Double.pi / 5, backgroundLuminance: 20)

  // Average surround (CIE 248, table 1).
  private static let surround = (f: 1.0, c: 0.69, nc: 1.0)

  private let adaptation: Components
  private let fl: Double
  private let flRoot: Double
  private let n: Double
  private let nbb: Double
  private let z: Double
  private let achromaticWhite: Double
  private let chromaScale: Double

  /// - Parameters:
  ///   - adaptingLuminance: L_A in cd/m².
  ///   - backgroundLuminance: Y_b as a percentage of white.
  init(adaptingLuminance la: Double, backgroundLuminance yb: Double) {
    let white = Matrix3.cam16ConeFromBase.applied(to: whiteD65 * 100)
    let degree = Self.surround.f * (1 - 1 / 3.6 * cm_exp((-la - 42) / 92))
    adaptation = Components(
      degree * 100 / white.x + 1 - degree, degree * 100 / white.y + 1 - degree, degree * 100 / white.z + 1 - degree)
    let k = 1 / (5 * la + 1)
    let k4 = k * k * k * k
    fl = k4 * la + 0.1 * (1 - k4) * (1 - k4) * cm_cbrt(5 * la)
    flRoot = fl.squareRoot().squareRoot()
    n = yb / 100
    nbb = 0.725 * cm_pow(1 / n, 0.2)
    z = 1.48 + n.squareRoot()
    chromaScale = cm_pow(1.64 - cm_pow(0.29, n), 0.73)
    let compressed = Self.compress(adaptation * white, fl: fl)
    achromaticWhite = (2 * compressed.x + compressed.y + compressed.z / 20) * nbb
  }

  /// XYZ of D65 with Y = 1 for white, to its appearance.
  func appearance(_ xyz: Components) -> Appearance {
    let cones = Matrix3.cam16ConeFromBase.applied(to: xyz * 100)
    let r = Self.compress(adaptation * cones, fl: fl).finite()
    let a = (11 * r.x - 12 * r.y + r.z) / 11
    let b = (r.x + r.y - 2 * r.z) / 9
    let angle = cm_atan2(b, a)
    let achromatic = (2 * r.x + r.y + r.z / 20) * nbb
    let lightness = 100 * (achromatic / achromaticWhite).signedPower(Self.surround.c * z)
    let t = hueWeight(angle) * (a * a + b * b).squareRoot() / (r.x + r.y + 1.05 * r.z + 0.305)
    let chroma = t.signedPower(0.9) * (abs(lightness) / 100).squareRoot() * chromaScale
    return Appearance(
      lightness: lightness, chroma: chroma, colorfulness: chroma * flRoot, hue: Polar.hue(a, b))
  }

  /// The colour that has this lightness, chroma and hue; nothing has a lightness of 0 but black.
  func xyz(lightness: Double, chroma: Double, hue: Double) -> Components {
    if lightness == 0 { return Components() }
    let root = (abs(lightness) / 100).squareRoot()
    let t = (chroma / (root * chromaScale)).signedPower(1 / 0.9)
    let direction = Polar.to(Components(0, 1, hue))
    let angle = cm_atan2(direction.z, direction.y)
    let p = achromaticWhite * (lightness / 100).signedPower(1 / (Self.surround.c * z)) / nbb
    let gamma =
      23 * (p + 0.305) * t / (23 * hueWeight(angle) + t * (11 * direction.y + 108 * direction.z))
    let a = gamma * direction.y
    let b = gamma * direction.z
    let r = Components(
      (460 * p + 451 * a + 288 * b) / 1403, (460 * p - 891 * a - 261 * b) / 1403, (460 * p - 220 * a - 6300 * b) / 1403)
    let cones = Self.expand(r.finite(), fl: fl) / adaptation.replacing(with: 1, where: adaptation .== 0)
    return Matrix3.cam16ConeToBase.applied(to: cones.finite()) / 100
  }

  /// Colourfulness M to chroma C.
  func chroma(colorfulness: Double) -> Double { colorfulness / flRoot }

  /// Chroma C to colourfulness M.
  func colorfulness(chroma: Double) -> Double { chroma * flRoot }

  /// e_t with its factors: 50,000/13 · N_c · N_cb · ¼ (cos(h + 2) + 3.8).
  private func hueWeight(_ radians: Double) -> Double {
    50_000.0 / 13 * Self.surround.nc * nbb * 0.25 * (cm_cos(radians + 2) + 3.8)
  }

  /// The response curve of the cones without its constant 0.1, odd about no light.
  private static func compress(_ cones: Components, fl: Double) -> Components {
    cones.mapped { cone in
      let x = cm_pow(fl * abs(cone) / 100, 0.42)
      let response = 400 * x / (x + 27.13)
      return cone < 0 ? -response : response
    }
  }

  private static func expand(_ responses: Components, fl: Double) -> Components {
    responses.mapped { response in
      // The curve has an end at 400, which no light reaches.
      let magnitude = min(abs(response), 400 - 1e-9)
      let cone = 100 / fl * cm_pow(27.13 * magnitude / (400 - magnitude), 1 / 0.42)
      return response < 0 ? -cone : cone
    }
  }
}
