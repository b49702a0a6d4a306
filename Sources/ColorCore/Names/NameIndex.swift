/// A name, and how far a colour is from it.
public struct NameMatch: Hashable, Sendable {
  public let color: NamedColor
  public let difference: Double
}

/// Names ready to be searched by one measure, exactly.
public struct NameIndex: Sendable {
  private let names: [NamedColor]
  private let index: ColorIndex

  /// An index of a list.
  public init(_ list: NameList, by measure: ColorDifference = .ciede2000, white: LabWhite = .d65) {
    self.init(list.colors, by: measure, white: white)
  }

  /// An index of any names.
  public init(_ names: [NamedColor], by measure: ColorDifference = .ciede2000, white: LabWhite = .d65) {
    self.names = names
    index = ColorIndex(names.map { Color($0.bytes) }, by: measure, white: white)
  }

  /// The names nearest to a colour, nearest first; of names equally near, the one that stands first in the list.
  public func nearest(to color: Color, count: Int = 1) -> [NameMatch] {
    index.nearest(to: color, count: count).map { NameMatch(color: names[$0.index], difference: $0.difference) }
  }
}
