/// One argument of a colour function: its number and what kind of number that is.
struct ComponentValue {
  enum Kind {
    case number
    case percentage
    /// In degrees.
    case angle
    /// The keyword `none`; the number is 0.
    case missing
  }

  var number: Double
  var kind: Kind

  static let missing = ComponentValue(number: 0, kind: .missing)
}

extension ColorParser {
  /// Reads one component or alpha.
  @inline(__always)
  mutating func componentValue() throws(ColorTextError) -> ComponentValue {
    if cursor.isAtNumber {
      let number = cursor.number()
      if cursor.byte == UInt8(ascii: "%") {
        cursor.at += 1
        return ComponentValue(number: number, kind: .percentage)
      }
      if !cursor.isAtName { return ComponentValue(number: number, kind: .number) }
      return ComponentValue(number: try degrees(number), kind: .angle)
    }
    return try otherValue()
  }

  /// Reads a component that does not start with a digit.
  private mutating func otherValue() throws(ColorTextError) -> ComponentValue {
    guard cursor.isAtName else {
      throw ColorTextError(
        cursor.byte == UInt8(ascii: ")") || cursor.isAtEnd ? .tooFewComponents : .unexpected, at: cursor.character)
    }
    let start = cursor.at
    let word = Keyword(cursor.word())
    if cursor.byte == UInt8(ascii: "(") { throw ColorTextError(.unknownFunction, at: start..<cursor.at) }
    guard word == .missing else { throw ColorTextError(.unexpected, at: start..<cursor.at) }
    return .missing
  }

  /// Reads the unit behind a number: that angle in degrees.
  private mutating func degrees(_ number: Double) throws(ColorTextError) -> Double {
    let start = cursor.at
    switch Keyword(cursor.word()) {
    case .deg: return number
    case .grad: return number * 0.9
    case .rad: return number * (180 / .pi)
    case .turn: return number * 360
    default: throw ColorTextError(.unknownUnit, at: start..<cursor.at)
    }
  }
}
