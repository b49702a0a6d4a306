/// The inputs of every item: the same bytes for the floor and for us, from a fixed seed.
struct Inputs {
  let count: Int
  /// Random sRGB, three bytes a colour.
  let rgb: [UInt8]
  /// Random OKLCH as a picker's sliders reach it: L 0…1, C 0…0.4, h 0…360.
  let oklch: [Double]

  init(count: Int) {
    self.count = count
    var state: UInt64 = 20_260_101
    func next() -> UInt64 {
      // SplitMix64 (Steele, Lea, Flood 2014).
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
    rgb = (0..<3 * count).map { _ in UInt8(truncatingIfNeeded: next() >> 32) }
    oklch = (0..<count).flatMap { _ in [unit(), unit() * 0.4, unit() * 360] }
  }

  /// The planes of interleaved numbers as Float, one after the other.
  static func planes(_ numbers: [Double]) -> [Float] {
    let count = numbers.count / 3
    return (0..<3).flatMap { channel in (0..<count).map { Float(numbers[3 * $0 + channel]) } }
  }
}
