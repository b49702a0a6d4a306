import CMath

/// The curve of SMPTE ST 2084 (BT.2100-2, table 4), between absolute light and code.
///
/// Light is in units of 10,000 cd/m². Code 0 stands for no light only to seven decimals: no light has
/// the code c₁^m₂ ≈ 7.3e-7. Below zero light the curve goes on by point symmetry about that point,
/// so that colours outside the gamut come back.
struct PerceptualQuantizer {
  private static let m1 = 2610.0 / 16384
  private static let c1 = 3424.0 / 4096
  private static let c2 = 2413.0 / 128
  private static let c3 = 2392.0 / 128

  /// The outer exponent, 2523/32 in ST 2084.
  private let power: Double
  /// The code of no light.
  private let floor: Double

  init(power: Double) {
    self.power = power
    floor = cm_pow(Self.c1, power)
  }

  static let st2084 = PerceptualQuantizer(power: 2523.0 / 32)

  /// Diffuse white, 203 cd/m² (BT.2408), in the curve's units: Y = 1 of the other spaces.
  static let white = 203.0 / 10_000

  func code(_ light: Double) -> Double {
    let y = cm_pow(abs(light), Self.m1)
    let code = cm_pow((Self.c1 + Self.c2 * y) / (1 + Self.c3 * y), power)
    return light < 0 ? 2 * floor - code : code
  }

  func light(_ code: Double) -> Double {
    let mirrored = code < floor ? 2 * floor - code : code
    let root = cm_pow(mirrored, 1 / power)
    // The curve has an upper end, about code 2: above it there is no light that has the code.
    let y = max(0, root - Self.c1) / max(1e-9, Self.c2 - Self.c3 * root)
    let light = cm_pow(y, 1 / Self.m1)
    return code < floor ? -light : light
  }
}
