/// The numbers of a colour, one lane a channel in the order of ``ColorSpace/channels``.
///
/// Spaces of three channels leave the fourth lane at zero; only ``ColorSpace/cmyk`` uses it.
/// Ranges are those of ``Channel/range``; values outside them are legal and kept.
public typealias Components = SIMD4<Double>

extension SIMD4<Double> {
  /// Three channels, the fourth lane zero.
  @inline(__always)
  public init(_ c0: Double, _ c1: Double, _ c2: Double) {
    self.init(c0, c1, c2, 0)
  }

  /// The same numbers with NaN as 0 and every magnitude held below `1e100`, so that no later
  /// sum of products can become NaN.
  @inline(__always)
  func finite() -> Self { isOrdinary(below: 1e100) ? self : broughtIn() }

  /// Whether every magnitude is at most a bound; NaN is not.
  @inline(__always)
  func isOrdinary(below bound: Double) -> Bool {
    abs(x) <= bound && abs(y) <= bound && abs(z) <= bound && abs(w) <= bound
  }

  @inline(never)
  private func broughtIn() -> Self {
    let limit = Self(repeating: 1e100)
    let held = self.clamped(lowerBound: -limit, upperBound: limit)
    return Self(repeating: 0).replacing(with: held, where: self .== self)
  }
}

/// The lesser of each pair of lanes. (`pointwiseMin` is not inlined, and searches ask for it a million times.)
@inline(__always)
func lesser(_ a: Components, _ b: Components) -> Components { a.replacing(with: b, where: b .< a) }

/// The greater of each pair of lanes.
@inline(__always)
func greater(_ a: Components, _ b: Components) -> Components { a.replacing(with: b, where: b .> a) }

/// Which components of a colour are missing (`none` in CSS Color 4, section 4.4).
///
/// A missing component holds zero, and takes the other colour's value when two colours are mixed.
public struct MissingComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let first = Self(rawValue: 1)
  public static let second = Self(rawValue: 2)
  public static let third = Self(rawValue: 4)
  public static let fourth = Self(rawValue: 8)
  public static let alpha = Self(rawValue: 16)

  /// The member that stands for the channel at `index` (0…3).
  public static func channel(_ index: Int) -> Self { Self(rawValue: 1 << UInt8(truncatingIfNeeded: index & 3)) }
}
