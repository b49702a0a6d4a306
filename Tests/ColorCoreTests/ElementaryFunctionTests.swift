import CMath
import Foundation
import Testing

/// The functions of the hot path against libm: the stated errors hold, at the edges too.
struct ElementaryFunctionTests {
  private func spread(_ generator: inout SeededGenerator, _ decades: Double) -> Double {
    pow(10, (generator.unit() - 0.5) * 2 * decades)
  }

  @Test func cubeRoot() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100_000 {
      let x = spread(&generator, 100) * (generator.unit() < 0.5 ? -1 : 1)
      let exact = cbrt(x)
      // libm's own is within 1 unit in the last place.
      #expect(abs(cm_cbrt(x) - exact) <= 3 * exact.ulp)
    }
    for n in 1...200 as ClosedRange<Int> { #expect(abs(cm_cbrt(Double(n * n * n)) - Double(n)) <= Double(n).ulp) }
    for x in [0.0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude] {
      #expect(abs(cm_cbrt(x) - cbrt(x)) <= 3 * cbrt(x).ulp)
      #expect(cm_cbrt(-x) == -cm_cbrt(x))
    }
  }

  @Test func powersOfSRGB() {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<100_000 {
      let x = spread(&generator, 12)
      // The doubles 2.4 and 5 / 12 are themselves a little off: so much of an exponent is so much of a power.
      let slack = 1.5e-15 + 1.5e-16 * abs(log(x))
      #expect(abs(cm_power_5_12(x) / pow(x, 5 / 12.0) - 1) <= slack)
      #expect(abs(cm_power_12_5(x) / pow(x, 2.4) - 1) <= slack)
    }
    for x in [1e-120, 1e120] {
      #expect(abs(cm_power_12_5(x) - pow(x, 2.4)) <= 1e-13 * pow(x, 2.4))
      #expect(abs(cm_power_5_12(x) - pow(x, 5 / 12.0)) <= 1e-13 * pow(x, 5 / 12.0))
    }
    #expect(cm_power_5_12(1) == 1 && cm_power_12_5(1) == 1 && cm_power_5_12(0) == 0)
  }

  @Test func hue() {
    var generator = SeededGenerator(seed: 360)
    for index in 0..<200_000 {
      let scale = index % 2 == 0 ? 1 : spread(&generator, 40)
      let x = (generator.unit() - 0.5) * scale
      let y = (generator.unit() - 0.5) * (index % 3 == 0 ? spread(&generator, 6) : 1)
      let degrees = atan2(y, x) * 180 / .pi
      let found = cm_hue(y, x)
      #expect(abs((found - degrees).remainder(dividingBy: 360)) <= 1e-13, "\(y) \(x)")
      #expect(found >= 0 && found < 360)
    }
    for (y, x, degrees) in [
      (0.0, 1.0, 0.0), (1, 0, 90), (0, -1, 180), (-1, 0, 270), (1, 1, 45), (1, -1, 135), (-1, -1, 225), (-1, 1, 315),
      (-0.0, 1, 0), (-0.0, -1, 180), (1, -0.0, 90), (0, 0, 0), (-0.0, -0.0, 0), (-1e-20, 1, 0), (1e-200, 1e-200, 45),
      (1e200, -1e200, 135),
    ] {
      #expect(abs(cm_hue(y, x) - degrees) <= 1e-13, "\(y) \(x): \(cm_hue(y, x))")
    }
  }

  @Test func direction() {
    var generator = SeededGenerator(seed: 90)
    for _ in 0..<100_000 {
      let degrees = (generator.unit() - 0.5) * 2000
      let found = cm_direction_of(degrees)
      let radians = degrees.remainder(dividingBy: 360) * .pi / 180
      #expect(abs(found.sine - sin(radians)) <= 1e-15 && abs(found.cosine - cos(radians)) <= 1e-15)
    }
    for quarter in -8...8 {
      let found = cm_direction_of(Double(quarter) * 90)
      #expect([found.sine, found.cosine] == [[0, 1], [1, 0], [0, -1], [-1, 0]][(quarter + 8) % 4])
    }
    let far = cm_direction_of(1e100)
    #expect(abs(far.sine * far.sine + far.cosine * far.cosine - 1) < 1e-12)
  }

  @Test func exponential() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100_000 {
      let x = generator.unit() * 100
      #expect(abs(cm_exp_negative(x) / exp(-x) - 1) <= 5e-16)
    }
    #expect(cm_exp_negative(0) == 1 && cm_exp_negative(1e9) == 0 && cm_exp_negative(.infinity) == 0)
  }

  @Test func everyByte() {
    for n in 0...255 as ClosedRange<UInt8> { #expect(cm_unit(n) == Double(n) / 255) }
  }
}
