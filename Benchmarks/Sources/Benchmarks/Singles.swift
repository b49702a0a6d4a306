import CFloorBaseline
import ColorCore

/// Where results go, so that nothing is left out as unused.
nonisolated(unsafe) var sink = 0.0

/// One colour at a time in Double, through the public API, against the C floor with libm.
func singleItems(_ inputs: Inputs) -> [Item] {
  let count = 20_000
  let rgb = Array(inputs.rgb.prefix(3 * count))
  let bytes = (0..<count).map { SRGB8(rgb[3 * $0], rgb[3 * $0 + 1], rgb[3 * $0 + 2]) }
  let lab = bytes.map { Color($0).converted(to: .labD65) }
  let labNumbers = lab.flatMap { [$0.components.x, $0.components.y, $0.components.z] }
  let oklch = Array(inputs.oklch.prefix(3 * count))
  let picks = (0..<count).map { Color(.oklch, oklch[3 * $0], oklch[3 * $0 + 1], oklch[3 * $0 + 2]) }

  func conversion(_ name: String, _ space: ColorSpace, _ goal: Double, _ floor: @escaping () -> Double) -> Item {
    Item(name: name, count: count, goal: goal, bytes: 0, floor: { sink += floor() }) {
      var sum = 0.0
      for byte in bytes { sum += Color(byte).converted(to: space).components.y }
      sink += sum
    }
  }

  return [
    conversion("srgb8 → oklch single", .oklch, 0.45) { baseline_oklch_single(rgb, count) },
    conversion("srgb8 → lab single", .labD65, 0.6) { baseline_lab_single(rgb, count) },
    conversion("srgb8 → hsl single", .hsl, 0.6) { baseline_hsl_single(rgb, count) },
    Item(
      name: "ΔE2000 single", count: count - 1, goal: 0.4, bytes: 0,
      floor: { sink += baseline_de2000_single(labNumbers, count) },
      ours: {
        var sum = 0.0
        for index in 1..<count { sum += lab[index - 1].difference(to: lab[index]) }
        sink += sum
      }),
    Item(
      name: "CSS gamut mapping single", count: count, goal: 0.35, bytes: 0,
      floor: { sink += baseline_css_single(oklch, count) },
      ours: {
        var sum = 0.0
        for color in picks { sum += Double(color.mapped(to: .srgb, by: .css).srgb8.red) }
        sink += sum
      }),
  ]
}
