import ColorCore
import Testing

/// Conversions that go straight give what the way over the bases gives.
struct StraightConversionTests {
  @Test(arguments: [ColorSpace.oklab, .oklch, .lab, .lch, .labD65, .lchD65])
  func straightIsTheSame(_ space: ColorSpace) throws {
    let ways: [ColorSpace: [ColorSpace]] = [
      .oklab: [.srgbLinear, .xyzD65, .oklab], .oklch: [.srgbLinear, .xyzD65, .oklab, .oklch],
      .lab: [.srgbLinear, .xyzD65, .xyzD50, .lab], .lch: [.srgbLinear, .xyzD65, .xyzD50, .lab, .lch],
      .labD65: [.srgbLinear, .xyzD65, .labD65], .lchD65: [.srgbLinear, .xyzD65, .labD65, .lchD65],
    ]
    let way = try #require(ways[space])
    var generator = SeededGenerator(seed: 64)
    for index in 0..<4000 {
      var rgb = generator.srgb()
      if index % 3 == 0 { rgb = rgb * 3 - Components(1, 1, 1) }
      if index % 5 == 0 { rgb = (rgb * 255).rounded(.toNearestOrEven) / 255 }
      let straight = Color(.srgb, rgb).converted(to: space)
      let stepped = way.reduce(Color(.srgb, rgb)) { $0.converted(to: $1) }
      for lane in 0..<3 where lane != space.hueIndex {
        #expect(close(straight.components[lane], stepped.components[lane], 1e-12), "\(rgb)")
      }
      // Back, where there is a straight way.
      let back = straight.converted(to: .srgb).components
      for lane in 0..<3 { #expect(close(back[lane], rgb[lane], 1e-12), "\(rgb) \(back)") }
    }
  }

  /// A byte's light is that of the table; a neighbour of it is not taken for the byte.
  @Test func bytesAndTheirNeighbours() {
    for byte in 1...255 as ClosedRange<UInt32> {
      let exact = Color(rgb: byte << 16 | byte << 8 | byte)
      let value = exact.components.x
      let light = exact.converted(to: .srgbLinear).components.x
      for near in [value * (1 - 1e-12), value * (1 + 1e-12)] {
        let found = Color(.srgb, near, near, near).converted(to: .srgbLinear).components.x
        #expect(found != light && abs(found / light - 1) < 4e-12)
        #expect((found > light) == (near > value))
      }
    }
  }

  /// The lanes of hue and chroma are where the list of channels has them.
  @Test(arguments: ColorSpace.allCases)
  func hueAndChromaLanes(_ space: ColorSpace) {
    #expect(space.hueIndex == space.channels.firstIndex { $0.kind == .hue })
    #expect(space.chromaIndex == space.channels.firstIndex { $0.kind == .chroma })
  }
}
