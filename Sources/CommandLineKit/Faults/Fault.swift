public import ColorCSS

/// One colour that could not be answered: where it stood, what it was, and why.
public struct Fault: Error, Sendable, Hashable {
  /// Where the text came from; both count from 1.
  public enum Place: Sendable, Hashable {
    case line(Int)
    case argument(Int)
    case option(Option)
  }

  public var place: Place
  public var reason: String
  public var text: String
  /// UTF-8 offsets into ``text``; nil when no one part of it is at fault.
  public var range: Range<Int>?

  public init(_ place: Place, _ reason: String, text: String, range: Range<Int>?) {
    self.place = place
    self.reason = reason
    self.text = text
    self.range = range
  }

  public init(_ place: Place, _ error: ColorTextError, text: String) {
    self.init(place, error.description, text: text, range: error.range)
  }
}

extension Fault {
  /// What standard error gets: the reason, the text and a caret under the fault, each on a line.
  public var report: String {
    var result = "tincture: \(place): \(reason)\n"
    if let range { result += CaretLines.lines(text, range) }
    return result
  }
}

extension Fault.Place: CustomStringConvertible {
  public var description: String {
    switch self {
    case .line(let number): "line \(number)"
    case .argument(let number): "colour \(number)"
    case .option(let option): option.spelling
    }
  }
}
