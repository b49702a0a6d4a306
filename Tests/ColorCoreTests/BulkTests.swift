import ColorCore
import Testing

/// Kernels on buffers against the conversion of single colours.
struct BulkTests {
  /// Not a multiple of a block.
  private static let count = 3000

  private static let fromBytes: [ColorSpace] = [
    .srgb, .srgbLinear, .oklab, .oklch, .lab, .labD65, .lch, .lchD65, .hsl, .hsv, .displayP3, .xyzD65, .jzazbz,
  ]

  private func bytes(_ seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    // Greys, black, white and the primaries first.
    let fixed: [UInt8] = [
      0, 0, 0, 255, 255, 255, 128, 128, 128, 1, 1, 1, 255, 0, 0, 0, 255, 0, 0, 0, 255, 254, 255, 255,
    ]
    return fixed + (0..<3 * Self.count - fixed.count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }

  /// The greatest error of three channels in parts of their ranges; a hue counts as far as chroma turns it.
  private func error(_ found: [Double], _ exact: Color) -> Double {
    var worst = 0.0
    for (index, channel) in exact.space.channels.enumerated() {
      let size = max(channel.range.upperBound, abs(exact.components[index]))
      var off = abs(found[index] - exact.components[index]) / size
      if channel.kind == .hue {
        let chroma =
          exact.space.chromaIndex.map { exact.components[$0] / exact.space.channels[$0].range.upperBound } ?? 1
        off = abs((found[index] - exact.components[index]).remainder(dividingBy: 360)) * .pi / 180 * min(chroma, 1)
      }
      worst = max(worst, off)
    }
    return worst
  }

  @Test(arguments: fromBytes)
  func bytesToFloats(_ space: ColorSpace) throws {
    let source = bytes(1)
    var result = [Float](repeating: -1, count: 3 * Self.count)
    try convert(source, .rgb, &result, .rgb, BulkConversion(from: .srgb, to: space))
    for index in 0..<Self.count {
      let exact = Color(SRGB8(source[3 * index], source[3 * index + 1], source[3 * index + 2])).converted(to: space)
      let found = (0..<3).map { Double(result[3 * index + $0]) }
      #expect(error(found, exact) <= 2e-6, "\(exact.components) \(found)")
    }
  }

  @Test(arguments: fromBytes)
  func floatsOutsideTheGamut(_ space: ColorSpace) throws {
    var generator = SeededGenerator(seed: 2)
    let source = (0..<3 * Self.count).map { _ in Float(generator.unit() * 1.4 - 0.2) }
    var result = [Float](repeating: -1, count: 3 * Self.count)
    try convert(source, .planar(Self.count), &result, .planar(Self.count), BulkConversion(from: .srgb, to: space))
    for index in 0..<Self.count {
      let rgb = (0..<3).map { Double(source[$0 * Self.count + index]) }
      let exact = Color(.srgb, rgb[0], rgb[1], rgb[2]).converted(to: space)
      // Saturation outside the gamut is a ratio that knows no bounds; L a b of negative light none of the kernels' care.
      if space == .hsl || space == .hsv, rgb.contains(where: { $0 < 0 || $0 > 1 }) { continue }
      if [.lab, .labD65, .lch, .lchD65].contains(space), rgb.contains(where: { $0 < 0 }) { continue }
      let found = (0..<3).map { Double(result[$0 * Self.count + index]) }
      #expect(error(found, exact) <= 2.5e-6, "\(rgb) \(exact.components) \(found)")
    }
  }

  @Test(arguments: [ColorSpace.srgbLinear, .oklab, .oklch, .lab, .labD65, .lch, .lchD65, .hsl, .hsv, .displayP3])
  func floatsToBytes(_ space: ColorSpace) throws {
    let origin = bytes(3)
    let source = (0..<Self.count).flatMap { index in
      let c = Color(SRGB8(origin[3 * index], origin[3 * index + 1], origin[3 * index + 2])).converted(to: space)
        .components
      return [Float(c.x), Float(c.y), Float(c.z)]
    }
    var result = [UInt8](repeating: 1, count: 3 * Self.count)
    try convert(source, .rgb, &result, .rgb, BulkConversion(from: space, to: .srgb))
    #expect(result == origin)
    // Words and floats likewise, before any rounding to bytes.
    var words = [UInt16](repeating: 1, count: 4 * Self.count)
    var floats = [Float](repeating: 1, count: 3 * Self.count)
    try convert(source, .rgb, &words, .bgra, BulkConversion(from: space, to: .srgb))
    try convert(source, .rgb, &floats, .rgb, BulkConversion(from: space, to: .srgb))
    for index in 0..<Self.count {
      for channel in 0..<3 {
        let exact = Double(origin[3 * index + channel]) / 255
        #expect(abs(Double(words[4 * index + 2 - channel]) - exact * 65_535) <= 1)
        // The curve is thirteen times as steep as light at black, four times at a tenth of white.
        #expect(abs(Double(floats[3 * index + channel]) - exact) <= (exact < 0.1 ? 1e-5 : 4e-6))
      }
      #expect(words[4 * index + 3] == 65_535)
    }
  }

  /// Random colours, most of them between bytes: the rounding is right to a quarter of a step.
  @Test(arguments: [ColorSpace.oklab, .oklch, .lab, .hsl])
  func rounding(_ space: ColorSpace) throws {
    var generator = SeededGenerator(seed: 4)
    let colors = (0..<Self.count).map { _ in Color(.srgb, generator.srgb()).converted(to: space) }
    let source = colors.flatMap { [Float($0.components.x), Float($0.components.y), Float($0.components.z)] }
    var result = [UInt8](repeating: 1, count: 3 * Self.count)
    try convert(source, .rgb, &result, .rgb, BulkConversion(from: space, to: .srgb))
    for (index, color) in colors.enumerated() {
      let exact = color.converted(to: .srgb).components * 255
      for channel in 0..<3 { #expect(abs(Double(result[3 * index + channel]) - exact[channel]) <= 0.75) }
    }
  }

  @Test func doublesAreExact() throws {
    let source = bytes(5)
    var result = [Double](repeating: -1, count: 3 * Self.count)
    try convert(source, .rgb, &result, .rgb, BulkConversion(from: .srgb, to: .oklch))
    for index in 0..<Self.count {
      let exact = Color(SRGB8(source[3 * index], source[3 * index + 1], source[3 * index + 2])).converted(to: .oklch)
      for channel in 0..<3 { #expect(result[3 * index + channel] == exact.components[channel]) }
    }
  }

  /// Every layout reads and writes the same colours, and alpha goes along.
  @Test func layouts() throws {
    var generator = SeededGenerator(seed: 6)
    let source = (0..<4 * Self.count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    var plain = [Float](repeating: -1, count: 4 * Self.count)
    try convert(source, .rgba, &plain, .rgba, BulkConversion(from: .srgb, to: .oklab))
    for index in 0..<Self.count { #expect(plain[4 * index + 3] == Float(Double(source[4 * index + 3]) / 255)) }
    let odd = PixelLayout(first: 6, second: 0, third: 3, alpha: 5, stride: 7)
    for layout in [PixelLayout.bgra, .argb, .planar(Self.count), odd] {
      var other = [Float](repeating: -1, count: 7 * Self.count)
      try convert(source, .rgba, &other, layout, BulkConversion(from: .srgb, to: .oklab))
      for index in 0..<Self.count {
        let place = index * layout.stride
        let found = [other[layout.first + place], other[layout.second + place], other[layout.third + place]]
        #expect(found == Array(plain[4 * index..<4 * index + 3]))
        if let alpha = layout.alpha { #expect(other[alpha + place] == plain[4 * index + 3]) }
      }
      if layout == odd { #expect(other[1] == -1 && other[2] == -1 && other[4] == -1, "nothing between is touched") }
    }
    // Backwards through a buffer.
    var backwards = [Float](repeating: -1, count: 3 * Self.count)
    let last = 3 * (Self.count - 1)
    let reversed = PixelLayout(first: last, second: last + 1, third: last + 2, stride: -3)
    try convert(source, .rgba, &backwards, reversed, BulkConversion(from: .srgb, to: .oklab))
    #expect(Array(backwards[last..<last + 3]) == Array(plain[0..<3]))
    #expect(Array(backwards[0..<3]) == Array(plain[4 * (Self.count - 1)..<4 * (Self.count - 1) + 3]))
  }

  @Test func badBuffersAreRefused() {
    let source = [UInt8](repeating: 0, count: 30)
    var result = [Float](repeating: -1, count: 30)
    let conversion = BulkConversion(from: .srgb, to: .oklab)
    #expect(throws: BulkError.bufferTooSmall(needed: 33, elements: 30)) {
      try convert(source, .rgb, &result, .rgb, conversion, count: 11)
    }
    #expect(throws: BulkError.bufferTooSmall(needed: 40, elements: 30)) {
      try convert(source, .rgb, &result, .rgba, conversion, count: 10)
    }
    #expect(throws: BulkError.badLayout) { try convert(source, .rgb, &result, .rgb, conversion, count: -1) }
    #expect(throws: BulkError.badLayout) {
      try convert(source, PixelLayout(first: -1, second: 0, third: 1, stride: 3), &result, .rgb, conversion, count: 2)
    }
    #expect(throws: BulkError.badLayout) {
      try convert(source, PixelLayout(first: 0, second: 1, third: 2, stride: .max), &result, .rgb, conversion, count: 3)
    }
    #expect(throws: BulkError.badLayout) {
      try convert(source, PixelLayout(first: 0, second: 1, third: 2, stride: -3), &result, .rgb, conversion, count: 2)
    }
    #expect(throws: BulkError.integersNeedUnitRange(.oklab)) {
      var bytes = [UInt8](repeating: 0, count: 30)
      try convert(source, .rgb, &bytes, .rgb, conversion, count: 2)
    }
    #expect(throws: BulkError.notThreeChannels(.cmyk)) {
      try convert(source, .rgb, &result, .rgb, BulkConversion(from: .srgb, to: .cmyk), count: 2)
    }
    #expect(result.allSatisfy { $0 == -1 }, "nothing has been written")
    #expect(throws: Never.self) { try convert(source, .rgb, &result, .rgb, conversion, count: 0) }
  }

  /// Chroma reduction of a buffer against the exact first crossing of the cube.
  @Test func reduction() throws {
    var generator = SeededGenerator(seed: 7)
    let source = (0..<Self.count).flatMap { _ in
      [Float(generator.unit()), Float(generator.unit() * 0.4), Float(generator.unit() * 360)]
    }
    let doubles = source.map(Double.init)
    var result = [UInt8](repeating: 1, count: 3 * Self.count)
    var exact = [Double](repeating: 1, count: 3 * Self.count)
    let conversion = BulkConversion(from: .oklch, to: .srgb, bounds: .reduced)
    try convert(source, .rgb, &result, .rgb, conversion)
    try convert(doubles, .rgb, &exact, .rgb, conversion)
    var far = 0
    for index in 0..<Self.count {
      let hue = doubles[3 * index + 2]
      // At 264° red only just dips below zero and comes back: there the first crossing is no matter of a byte.
      if abs(hue - 264) < 0.6 { continue }
      var off = 0.0
      for channel in 0..<3 {
        let wanted = exact[3 * index + channel] * 255
        off = max(off, abs(Double(result[3 * index + channel]) - wanted))
      }
      if off > 1 { far += 1 }
      #expect(off <= 2, "\(doubles[3 * index..<3 * index + 3]): \(off)")
    }
    #expect(far <= Self.count / 300)
    // The exact ones keep lightness and hue, lie inside, and have no room left.
    for index in stride(from: 0, to: Self.count, by: 7) {
      let color = Color(.oklch, doubles[3 * index], doubles[3 * index + 1], doubles[3 * index + 2])
      let shown = Color(.srgb, exact[3 * index], exact[3 * index + 1], exact[3 * index + 2])
      #expect(shown.isInGamut(.srgb))
      if color.isInGamut(.srgb) || doubles[3 * index] < 0.02 { continue }
      let found = shown.converted(to: .oklch).components
      #expect(abs(found.x - color.components.x) < 2e-3)
      #expect(!Color(.oklch, found.x, found.y + 0.004, found.z).isInGamut(.srgb))
    }
  }

  @Test(arguments: [ColorDifference.ciede2000, .cie76, .ok, .hyab])
  func differences(_ measure: ColorDifference) throws {
    var generator = SeededGenerator(seed: 8)
    let scale = measure == .ok ? 0.01 : 1
    func lab() -> [Float] {
      [
        Float(generator.unit() * 100 * scale), Float((generator.unit() * 200 - 100) * scale),
        Float((generator.unit() * 200 - 100) * scale),
      ]
    }
    let a = (0..<Self.count).flatMap { _ in lab() }
    var b = (0..<Self.count).flatMap { _ in lab() }
    // Neighbours too, and equals.
    for index in stride(from: 0, to: 3 * Self.count, by: 2) { b[index] = a[index] + Float(generator.unit() * scale) }
    for index in 0..<3 { b[index] = a[index] }
    var result = [Float](repeating: -1, count: 2 * Self.count)
    let bulk = BulkDifference(by: measure)
    var output = result.mutableSpan
    try bulk.measure(a.span, .rgb, b.span, .rgb, into: &output, stride: 2, count: Self.count)
    for index in 0..<Self.count {
      let place = 3 * index
      let x = Color(bulk.space, Double(a[place]), Double(a[place + 1]), Double(a[place + 2]))
      let y = Color(bulk.space, Double(b[place]), Double(b[place + 1]), Double(b[place + 2]))
      let exact = x.difference(to: y, by: measure)
      let turn = abs(abs((x.hueAngle - y.hueAngle).remainder(dividingBy: 360)) - 180)
      if measure == .ciede2000 && turn < 0.01 { continue }
      #expect(abs(Double(result[2 * index]) - exact) <= 2e-5 * exact + 1e-4 * scale, "\(exact) \(result[2 * index])")
    }
    #expect(result[0] == 0 && result[1] == -1)
  }

  private func convert<S: PixelElement, T: PixelElement>(
    _ source: [S], _ layout: PixelLayout, _ result: inout [T], _ resultLayout: PixelLayout,
    _ conversion: BulkConversion, count: Int = BulkTests.count
  ) throws(BulkError) {
    var span = result.mutableSpan
    try conversion.convert(source.span, layout, into: &span, resultLayout, count: count)
  }
}

extension Color {
  /// The hue of Lab with a stretched as CIEDE2000 stretches it, roughly: enough to know opposite hues.
  fileprivate var hueAngle: Double {
    Color(.labD65, components.x, components.y, components.z).converted(to: .lchD65).components.z
  }
}
