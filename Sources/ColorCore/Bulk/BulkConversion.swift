/// A conversion of whole buffers of colours, from one space and kind of element to another.
///
/// The pairs that images need (sRGB with its light, Oklab, OKLCH, Lab, LCH, HSL and HSV, between bytes, words
/// and floats) run in vectors of the widest kind the machine has, without allocation. Against the conversion
/// of single colours in `Double` their error is at most 2e-6 of a channel's range for floats, and a quarter
/// of a step before the last rounding for bytes. Hues count as far as chroma turns them. On the way back to sRGB the
/// curve, thirteen times as steep as light at black, makes that 4e-6, and 1e-5 below a tenth. Every other pair,
/// and every buffer of `Double`, is converted a colour at a time with no error beside that of the element.
///
/// Missing components do not exist in buffers: the hue of a grey is 0.
public struct BulkConversion: Hashable, Sendable {
  /// What becomes of colours outside the gamut of the target.
  public enum Bounds: Hashable, Sendable {
    /// They stay as they are; integers cut them off all the same.
    case unbounded
    /// Each channel goes to the nearer end of its range.
    case clipped
    /// Chroma of OKLCH is reduced at exactly the lightness and hue of the colour, to where it first leaves
    /// the gamut.
    case reduced
  }

  public let source: ColorSpace
  public let target: ColorSpace
  public let bounds: Bounds

  public init(from source: ColorSpace, to target: ColorSpace, bounds: Bounds = .unbounded) {
    self.source = source
    self.target = target
    self.bounds = bounds
  }

  /// Converts the first `count` colours of a buffer. Alpha is carried along where both layouts have it,
  /// and becomes 1 where only the target does.
  public func convert<Source: PixelElement, Target: PixelElement>(
    _ colors: Span<Source>, _ layout: PixelLayout, into result: inout MutableSpan<Target>,
    _ resultLayout: PixelLayout, count: Int
  ) throws(BulkError) {
    for (space, kind) in [(source, Source.kind), (target, Target.kind)] {
      if space.channelCount != 3 { throw .notThreeChannels(space) }
      if kind.isInteger && !space.isUnitRange { throw .integersNeedUnitRange(space) }
    }
    try layout.check(count: count, elements: colors.count)
    try resultLayout.check(count: count, elements: result.count)
    colors.withUnsafeBufferPointer { from in
      result.withUnsafeMutableBufferPointer { to in
        guard count > 0, let from = from.baseAddress, let to = to.baseAddress else { return }
        if !vectorized(from, layout, to, resultLayout, count) { single(from, layout, to, resultLayout, count) }
        if let place = resultLayout.alpha {
          for index in 0..<count {
            let alpha = layout.alpha.map { from[$0 + index * layout.stride].channel } ?? 1
            to[place + index * resultLayout.stride] = Target(channel: alpha)
          }
        }
      }
    }
  }

  /// A colour at a time in Double: what the vectors are held against, and what runs where there are none.
  func single<Source: PixelElement, Target: PixelElement>(
    _ from: UnsafePointer<Source>, _ layout: PixelLayout, _ to: UnsafeMutablePointer<Target>,
    _ resultLayout: PixelLayout, _ count: Int
  ) {
    for index in 0..<count {
      let place = index * layout.stride
      let numbers = Components(
        from[layout.first + place].channel, from[layout.second + place].channel, from[layout.third + place].channel)
      let found = converted(Color(source, numbers))
      let end = index * resultLayout.stride
      to[resultLayout.first + end] = Target(channel: found.x)
      to[resultLayout.second + end] = Target(channel: found.y)
      to[resultLayout.third + end] = Target(channel: found.z)
    }
  }

  private func converted(_ color: Color) -> Components {
    switch bounds {
    case .unbounded: return color.converted(to: target).components
    case .clipped: return color.mapped(to: target, by: .clip).components
    case .reduced: return color.reduced(to: target).components
    }
  }
}

extension ColorSpace {
  /// Whether every channel runs from 0 to 1.
  fileprivate var isUnitRange: Bool { channels.allSatisfy { $0.range == 0...1 && $0.kind == .amount } }
}
