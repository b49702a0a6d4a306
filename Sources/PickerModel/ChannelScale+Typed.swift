extension ChannelScale {
  /// The most UTF-8 bytes of a typed number.
  public static let longestTypedNumber = 64

  /// The number that a typed text means on this scale, not yet held to its ends.
  ///
  /// A plain number is itself, with `.` or `,` before its decimals; `50%` is half of the scale (of
  /// its upper half where it has negative numbers, as in CSS). Sums with `+ - * /` and brackets are
  /// worked out. Text that begins with an operator goes on from the present number: `+10`, `*2`,
  /// `-50%`; only on scales with negative numbers is a leading minus a sign. A unit may stand behind
  /// a number: `180°`, `180deg`.
  ///
  /// - Parameter current: the present number.
  public func number(typed text: String, from current: Double) throws(NumberTextError) -> Double {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longestTypedNumber else { throw NumberTextError(.tooLong, at: 0..<bytes.count) }
    var reader = NumberReader(bytes: bytes, scale: self)
    return try reader.read(from: current)
  }
}

/// Reads a sum by the usual grammar: sums of products of numbers and brackets.
private struct NumberReader {
  let bytes: [UInt8]
  let scale: ChannelScale
  private var place = 0

  /// A number, and whether it was a percentage: then what it counts for depends on the operator.
  private struct Term {
    var value: Double
    var isPercentage = false
  }

  init(bytes: [UInt8], scale: ChannelScale) {
    self.bytes = bytes
    self.scale = scale
  }

  mutating func read(from current: Double) throws(NumberTextError) -> Double {
    skipBlanks()
    guard place < bytes.count else { throw NumberTextError(.empty, at: 0..<bytes.count) }
    var sum: Double
    if let next = peek, isOperator(next), !(next == UInt8(ascii: "-") && scale.shown.lowerBound < 0) {
      sum = try products(startingAt: Term(value: current))
    } else {
      sum = try products(startingAt: try factor())
    }
    sum = try sums(after: sum)
    if let next = peek { throw fault(next == UInt8(ascii: ")") ? .unbalanced : .unexpected) }
    return sum
  }

  private mutating func sums(after first: Double) throws(NumberTextError) -> Double {
    var sum = first
    while let next = peek, next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
      advance()
      let term = try products(startingAt: try factor())
      sum += next == UInt8(ascii: "+") ? term : -term
    }
    return sum
  }

  private mutating func products(startingAt first: Term) throws(NumberTextError) -> Double {
    var product = first
    while let next = peek, next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
      advance()
      let start = place
      let term = try factor()
      let number = term.isPercentage ? term.value / 100 : term.value
      if next == UInt8(ascii: "*") {
        product.value *= number
      } else if number == 0 {
        throw NumberTextError(.divisionByZero, at: start..<place)
      } else {
        product.value /= number
      }
    }
    return product.isPercentage ? amount(ofPercentage: product.value) : product.value
  }

  private mutating func factor() throws(NumberTextError) -> Term {
    guard let next = peek else { throw NumberTextError(.numberExpected, at: place..<place) }
    switch next {
    case UInt8(ascii: "-"):
      advance()
      var term = try factor()
      term.value = -term.value
      return term
    case UInt8(ascii: "("):
      let start = place
      advance()
      let sum = try sums(after: try products(startingAt: try factor()))
      guard peek == UInt8(ascii: ")") else {
        throw peek == nil ? NumberTextError(.unbalanced, at: start..<start + 1) : fault(.unexpected)
      }
      advance()
      return Term(value: sum)
    case UInt8(ascii: ")"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      throw fault(.numberExpected)
    default:
      return try literal()
    }
  }

  private mutating func literal() throws(NumberTextError) -> Term {
    var value = 0.0
    var unit = 1.0
    var digits = 0
    var hasPoint = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte >= 0x30 && byte <= 0x39 {
        value = value * 10 + Double(byte - 0x30)
        if hasPoint { unit *= 10 }
        digits += 1
      } else if !hasPoint && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")) {
        hasPoint = true
      } else {
        break
      }
      place += 1
    }
    guard digits > 0 else { throw fault(.unexpected) }
    skipBlanks()
    if peek == UInt8(ascii: "%") {
      advance()
      return Term(value: value / unit, isPercentage: true)
    }
    skipUnit()
    return Term(value: value / unit)
  }

  /// A degree sign, or `deg`.
  private mutating func skipUnit() {
    for unit: [UInt8] in [[0xC2, 0xB0], [0x64, 0x65, 0x67]] where bytes[place...].starts(with: unit) {
      place += unit.count
      skipBlanks()
      return
    }
  }

  /// A hundred per cent is the upper end.
  private func amount(ofPercentage percentage: Double) -> Double {
    let (low, high) = (scale.shown.lowerBound, scale.shown.upperBound)
    return low < 0 ? high * percentage / 100 : low + (high - low) * percentage / 100
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func advance() {
    place += 1
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while place < bytes.count && bytes[place] == 0x20 { place += 1 }
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private func fault(_ reason: NumberTextError.Reason) -> NumberTextError {
    // A character outside ASCII is marked as a whole.
    var end = min(place + 1, bytes.count)
    while end < bytes.count && bytes[end] & 0xC0 == 0x80 { end += 1 }
    return NumberTextError(reason, at: min(place, bytes.count)..<end)
  }
}
