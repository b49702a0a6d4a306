import ColorCore
import Testing

/// Every finite input gives finite output in every space; nothing traps.
struct TotalityTests {
  static let extremes: [Double] = [
    0, -0.0, 1, -1, 0.5, 100, -100, 360, -360, 1e-9, -1e-9, 1e9, -1e9, 1e100, -1e100, 1e300, -1e300,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, -.leastNormalMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1.0.nextUp, 1.0.nextDown, 0.04045, 216 / 24389,
  ]

  @Test(arguments: ColorSpace.allCases)
  func extremesStayFinite(_ source: ColorSpace) {
    var generator = SeededGenerator(seed: UInt64(source.rawValue) + 1)
    var inputs: [Components] = []
    for a in Self.extremes {
      inputs.append(Components(a, a, a, a))
      inputs.append(Components(a, 0, 0))
      inputs.append(Components(0, a, 0))
      inputs.append(Components(0, 0, a))
    }
    for _ in 0..<400 {
      var input = Components()
      for lane in 0..<4 { input[lane] = Self.extremes.randomElement(using: &generator) ?? 0 }
      inputs.append(input)
    }
    for input in inputs {
      for target in ColorSpace.allCases {
        let result = Color(source, input).converted(to: target)
        for lane in 0..<4 where !result.components[lane].isFinite {
          Issue.record("\(source.name) \(input) to \(target.name): \(result.components)")
        }
        if let hue = target.hueIndex, !(0...360).contains(result.components[hue]), source != target {
          Issue.record("\(source.name) \(input) to \(target.name): hue \(result.components[hue])")
        }
        _ = result.srgb8
      }
    }
  }

  @Test func nonFiniteInputIsBroughtIn() {
    let color = Color(.oklch, .nan, .infinity, -.infinity, alpha: .nan)
    #expect(color.components.x == 0)
    #expect(color.components.y.isFinite && color.components.z.isFinite)
    #expect(color.alpha == 0)
    #expect(Color(.srgb, 0, 0, 0, alpha: .infinity).alpha == 1)
    #expect(Color(.srgb, 0, 0, 0, alpha: -3).alpha == 0)
  }
}
