/// A number that a buffer of colours is made of.
///
/// Bytes and 16-bit words stand for 0…1; floating point stands for itself, in the ranges of the space.
public protocol PixelElement: BitwiseCopyable, Sendable {
  /// The channel value this stands for.
  var channel: Double { get }
  /// The nearest element; integers take what is outside 0…1 as its end.
  init(channel: Double)
  static var kind: PixelElementKind { get }
}

/// The kinds of element there are.
public enum PixelElementKind: Hashable, Sendable {
  case byte
  case word
  case float
  case double

  var isInteger: Bool { self == .byte || self == .word }
}

extension UInt8: PixelElement {
  public var channel: Double { Double(self) / 255 }
  public init(channel: Double) { self = SRGB8.byte(channel) }
  public static var kind: PixelElementKind { .byte }
}

extension UInt16: PixelElement {
  public var channel: Double { Double(self) / 65_535 }

  /// Halves round up; NaN becomes 0.
  public init(channel: Double) {
    guard channel > 0 else {
      self = 0
      return
    }
    self = channel >= 1 ? 65_535 : UInt16(channel * 65_535 + 0.5)
  }

  public static var kind: PixelElementKind { .word }
}

extension Float: PixelElement {
  public var channel: Double { Double(self) }
  public init(channel: Double) { self = Float(channel) }
  public static var kind: PixelElementKind { .float }
}

extension Double: PixelElement {
  public var channel: Double { self }
  public init(channel: Double) { self = channel }
  public static var kind: PixelElementKind { .double }
}
