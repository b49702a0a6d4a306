/// Where the channels of colours lie in a buffer.
public struct PixelLayout: Hashable, Sendable {
  /// The places of the three channels of the first colour.
  public var first: Int
  public var second: Int
  public var third: Int
  /// The place of alpha of the first colour, or nil.
  public var alpha: Int?
  /// Elements from a colour to the next.
  public var stride: Int

  public init(first: Int, second: Int, third: Int, alpha: Int? = nil, stride: Int) {
    self.first = first
    self.second = second
    self.third = third
    self.alpha = alpha
    self.stride = stride
  }

  /// Three channels side by side.
  public static let rgb = PixelLayout(first: 0, second: 1, third: 2, stride: 3)
  /// Three channels and alpha side by side.
  public static let rgba = PixelLayout(first: 0, second: 1, third: 2, alpha: 3, stride: 4)
  public static let bgra = PixelLayout(first: 2, second: 1, third: 0, alpha: 3, stride: 4)
  public static let argb = PixelLayout(first: 1, second: 2, third: 3, alpha: 0, stride: 4)

  /// Three planes one after the other, each of so many elements.
  public static func planar(_ count: Int) -> PixelLayout {
    PixelLayout(first: 0, second: count, third: 2 * count, stride: 1)
  }

  var channels: [Int] { [first, second, third] + (alpha.map { [$0] } ?? []) }

  /// Checks that `count` colours lie inside a buffer of so many elements.
  func check(count: Int, elements: Int) throws(BulkError) {
    if count < 0 || stride == 0 { throw .badLayout }
    if count == 0 { return }
    var needed = 0
    for place in channels {
      let (last, overflow) = stride.multipliedReportingOverflow(by: count - 1)
      let (end, more) = last.addingReportingOverflow(place)
      if overflow || more || place < 0 || end < 0 || max(place, end) == .max { throw .badLayout }
      needed = max(needed, max(place, end) + 1)
    }
    if needed > elements { throw .bufferTooSmall(needed: needed, elements: elements) }
  }
}

/// Why a buffer cannot be worked on; nothing has been written then.
public enum BulkError: Error, Hashable, Sendable {
  /// The layout reaches beyond the buffer.
  case bufferTooSmall(needed: Int, elements: Int)
  /// A negative place or count, or no stride.
  case badLayout
  /// Integers stand for 0…1, which is not the range of every channel of this space.
  case integersNeedUnitRange(ColorSpace)
  /// Buffers of colours hold three channels.
  case notThreeChannels(ColorSpace)
}
