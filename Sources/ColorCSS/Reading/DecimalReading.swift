extension ByteCursor {
  /// Whether a number starts here (CSS Syntax 3, section 4.3.10).
  @inline(__always)
  var isAtNumber: Bool {
    var first = byte
    var ahead = 1
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      first = byte(ahead: 1)
      ahead = 2
    }
    return first.isDigit || (first == UInt8(ascii: ".") && byte(ahead: ahead).isDigit)
  }

  /// Reads the number that starts here: the Double nearest to the decimal, ties to even.
  ///
  /// A number beyond the range of Double is ±infinity.
  @inline(__always)
  mutating func number() -> Double {
    let start = at
    let negative = byte == UInt8(ascii: "-")
    if negative || byte == UInt8(ascii: "+") { at += 1 }
    var decimal = Decimal()
    while byte.isDigit {
      decimal.append(byte &- 48, exponent: 0)
      at += 1
    }
    if byte == UInt8(ascii: "."), byte(ahead: 1).isDigit {
      at += 1
      while byte.isDigit {
        decimal.append(byte &- 48, exponent: -1)
        at += 1
      }
    }
    if byte | 0x20 == UInt8(ascii: "e") { decimal.exponent += scientificExponent() }
    let magnitude = decimal.fastValue ?? slowValue(from: start)
    return negative ? -magnitude : magnitude
  }

  /// Reads `e12`, `E-3`, if digits follow; else reads nothing, as the `e` belongs to a unit.
  private mutating func scientificExponent() -> Int {
    let sign = byte(ahead: 1)
    let signed = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    guard byte(ahead: signed ? 2 : 1).isDigit else { return 0 }
    at += signed ? 2 : 1
    var value = 0
    while byte.isDigit {
      // Far beyond any Double either way; further digits change nothing.
      if value < 1_000_000 { value = value * 10 + Int(byte &- 48) }
      at += 1
    }
    return sign == UInt8(ascii: "-") ? -value : value
  }
}

/// A decimal while it is read: up to 19 digits, which fit into 64 bits, times a power of ten.
struct Decimal {
  var digits: UInt64 = 0
  /// The power of ten of the last digit in ``digits``.
  var exponent = 0
  /// Whether digits other than leading zeros were left out, so that ``digits`` is not exact.
  var isCut = false

  /// Takes one more digit; `exponent` is −1 behind the point and 0 before it.
  @inline(__always)
  mutating func append(_ digit: UInt8, exponent change: Int) {
    // Below 10¹⁸, one more digit cannot overflow 64 bits.
    if digits < 1_000_000_000_000_000_000 {
      digits = digits &* 10 &+ UInt64(digit)
      exponent &+= change
    } else {
      isCut = true
      exponent &+= change + 1
    }
  }

  /// The nearest Double, where one or two machine operations find it; else nil.
  @inline(__always)
  var fastValue: Double? {
    if isCut { return nil }
    if digits <= 1 << 53 {
      // Both operands are exact, so that one rounding is the only one (Clinger 1990).
      if exponent == 0 { return Double(digits) }
      if exponent < 0 { return exponent >= -22 ? Double(digits) / Self.power(-exponent) : smallQuotient }
      return exponent <= 22 ? Double(digits) * Self.power(exponent) : nil
    }
    return smallQuotient
  }

  /// The quotient of up to 64 bits by a power of ten of up to 64 bits, rounded once.
  private var smallQuotient: Double? {
    guard exponent <= 0, exponent >= -19, digits != 0 else { return digits == 0 ? 0 : nil }
    var divisor: UInt64 = 1
    for _ in 0..<(-exponent) { divisor &*= 10 }
    let digitShift = digits.leadingZeroBitCount
    let divisorShift = divisor.leadingZeroBitCount
    let high = digits << UInt64(digitShift)
    let low = divisor << UInt64(divisorShift)
    // high / 2 < low, so the quotient of high · 2⁶³ by low fits into 64 bits and has 63 at least.
    let (quotient, remainder) = low.dividingFullWidth((high >> 1, high << 63))
    // Double(UInt64) rounds to 53 bits by itself; the lowest bit tells it of what is left over.
    let sticky = quotient | (remainder == 0 ? 0 : 1)
    return Double(sign: .plus, exponent: divisorShift - digitShift - 63, significand: Double(sticky))
  }

  /// 10 to the power 0…22: all that Double holds exactly. A switch, because it becomes a table that lies
  /// ready in the program, where an array is made at its first use and looked after at every one.
  @inline(__always)
  static func power(_ exponent: Int) -> Double {
    switch exponent {
    case 0: 1
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    case 9: 1e9
    case 10: 1e10
    case 11: 1e11
    case 12: 1e12
    case 13: 1e13
    case 14: 1e14
    case 15: 1e15
    case 16: 1e16
    case 17: 1e17
    case 18: 1e18
    case 19: 1e19
    case 20: 1e20
    case 21: 1e21
    default: 1e22
    }
  }
}
