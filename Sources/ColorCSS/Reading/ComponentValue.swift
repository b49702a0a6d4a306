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
  mutating func componentValue(isHue: Bool) throws(ColorTextError) -> ComponentValue {
    if cursor.isAtNumber { return try quantity() }
    return try otherValue(isHue: isHue)
  }

  /// Reads the number that stands here, with its unit.
  @inline(__always)
  mutating func quantity() throws(ColorTextError) -> ComponentValue {
    let number = cursor.number()
    if cursor.byte == UInt8(ascii: "%") {
      cursor.at += 1
      return ComponentValue(number: number, kind: .percentage)
    }
    if !cursor.isAtName { return ComponentValue(number: number, kind: .number) }
    return ComponentValue(number: try degrees(number), kind: .angle)
  }

  /// Reads a component that is a word or a calculation.
  private mutating func otherValue(isHue: Bool) throws(ColorTextError) -> ComponentValue {
    guard cursor.isAtName else {
      let isOver = cursor.byte == UInt8(ascii: ")") || cursor.isAtEnd
      throw ColorTextError(isOver ? .tooFewComponents : .unexpected, at: cursor.character)
    }
    let start = cursor.at
    let word = cursor.word()
    if cursor.byte == UInt8(ascii: "(") {
      var value = try mathFunction(Keyword(word), from: start)
      value.number = Self.supported(value.number, isHue: isHue)
      return value
    }
    if let value = origin?[word] { return value }
    guard Keyword(word) == .missing else { throw ColorTextError(.unexpected, at: start..<cursor.at) }
    return .missing
  }

  /// The result of a calculation in the range of numbers that is supported: NaN is 0, and 2³¹ − 1 is
  /// the greatest number. An infinite hue is no direction at all and counts as 0.
  static func supported(_ value: Double, isHue: Bool) -> Double {
    if value != value || (isHue && value.isInfinite) { return 0 }
    return max(-2_147_483_647, min(value, 2_147_483_647))
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
