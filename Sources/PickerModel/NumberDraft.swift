/// A number that a person types on a control. It counts when it is finished, and is dropped when the
/// control is left with text that means none.
public struct NumberDraft: Hashable, Sendable {
  public let scale: ChannelScale
  public private(set) var text: String
  /// Why the text was refused when it was to count; nil while it is being typed.
  public private(set) var fault: NumberTextError?

  /// Begins with the first character, or gives nil when no number begins with it.
  public init?(_ first: Unicode.Scalar, on scale: ChannelScale) {
    guard Self.canContain(first), first != ")", first != "%" else { return nil }
    self.scale = scale
    text = String(first)
  }

  /// Takes one more character. False for those that no number has.
  public mutating func type(_ scalar: Unicode.Scalar) -> Bool {
    guard Self.canContain(scalar) || scalar == " " || scalar == "°" else { return false }
    fault = nil
    if text.utf8.count < ChannelScale.longestTypedNumber { text.unicodeScalars.append(scalar) }
    return true
  }

  /// Takes the last character away. False when nothing is left.
  public mutating func eraseLast() -> Bool {
    fault = nil
    if !text.unicodeScalars.isEmpty { text.unicodeScalars.removeLast() }
    return !text.unicodeScalars.isEmpty
  }

  /// The number it means, held to the scale; nil when it means none, and then ``fault`` says why.
  public mutating func number(from current: Double) -> Double? {
    do throws(NumberTextError) {
      return scale.rounded(try scale.number(typed: text, from: current))
    } catch {
      fault = error
      return nil
    }
  }

  private static func canContain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", ".", ",", "+", "-", "*", "/", "(", ")", "%": true
    default: false
    }
  }
}
