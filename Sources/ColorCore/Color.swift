/// A colour: a space, its components, alpha, and which of these are missing.
///
/// Components and alpha are always finite; a missing one holds zero. `==` asks whether two values
/// are the same numbers in the same space; ``matches(_:)`` asks whether they look the same on an
/// 8-bit screen, which is the question swatches and presets ask.
public struct Color: Hashable, Sendable {
  public let space: ColorSpace
  /// One lane a channel of ``space``; missing ones are 0.
  public let components: Components
  /// Opacity, 0…1.
  public let alpha: Double
  public let missing: MissingComponents
  /// Whether this is a legacy colour of CSS Color 4 section 4.1: hex digits, a name, `rgb()`,
  /// `hsl()` or `hwb()`, whose computed value is written in bytes of sRGB.
  ///
  /// It says how the colour is written, not which one it is, so that `==` does not look at it.
  public var isLegacy = false
  /// A colour from its numbers.
  ///
  /// - Parameters:
  ///   - components: in the order and ranges of ``ColorSpace/channels``; values outside a range are
  ///     kept. Values that are not finite are brought to the nearest finite ones, NaN to 0, as CSS
  ///     Values 4 section 10.9 does at the end of a calculation.
  ///   - alpha: opacity, clamped to 0…1.
  ///   - missing: the components that are `none`.
  public init(_ space: ColorSpace, _ components: Components, alpha: Double = 1, missing: MissingComponents = []) {
    self.space = space
    var held = components.finite()
    if space != .cmyk { held.w = 0 }
    if !missing.isEmpty {
      for lane in 0..<4 where missing.contains(.channel(lane)) { held[lane] = 0 }
    }
    self.components = held
    self.alpha = missing.contains(.alpha) || !(alpha > 0) ? 0 : min(alpha, 1)
    self.missing = missing
  }

  /// A colour from numbers that are known to be finite, with zero in every lane that is missing or that
  /// the space does not have, and an alpha in range. Nothing is looked at.
  @inlinable
  @inline(__always)
  package init(
    checked space: ColorSpace, _ components: Components, alpha: Double, missing: MissingComponents,
    isLegacy: Bool = false
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
    self.isLegacy = isLegacy
  }

  /// A colour of a three-channel space from its numbers.
  public init(_ space: ColorSpace, _ c0: Double, _ c1: Double, _ c2: Double, alpha: Double = 1) {
    self.init(space, Components(c0, c1, c2), alpha: alpha)
  }

  /// The component with that index, or nil when it is missing.
  public subscript(channel index: Int) -> Double? {
    missing.contains(.channel(index)) ? nil : components[index]
  }

  /// The same colour with another alpha (0…1).
  public func withAlpha(_ alpha: Double) -> Color {
    var changed = Color(space, components, alpha: alpha, missing: missing.subtracting(.alpha))
    changed.isLegacy = isLegacy
    return changed
  }

  /// The same colour with one component set; no longer missing.
  public func with(channel index: Int, _ value: Double) -> Color {
    var numbers = components
    numbers[index] = value
    var changed = Color(space, numbers, alpha: alpha, missing: missing.subtracting(.channel(index)))
    changed.isLegacy = isLegacy
    return changed
  }

  public static let black = Color(SRGB8(0, 0, 0))
  public static let white = Color(SRGB8(255, 255, 255))
  /// Black with alpha 0.
  public static let transparent = Color(SRGB8(0, 0, 0, alpha: 0))

  public static func == (left: Color, right: Color) -> Bool {
    left.space == right.space && left.components == right.components && left.alpha == right.alpha
      && left.missing == right.missing
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(components)
    hasher.combine(alpha)
    hasher.combine(missing)
  }
}
