extension ByteCursor {
  /// The Double nearest to the magnitude of the decimal between `start` and the cursor, by integers
  /// of any length. For the few decimals that ``Decimal/fastValue`` leaves.
  @inline(never)
  func slowValue(from start: Int) -> Double {
    var scan = self
    scan.at = start
    if scan.byte == UInt8(ascii: "+") || scan.byte == UInt8(ascii: "-") { scan.at += 1 }
    // 768 digits and a mark for "more follow" are enough for any tie between two Doubles:
    // the longest has 767 (David Gay 1990).
    var digits: [UInt8] = []
    var exponent = 0
    var behindPoint = false
    while scan.at < at {
      let byte = scan.byte
      if byte.isDigit {
        if behindPoint { exponent -= 1 }
        if digits.count < 768 {
          if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte &- 48) }
        } else {
          exponent += 1
          if byte != UInt8(ascii: "0") { digits[767] |= 1 }
        }
      } else if byte == UInt8(ascii: ".") {
        behindPoint = true
      } else {
        exponent += scan.trailingExponent(upTo: at)
        break
      }
      scan.at += 1
    }
    return BigInteger.quotient(digits: digits, exponent: exponent)
  }

  /// The number after the `e` at the cursor.
  private func trailingExponent(upTo end: Int) -> Int {
    var index = at + 1
    let negative = base[index] == UInt8(ascii: "-")
    if negative || base[index] == UInt8(ascii: "+") { index += 1 }
    var value = 0
    while index < end {
      if value < 1_000_000 { value = value * 10 + Int(base[index] &- 48) }
      index += 1
    }
    return negative ? -value : value
  }
}

/// A non-negative integer of any length: just what reading a decimal needs.
struct BigInteger {
  /// The lowest limb first; the highest is not zero.
  private var limbs: [UInt32] = []

  private mutating func multiply(by factor: UInt32, adding addend: UInt32) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  private var bitWidth: Int {
    guard let highest = limbs.last else { return 0 }
    return limbs.count * 32 - highest.leadingZeroBitCount
  }

  private mutating func shiftLeft(by bits: Int) {
    let rest = UInt64(bits & 31)
    var carry: UInt64 = 0
    for index in limbs.indices {
      let moved = UInt64(limbs[index]) << rest | carry
      limbs[index] = UInt32(truncatingIfNeeded: moved)
      carry = moved >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
    if !limbs.isEmpty { limbs.insert(contentsOf: repeatElement(0, count: bits >> 5), at: 0) }
  }

  private static func isLess(_ a: BigInteger, _ b: BigInteger) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }

  /// Takes away one that is not greater.
  private mutating func subtract(_ other: BigInteger) {
    var borrow: UInt32 = 0
    for index in limbs.indices {
      let less = index < other.limbs.count ? other.limbs[index] : 0
      let (first, under1) = limbs[index].subtractingReportingOverflow(less)
      let (second, under2) = first.subtractingReportingOverflow(borrow)
      limbs[index] = second
      borrow = under1 || under2 ? 1 : 0
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// The Double nearest to the digits times 10 to the power `exponent`, ties to even.
  static func quotient(digits: [UInt8], exponent: Int) -> Double {
    // The least positive Double is 4.9e-324 and the greatest 1.8e308.
    if digits.isEmpty || digits.count + exponent < -330 { return 0 }
    if digits.count + exponent > 320 { return .infinity }
    var numerator = BigInteger()
    for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
    var denominator = BigInteger()
    denominator.multiply(by: 1, adding: 1)
    for _ in 0..<abs(exponent) {
      if exponent > 0 { numerator.multiply(by: 10, adding: 0) } else { denominator.multiply(by: 10, adding: 0) }
    }
    // Scaled so that the quotient lies in 2⁵²..<2⁵⁴, or lower for subnormal results.
    var power = numerator.bitWidth - denominator.bitWidth - 53
    power = max(power, -1074)
    if power > 0 { denominator.shiftLeft(by: power) } else { numerator.shiftLeft(by: -power) }
    // A quotient of 2⁵³ or more is one bit too long for a Double.
    var limit = denominator
    limit.shiftLeft(by: 53)
    if !isLess(numerator, limit) {
      denominator.shiftLeft(by: 1)
      power += 1
    }
    var quotient: UInt64 = 0
    for bit in (0..<53).reversed() {
      var part = denominator
      part.shiftLeft(by: bit)
      if !isLess(numerator, part) {
        numerator.subtract(part)
        quotient |= 1 << UInt64(bit)
      }
    }
    numerator.shiftLeft(by: 1)
    if isLess(denominator, numerator) || (!isLess(numerator, denominator) && quotient & 1 == 1) { quotient += 1 }
    return scaled(Double(quotient), by: power)
  }

  /// `value` × 2^power, exact: `value` has as few bits as the result can hold.
  private static func scaled(_ value: Double, by power: Int) -> Double {
    let half = power / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: power - half, significand: 1)
  }
}
