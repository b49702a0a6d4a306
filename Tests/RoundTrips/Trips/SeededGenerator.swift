public import ColorCore

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine for a seed.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  public mutating func unit() -> Double { Double.random(in: 0..<1, using: &self) }

  /// A colour inside sRGB, with a good share on its faces, edges and near black and white.
  public mutating func srgb() -> Components {
    func channel(_ v: Double, _ kind: UInt64) -> Double {
      switch kind {
      case 0: 0
      case 1: 1
      case 2: v * 0.01
      case 3: 1 - v * 0.01
      default: v
      }
    }
    let kinds = next()
    return Components(
      channel(unit(), kinds & 15), channel(unit(), kinds >> 4 & 15), channel(unit(), kinds >> 8 & 15))
  }
}
