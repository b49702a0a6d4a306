import CMath

/// HelmGen, the space of Helmlab for gradients (arXiv:2602.23010, version 0.11): Oklab's plan with another root,
/// a chroma power, a straightened lightness and a turn of blues. The numbers are those of color.js 0.7.
///
/// Light below zero is compressed by odd symmetry; its makers cut it off.
enum HelmGen: SpaceDefinition {
  static var base: ColorSpace { .xyzD65 }
  static let info = SpaceInfo(
    "helmgen",
    [
      Channel("lightness", "l", .amount, 0...1), Channel("a", "a", .opponent, -0.6...0.6),
      Channel("b", "b", .opponent, -0.6...0.6),
    ])

  private static let chromaPower = 0.978

  static func fromBase(_ c: Components) -> Components {
    let lms = Matrix3.helmGenLMSFromBase.applied(to: c).mapped(root)
    let lab = Matrix3.helmGenFromBase.applied(to: level(lms))
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let lightness = HelmGenLightness.straightened(lab.x)
    guard chroma > tiny else { return Components(lightness, lab.y, lab.z) }
    let hue = HelmGenHue.turned(cm_atan2(lab.z, lab.y), lightness: lightness)
    let power = cm_pow(chroma, chromaPower)
    return Components(lightness, power * cm_cos(hue), power * cm_sin(hue))
  }

  static func toBase(_ c: Components) -> Components {
    let lightness = HelmGenLightness.bent(c.x)
    var lab = Components(lightness, c.y, c.z)
    let power = (c.y * c.y + c.z * c.z).squareRoot()
    if power > tiny {
      let chroma = cm_pow(power, 1 / chromaPower)
      let hue = HelmGenHue.turnedBack(cm_atan2(c.z, c.y), lightness: c.x)
      lab = Components(lightness, chroma * cm_cos(hue), chroma * cm_sin(hue))
    }
    let lms = level(Matrix3.helmGenToBase.applied(to: lab)).mapped { $0 * $0 * $0 + linear * $0 }
    return Matrix3.helmGenLMSToBase.applied(to: lms)
  }

  /// A chroma this small has no hue to turn.
  private static let tiny = 1e-12
  private static let linear = 0.021

  /// The y of y³ + 0.021 y = x, by Newton's method.
  private static func root(_ x: Double) -> Double {
    let size = abs(x)
    let cube = cm_cbrt(size)
    var y = size / (linear + cube * cube)
    for _ in 0..<8 {
      let step = (y * y * y + linear * y - size) / (3 * y * y + linear)
      y -= step
      if abs(step) <= 1e-16 * y { break }
    }
    return x < 0 ? -y : y
  }

  /// Responses within a hundred-thousandth of each other become those of an exact grey.
  private static func level(_ c: Components) -> Components {
    let mean = (c.x + c.y + c.z) / 3
    let spread = (max(c.x, c.y, c.z) - min(c.x, c.y, c.z)) / max(abs(mean), 1e-30)
    let ratio = min(spread / 1e-5, 1e3)
    let weight = cm_exp(-ratio * ratio)
    return c.mapped { $0 + weight * (mean - $0) }
  }
}

/// The lightness of ``HelmGen``: straight pieces between 21 knots, and as it is below black and above white.
enum HelmGenLightness {
  private static let knots: [Double] = [
    0, 0.009494013522189627, 0.02564569838030986, 0.055259661658689105, 0.10574901531227408, 0.16055853320726027,
    0.21405964892993756, 0.26786230508811226, 0.3220435246104499, 0.3739052098520243, 0.43020997780918835,
    0.4835465162128873, 0.5399824670411353, 0.5956710081330342, 0.6542161666450478, 0.7115380216519989,
    0.7702762412711669, 0.8293313467712837, 0.889406386197059, 0.9462829573474728, 1,
  ]
  private static let steps = Double(knots.count - 1)

  static func straightened(_ l: Double) -> Double {
    guard l > 0, l < 1 else { return l }
    let index = min(Int(l * steps), knots.count - 2)
    return knots[index] + (l * steps - Double(index)) * (knots[index + 1] - knots[index])
  }

  static func bent(_ l: Double) -> Double {
    guard l > 0, l < 1 else { return l }
    let index = max(0, (knots.firstIndex { $0 > l } ?? knots.count - 1) - 1)
    return (Double(index) + (l - knots[index]) / (knots[index + 1] - knots[index])) / steps
  }
}

/// The turn of blues in ``HelmGen``, which keeps them from turning purple on the way to white.
enum HelmGenHue {
  private static let most = 0.058
  /// In radians.
  private static let middle = 264.5 * Double.pi / 180
  private static let width = 0.7
  /// Where on the way of the lightness it begins; it ends at white.
  private static let first = 0.37

  private static func amount(_ lightness: Double) -> Double {
    let t = max(0, min(1, (lightness - first) / (1 - first)))
    let wave = cm_sin(Double.pi * t)
    return most * wave * wave
  }

  /// The turn at a hue as a part of the greatest, and how it changes with the hue.
  private static func bell(_ hue: Double) -> (value: Double, slope: Double) {
    let distance = (hue - middle).remainder(dividingBy: 2 * Double.pi)
    let value = cm_exp(-0.5 * distance * distance / (width * width))
    return (value, -value * distance / (width * width))
  }

  static func turned(_ hue: Double, lightness: Double) -> Double { hue + amount(lightness) * bell(hue).value }

  /// By Newton's method; the turn is too small for the turned hue ever to fall.
  static func turnedBack(_ wanted: Double, lightness: Double) -> Double {
    let amount = amount(lightness)
    var hue = wanted
    for _ in 0..<12 {
      let bell = bell(hue)
      let step = (hue + amount * bell.value - wanted) / (1 + amount * bell.slope)
      hue -= step
      if abs(step) < 1e-16 { break }
    }
    return hue
  }
}
