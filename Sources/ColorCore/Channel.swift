/// One channel of a colour space: what it is called, and the range a slider or a percentage spans.
public struct Channel: Hashable, Sendable {
  /// What the numbers of a channel mean, which decides how text and controls treat them.
  public enum Kind: Hashable, Sendable {
    /// Proportional to an amount; 100 % is the upper end of the range.
    case amount
    /// Signed around zero, such as a and b of Lab; 100 % is the upper end of the range.
    case opponent
    /// Distance from the grey axis, zero or more; powerless hue at zero.
    case chroma
    /// An angle in degrees; values 360 apart are the same.
    case hue
  }

  /// The English name, lower case, as it is spoken: "red", "lightness".
  public let name: String
  /// The keyword in CSS relative colours: "r", "l", "alpha" for none of these.
  public let keyword: String
  public let kind: Kind
  /// The reference range of CSS Color 4 for this channel: 0 % to 100 %, or −100 % to 100 %.
  public let range: ClosedRange<Double>

  public init(_ name: String, _ keyword: String, _ kind: Kind, _ range: ClosedRange<Double>) {
    self.name = name
    self.keyword = keyword
    self.kind = kind
    self.range = range
  }

  static func hue(_ keyword: String = "h") -> Channel { Channel("hue", keyword, .hue, 0...360) }
}
