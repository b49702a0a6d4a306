import ColorCore

/// How the numbers of one colour function are read (CSS Color 4, sections 5 to 10).
struct ColorFunction {
  enum Form: UInt8 {
    case rgb, hsl, hwb, lab, lch, oklab, oklch
    /// `color()` before its space is read.
    case unnamed
    /// `color()` of a space that CSS defines: 100 % is 1.
    case predefined
    case deviceCMYK
    /// A space that CSS does not define: 100 % is the end of the channel's range.
    case custom
  }

  /// How a function may be written with commas, which only the oldest may.
  enum Commas { case never, rgb, hsl }

  var form: Form
  var space: ColorSpace
  /// Whether it is written with `from`: never with commas, and it makes no legacy colours.
  var isRelative = false

  @inline(always)
  init(_ form: Form, _ space: ColorSpace) {
    self.form = form
    self.space = space
  }

  /// The function with that name, or nil if it makes no colour from components.
  init?(_ name: Keyword) {
    switch name {
    case .rgb, .rgba: self.init(.rgb, .srgb)
    case .hsl, .hsla: self.init(.hsl, .hsl)
    case .hwb: self.init(.hwb, .hwb)
    case .lab: self.init(.lab, .lab)
    case .lch: self.init(.lch, .lch)
    case .oklab: self.init(.oklab, .oklab)
    case .oklch: self.init(.oklch, .oklch)
    case .color: self.init(.unnamed, .srgb)
    case .deviceCMYK: self.init(.deviceCMYK, .cmyk)
    default: return nil
    }
  }

  /// The number of components.
  var count: Int { form == .deviceCMYK ? 4 : form == .custom ? space.channelCount : 3 }

  /// The lane of the hue, or −1.
  @inline(always)
  var hue: Int {
    switch form {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    case .custom: space.hueIndex ?? -1
    default: -1
    }
  }

  @inline(always)
  var commas: Commas {
    if isRelative { return .never }
    switch form {
    case .rgb: return .rgb
    case .hsl: return .hsl
    default: return .never
    }
  }

  /// Whether it makes legacy colours (CSS Color 4, section 4.1).
  @inline(always)
  var isLegacy: Bool {
    switch form {
    case .rgb, .hsl, .hwb: !isRelative
    default: false
    }
  }

  /// The number that stands for 1 in the space.
  var one: Double { form == .rgb ? 255 : 1 }
}

extension ColorFunction {
  /// The components in the space for numbers as they were written, in the ranges that are kept when
  /// a colour is read.
  ///
  /// - Parameter percentages: a bit for each lane that was a percentage.
  @inline(always)
  func components(_ n: Components, percentages: UInt8) -> Components {
    switch form {
    case .rgb:
      if percentages == 0 { return n / 255 }
      return percentages == 7 ? n / 100 : (n / 255).replacing(with: n / 100, where: Self.mask(percentages))
    // Percentages and numbers of these are the same, both 0 to 100.
    case .hsl: return Components(n.x.wrappedHue, max(0, n.y), n.z)
    case .hwb: return Components(n.x.wrappedHue, n.y, n.z)
    case .lab:
      let scaled = percentages & 6 == 0 ? n : n.replacing(with: n * 1.25, where: Self.mask(percentages & 6))
      return Components(max(0, min(n.x, 100)), scaled.y, scaled.z)
    case .lch:
      let chroma = percentages & 2 == 0 ? n.y : n.y * 1.5
      return Components(max(0, min(n.x, 100)), max(0, chroma), n.z.wrappedHue)
    case .oklab:
      let scaled = percentages == 0 ? n : n.replacing(with: Self.ok(n), where: Self.mask(percentages))
      return Components(max(0, min(scaled.x, 1)), scaled.y, scaled.z)
    case .oklch:
      let scaled = percentages == 0 ? n : n.replacing(with: Self.ok(n), where: Self.mask(percentages))
      return Components(max(0, min(scaled.x, 1)), max(0, scaled.y), n.z.wrappedHue)
    case .unnamed, .predefined:
      return percentages == 0 ? n : n.replacing(with: n / 100, where: Self.mask(percentages))
    case .deviceCMYK:
      let inks = n.replacing(with: n / 100, where: Self.mask(percentages))
      return inks.clamped(lowerBound: .zero, upperBound: Components(repeating: 1))
    case .custom: return customComponents(n, percentages: percentages)
    }
  }

  /// Percentages of Oklab: 100 % is 1 of lightness and 0.4 of a, b and chroma.
  @inline(always)
  private static func ok(_ n: Components) -> Components { n * Components(1, 0.4, 0.4) / 100 }

  @inline(always)
  private static func mask(_ lanes: UInt8) -> SIMDMask<SIMD4<Int64>> {
    let bits = SIMD4<Int64>(repeating: Int64(lanes)) & SIMD4(1, 2, 4, 8)
    return bits .!= 0
  }

  private func customComponents(_ n: Components, percentages: UInt8) -> Components {
    var result = n
    for (lane, channel) in space.channels.enumerated() {
      if channel.kind == .hue { result[lane] = n[lane].wrappedHue }
      let full = channel.range.upperBound
      // A range that ends at 100 needs no arithmetic, which could cost the last bit.
      if percentages >> UInt8(lane) & 1 != 0, full != 100 {
        // 0 % is the lower end of an amount, and the middle of a scale with two sides.
        let low = channel.kind == .amount ? channel.range.lowerBound : 0
        result[lane] = low + n[lane] * (full - low) / 100
      }
    }
    return result
  }
}

extension Double {
  /// The same angle in 0..<360 degrees; 0 for one that is not finite.
  @inline(always)
  var wrappedHue: Double { self >= 0 && self < 360 ? self : turned }

  private var turned: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    guard rest == rest else { return 0 }
    // Adding 360 to a tiny negative number gives 360 itself.
    return rest < 0 ? (rest + 360 == 360 ? 0 : rest + 360) : rest
  }
}
