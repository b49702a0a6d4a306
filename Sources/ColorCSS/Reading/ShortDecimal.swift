/// A plain decimal of up to 15 digits: an integer that Double holds exactly over a power of ten that it
/// holds exactly too, so that the one division is the only rounding.
struct ShortDecimal {
  let value: Double
  /// The byte behind it.
  let end: UnsafePointer<UInt8>

  /// Reads the decimal at a place in a text that has something else than digits behind it. Nil for
  /// anything else, longer numbers among it; an exponent is left over.
  @inline(always)
  init?(_ start: UnsafePointer<UInt8>) {
    var at = start
    let isNegative = at.pointee == UInt8(ascii: "-")
    if isNegative { at += 1 }
    var digits: UInt64 = 0
    let first = at
    while at.pointee.isDigit {
      digits = digits &* 10 &+ UInt64(at.pointee &- 48)
      at += 1
    }
    if at.pointee != UInt8(ascii: ".") {
      guard first < at, at <= first + 15 else { return nil }
      value = isNegative ? -Double(Int64(bitPattern: digits)) : Double(Int64(bitPattern: digits))
      end = at
      return
    }
    at += 1
    let point = at
    while at.pointee.isDigit {
      digits = digits &* 10 &+ UInt64(at.pointee &- 48)
      at += 1
    }
    // The full stop is one of the bytes.
    guard point < at, at <= first + 16 else { return nil }
    let quotient = Double(Int64(bitPattern: digits)) / Decimal.power(at - point)
    value = isNegative ? -quotient : quotient
    end = at
  }
}
