public import ColorCSS

/// A command line, understood: every value has the kind that the table asks for.
public struct Arguments: Sendable {
  public internal(set) var operands: [String] = []
  var values: [String: String] = [:]
  /// Whether `--help` is among them; then nothing else was checked.
  public internal(set) var asksForHelp = false

  public func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The text of an option's value, or nil when it was not given.
  public subscript(option: Option) -> String? { values[option.name] }

  public func integer(_ option: Option) -> Int? { self[option].flatMap { Int($0) } }

  public func number(_ option: Option) -> Double? { self[option].flatMap { Double($0) } }

  public func notation(_ option: Option) -> Notation? { self[option].flatMap { Notation(rawValue: $0) } }

  /// Width and height.
  public func size(_ option: Option) -> (width: Int, height: Int)? { self[option].flatMap(ValueKind.size) }
}
