import CFloorBaseline
import ColorCore

/// The nearest of as many names as the longest list there is, 31,914, here random colours.
func nameItems(_ inputs: Inputs) -> [Item] {
  let count = 31_914
  let rgb = Array(inputs.rgb.suffix(3 * count))
  let names = (0..<count).map { Color(SRGB8(rgb[3 * $0], rgb[3 * $0 + 1], rgb[3 * $0 + 2])) }
  let queries = 5_000
  let asked = Array(inputs.rgb.prefix(3 * queries))
  let colors = (0..<queries).map { Color(SRGB8(asked[3 * $0], asked[3 * $0 + 1], asked[3 * $0 + 2])) }
  let oklab = colors.flatMap { color in
    let c = color.converted(to: .oklab).components
    return [Float(c.x), Float(c.y), Float(c.z)]
  }
  // The floor is handed the numbers in Oklab, and so is the index.
  let prepared = colors.map { $0.converted(to: .oklab) }
  baseline_names_setup(rgb, count)
  let byOK = ColorIndex(names, by: .ok)
  let byCIEDE2000 = ColorIndex(names, by: .ciede2000)

  func search(_ index: ColorIndex, _ colors: [Color]) -> () -> Void {
    {
      var sum = 0
      for color in colors { sum += index.nearest(to: color)?.index ?? 0 }
      sink += Double(sum)
    }
  }

  return [
    Item(
      name: "nearest of 31,914 by ΔEOK", count: queries, goal: 1.3, bytes: 0,
      floor: { sink += Double(baseline_names(asked, oklab, queries)) }, ours: search(byOK, prepared)),
    Item(
      name: "nearest of 31,914 by ΔE2000", count: queries, goal: 5000, bytes: 0, floor: nil,
      ours: search(byCIEDE2000, colors)),
  ]
}
