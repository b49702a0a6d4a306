// Sums and products of CSS Values 4, section 10.8. They are worked out while they are read, as all
// that a colour's calculation can name is known by then.

extension ColorParser {
  /// Whether the name at the cursor is a mathematical function.
  var isAtMathFunction: Bool {
    guard cursor.isAtName else { return false }
    var ahead = cursor
    guard let name = Keyword(ahead.word()), ahead.byte == UInt8(ascii: "(") else { return false }
    return name.isMathFunction
  }

  /// Reads a sum, with the space around it.
  mutating func sum() throws(ColorTextError) -> ComponentValue {
    cursor.skipSpace()
    var result = try product()
    while true {
      let hadSpace = cursor.byte.isSpace || cursor.byte == UInt8(ascii: "/")
      cursor.skipSpace()
      let sign = cursor.byte
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return result }
      // Without space around it, a sign belongs to a number (section 10.1).
      guard hadSpace, cursor.byte(ahead: 1).isSpace || cursor.byte(ahead: 1) == UInt8(ascii: "/") else {
        throw ColorTextError(.unexpected, at: cursor.character)
      }
      let place = cursor.at
      cursor.at += 1
      cursor.skipSpace()
      let right = try product()
      guard right.kind == result.kind else { throw ColorTextError(.calculationKinds, at: place..<cursor.at) }
      result.number += sign == UInt8(ascii: "+") ? right.number : -right.number
    }
  }

  private mutating func product() throws(ColorTextError) -> ComponentValue {
    var result = try calculationValue()
    while true {
      var ahead = cursor
      ahead.skipSpace()
      let sign = ahead.byte
      guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else { return result }
      let place = ahead.at
      cursor = ahead
      cursor.at += 1
      cursor.skipSpace()
      let right = try calculationValue()
      let product = sign == UInt8(ascii: "*") ? result.times(right) : result.divided(by: right)
      guard let product else { throw ColorTextError(.calculationKinds, at: place..<cursor.at) }
      result = product
    }
  }

  private mutating func calculationValue() throws(ColorTextError) -> ComponentValue {
    if cursor.isAtNumber { return try quantity() }
    if cursor.byte == UInt8(ascii: "(") {
      return try nested { (parser) throws(ColorTextError) in
        parser.cursor.at += 1
        let value = try parser.sum()
        try parser.close()
        return value
      }
    }
    guard cursor.isAtName else { throw ColorTextError(.unexpected, at: cursor.character) }
    let start = cursor.at
    let word = cursor.word()
    let keyword = Keyword(word)
    if cursor.byte == UInt8(ascii: "(") { return try mathFunction(keyword, from: start) }
    if let value = origin?[word] { return ComponentValue(number: value.number, kind: .number) }
    guard let constant = keyword?.constant else { throw ColorTextError(.unexpected, at: start..<cursor.at) }
    return ComponentValue(number: constant, kind: .number)
  }
}

extension ComponentValue {
  /// The product, if one of them is a plain number.
  fileprivate func times(_ other: ComponentValue) -> ComponentValue? {
    if other.kind == .number { return ComponentValue(number: number * other.number, kind: kind) }
    return kind == .number ? ComponentValue(number: number * other.number, kind: other.kind) : nil
  }

  /// The quotient by a plain number, or the ratio of two of one kind.
  fileprivate func divided(by other: ComponentValue) -> ComponentValue? {
    if other.kind == .number { return ComponentValue(number: number / other.number, kind: kind) }
    return kind == other.kind ? ComponentValue(number: number / other.number, kind: .number) : nil
  }
}

extension Keyword {
  fileprivate var constant: Double? {
    switch self {
    case .e: 2.718281828459045
    case .pi: .pi
    case .infinity: .infinity
    case .minusInfinity: -.infinity
    case .nan: .nan
    default: nil
    }
  }
}
