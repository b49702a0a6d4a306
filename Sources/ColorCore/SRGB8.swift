import CMath

/// A colour as 8-bit sRGB with 8-bit alpha: the key by which swatches, presets and names match.
public struct SRGB8: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Red in the highest byte, then green and blue: `0xRRGGBB`; opaque.
  public init(rgb value: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value))
  }

  /// A number of 0…1 as a byte: the one place where anything is rounded to 8 bits.
  ///
  /// Values outside 0…1 go to the nearer end, NaN to 0; halves round up, as browsers do, also those
  /// that lost their last bits on the way through another space.
  @inline(__always)
  public static func byte(_ unit: Double) -> UInt8 {
    guard unit > 0 else { return 0 }
    // Far above what conversions lose (1e-12), far below what an eye or a file could tell.
    let dust = 0x1p-30
    return unit >= 1 ? 255 : UInt8(unit * 255 + (0.5 + dust))
  }
}

extension Color {
  /// The colour of these bytes, in ``ColorSpace/srgb``; a legacy colour.
  public init(_ bytes: SRGB8) {
    self.init(
      checked: .srgb, Components(cm_unit(bytes.red), cm_unit(bytes.green), cm_unit(bytes.blue)),
      alpha: cm_unit(bytes.alpha), missing: [])
    isLegacy = true
  }

  /// The colour of the bytes `0xRRGGBB`, opaque.
  public init(rgb value: UInt32) { self.init(SRGB8(rgb: value)) }

  /// This colour as 8-bit sRGB; components outside the gamut are clipped one by one.
  public var srgb8: SRGB8 {
    let c = space.convert(components, to: .srgb)
    return SRGB8(SRGB8.byte(c.x), SRGB8.byte(c.y), SRGB8.byte(c.z), alpha: SRGB8.byte(alpha))
  }

  /// Whether both show as the same bytes of 8-bit sRGB, alpha included.
  public func matches(_ other: Color) -> Bool { srgb8 == other.srgb8 }
}
