#if canImport(CKernels)
  import CKernels
#endif

/// Differences of two buffers of colours, pair by pair.
///
/// CIEDE2000 and the straight distance of floats run in vectors, with an error of at most 2e-5 of the
/// difference and 1e-4 beside it; where two hues are opposite to a thousandth of a degree CIEDE2000 itself
/// jumps, and either side may be taken. Everything else is measured a pair at a time in `Double`.
public struct BulkDifference: Hashable, Sendable {
  public let measure: ColorDifference
  public let white: LabWhite

  /// - Parameter white: the white of the Lab numbers, for measures that work on Lab.
  public init(by measure: ColorDifference, white: LabWhite = .d65) {
    self.measure = measure
    self.white = white
  }

  /// The space whose numbers the buffers must hold.
  public var space: ColorSpace { measure.space(lab: white.space) }

  /// Measures the first `count` pairs; the results lie `stride` elements apart.
  public func measure<Element: PixelElement>(
    _ a: Span<Element>, _ layoutA: PixelLayout, _ b: Span<Element>, _ layoutB: PixelLayout,
    into result: inout MutableSpan<Element>, stride: Int = 1, count: Int
  ) throws(BulkError) {
    if Element.kind.isInteger { throw .integersNeedUnitRange(space) }
    try layoutA.check(count: count, elements: a.count)
    try layoutB.check(count: count, elements: b.count)
    try PixelLayout(first: 0, second: 0, third: 0, stride: stride).check(count: count, elements: result.count)
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        result.withUnsafeMutableBufferPointer { to in
          guard count > 0, let a = a.baseAddress, let b = b.baseAddress, let to = to.baseAddress else { return }
          if !vectorized(a, layoutA, b, layoutB, to, stride, count) {
            for index in 0..<count {
              let difference = measure.difference(numbers(a, layoutA, index), numbers(b, layoutB, index))
              to[index * stride] = Element(channel: difference)
            }
          }
        }
      }
    }
  }

  private func numbers<Element: PixelElement>(
    _ buffer: UnsafePointer<Element>, _ layout: PixelLayout, _ index: Int
  ) -> Components {
    let place = index * layout.stride
    return Components(
      buffer[layout.first + place].channel, buffer[layout.second + place].channel,
      buffer[layout.third + place].channel
    ).finite()
  }

  #if canImport(CKernels)
    private func vectorized<Element: PixelElement>(
      _ a: UnsafePointer<Element>, _ layoutA: PixelLayout, _ b: UnsafePointer<Element>, _ layoutB: PixelLayout,
      _ to: UnsafeMutablePointer<Element>, _ stride: Int, _ count: Int
    ) -> Bool {
      guard Element.kind == .float else { return false }
      let kernel: ck_difference_measure
      switch measure {
      case .ciede2000: kernel = CK_CIEDE2000
      case .cie76, .ok, .jz, .cam16: kernel = CK_EUCLID
      default: return false
      }
      to.withMemoryRebound(to: Float.self, capacity: (count - 1) * stride + 1) { floats in
        ck_difference(
          layoutA.planes(UnsafeMutablePointer(mutating: a)), layoutB.planes(UnsafeMutablePointer(mutating: b)),
          floats, stride, count, kernel)
      }
      return true
    }
  #else
    private func vectorized<Element: PixelElement>(
      _: UnsafePointer<Element>, _: PixelLayout, _: UnsafePointer<Element>, _: PixelLayout,
      _: UnsafeMutablePointer<Element>, _: Int, _: Int
    ) -> Bool { false }
  #endif
}
