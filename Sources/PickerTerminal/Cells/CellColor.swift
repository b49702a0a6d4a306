public import ColorCore

/// A colour as a terminal is told it.
public enum CellColor: Hashable, Sendable {
  /// What the terminal uses by itself.
  case standard
  /// An entry of its palette.
  case indexed(UInt8)
  case direct(SRGB8)
}

/// How many colours a terminal has.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: shapes are told by shades of ink, and text by reversing it.
  case none
  /// The eight of ECMA-48.
  case eight
  /// The same, and brighter ones.
  case sixteen
  /// Sixteen, a cube of 6 × 6 × 6, and 24 greys.
  case indexed
  /// 24 bits.
  case direct

  /// - Parameter colors: the number that terminfo gives; negative for none.
  public init(colors: Int) {
    switch colors {
    case 0x100_0000...: self = .direct
    case 256...: self = .indexed
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }
}
