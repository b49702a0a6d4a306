public import ColorCore

/// A channel as people see it: which one, and the numbers that stand on its scale.
///
/// The map between component and shown number is linear with closed ends.
public struct ChannelScale: Hashable, Sendable {
  public let space: ColorSpace
  /// The lane in ``ColorCore/Components``, or ``alphaIndex``.
  public let index: Int
  /// The numbers at the ends of the scale, such as 0 and 255.
  public let shown: ClosedRange<Double>
  /// Shown numbers are multiples of this; arrow keys move by it.
  public let step: Double
  /// How far Page Up and Page Down move.
  public let page: Double
  /// Digits after the full stop.
  public let decimals: Int

  public var channel: Channel { isAlpha ? Self.alphaChannel : space.channels[index] }

  /// The place of alpha: after every lane.
  public static let alphaIndex = 4
  private static let alphaChannel = Channel("alpha", "alpha", .amount, 0...1)

  /// Whether this is the scale of alpha, which every space has.
  public var isAlpha: Bool { index == Self.alphaIndex }

  /// The name for labels, with a capital letter: "Red".
  public var title: String {
    guard let first = channel.name.utf8.first, first >= 0x61, first <= 0x7A else { return channel.name }
    return String(UnicodeScalar(first &- 0x20)) + channel.name.dropFirst()
  }

  /// The shown number of a component, clamped to the ends and rounded to ``step``.
  public func number(of component: Double) -> Double {
    let range = channel.range
    let share = (component - range.lowerBound) / (range.upperBound - range.lowerBound)
    return rounded(shown.lowerBound + share * (shown.upperBound - shown.lowerBound))
  }

  /// The component for a shown number.
  public func component(of number: Double) -> Double {
    let range = channel.range
    let share = (number - shown.lowerBound) / (shown.upperBound - shown.lowerBound)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// The nearest number on the scale; NaN becomes the lower end.
  public func rounded(_ number: Double) -> Double {
    guard number > shown.lowerBound else { return shown.lowerBound }
    guard number < shown.upperBound else { return shown.upperBound }
    let steps = ((number - shown.lowerBound) / step + 0.5).rounded(.down)
    return min(shown.lowerBound + steps * step, shown.upperBound)
  }

  /// The number as text, with ``decimals`` digits after a full stop.
  public func text(_ number: Double) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int64((abs(number) * scale).rounded())
    let sign = number < 0 && whole != 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(whole) }
    let unit = Int64(scale)
    let fraction = String(whole % unit)
    return sign + String(whole / unit) + "." + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
  }
}

extension ChannelScale {
  /// The scale that fits a channel: 0–255 for the RGB of 8-bit sRGB, per cent for other amounts of
  /// 0…1, degrees for hues, and the channel's own range for the rest.
  ///
  /// - Parameter index: a lane of the space, or ``alphaIndex``; nil comes back when it has none such.
  public init?(_ space: ColorSpace, _ index: Int) {
    guard space.channels.indices.contains(index) || index == Self.alphaIndex else { return nil }
    let channel = index == Self.alphaIndex ? Self.alphaChannel : space.channels[index]
    let span = channel.range.upperBound - channel.range.lowerBound
    if space == .srgb && index != Self.alphaIndex {
      self.init(space, index, shown: 0...255, step: 1, page: 16, decimals: 0)
    } else if channel.kind == .hue {
      self.init(space, index, shown: 0...360, step: 1, page: 15, decimals: 0)
    } else if channel.kind == .amount && span == 1 {
      self.init(space, index, shown: 0...100, step: 1, page: 10, decimals: 0)
    } else if span <= 2 {
      self.init(space, index, shown: channel.range, step: 0.001, page: 0.02, decimals: 3)
    } else {
      self.init(space, index, shown: channel.range, step: 1, page: 10, decimals: 0)
    }
  }

  private init(_ space: ColorSpace, _ index: Int, shown: ClosedRange<Double>, step: Double, page: Double, decimals: Int)
  {
    self.space = space
    self.index = index
    self.shown = shown
    self.step = step
    self.page = page
    self.decimals = decimals
  }

  public static let red = ChannelScale(.srgb, 0)!
  public static let green = ChannelScale(.srgb, 1)!
  public static let blue = ChannelScale(.srgb, 2)!
  /// The three sliders of the RGB page.
  public static let rgb = [red, green, blue]
  /// Alpha in per cent; colours keep the space they are in.
  public static let alpha = ChannelScale(.srgb, alphaIndex)!

  /// The scales of all channels of a space, alpha apart.
  public static func all(of space: ColorSpace) -> [ChannelScale] {
    space.channels.indices.compactMap { ChannelScale(space, $0) }
  }

  /// What stands behind the number: a sign for per cent or degrees, or nothing.
  public var unit: String {
    if channel.kind == .hue { return "°" }
    return shown == 0...100 ? "%" : ""
  }

  /// A channel by name: `red`, `alpha`, or with its space, `oklch/lightness`; letters in any case.
  public init?(named name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let last = parts.last else { return nil }
    let space = parts.count == 2 ? ColorSpace(name: String(parts[0])) : .srgb
    guard let space else { return nil }
    let lane = space.channels.firstIndex { $0.name.isSameName(as: last) }
    guard let index = lane ?? (Self.alphaChannel.name.isSameName(as: last) ? Self.alphaIndex : nil) else { return nil }
    self.init(space, index)
  }

  /// The name that ``init(named:)`` reads back.
  public var name: String { space == .srgb ? channel.name : space.name + "/" + channel.name }
}

extension String {
  /// Equality of the bytes, with A–Z and a–z taken as the same; the receiver is lower case.
  fileprivate func isSameName(as other: Substring) -> Bool {
    utf8.elementsEqual(other.utf8) { $0 == $1 || ($0 >= 0x61 && $0 <= 0x7A && $1 == $0 &- 0x20) }
  }
}
