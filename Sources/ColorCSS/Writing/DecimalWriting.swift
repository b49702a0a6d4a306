extension TextWriter {
  /// Writes a number with at most that many digits after the full stop, rounded half away from
  /// zero, without trailing zeros and never with an exponent; nil for the shortest that reads back.
  mutating func write(_ value: Double, decimals: Int?) {
    guard let decimals else { return writeShortest(value, decimals: .max) }
    let places = max(0, min(decimals, 17))
    let magnitude = abs(value)
    let power = Self.power(places)
    let scaled = magnitude * Double(power)
    // Beyond 2⁵³ a Double has no digits at these places but those of its shortest form.
    guard scaled < 0x1p53 else { return writeShortest(value, decimals: places) }
    let number = Self.rounded(scaled, of: magnitude, times: Double(power))
    if number == 0 { return write(UInt8(ascii: "0")) }
    if value < 0 { write(UInt8(ascii: "-")) }
    let (whole, fraction) = number.quotientAndRemainder(dividingBy: power)
    writeInteger(whole)
    if fraction != 0 { writeFraction(fraction, places: places) }
  }

  /// The product rounded to an integer, half up, as if it had not been rounded before.
  @inline(__always)
  private static func rounded(_ product: Double, of value: Double, times power: Double) -> UInt64 {
    let whole = UInt64(product)
    let excess = product - Double(whole) - 0.5
    // Only next to a half can the rounding of the product have decided.
    if abs(excess) > 1e-3 { return excess > 0 ? whole + 1 : whole }
    let lost = (-product).addingProduct(value, power)
    return excess + lost >= 0 ? whole + 1 : whole
  }

  @inline(__always)
  private static func power(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power &*= 10 }
    return power
  }

  /// Writes an integer in decimal.
  @inline(__always)
  mutating func writeInteger(_ value: UInt64) {
    var divisor: UInt64 = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      write(UInt8(truncatingIfNeeded: value / divisor % 10) + 48)
      divisor /= 10
    }
  }

  /// Writes `.` and the digits of a fraction in units of 10 to the power −`places`.
  @inline(__always)
  private mutating func writeFraction(_ fraction: UInt64, places: Int) {
    var rest = fraction
    var left = places
    while rest % 10 == 0 {
      rest /= 10
      left -= 1
    }
    write(UInt8(ascii: "."))
    var divisor = Self.power(left - 1)
    for _ in 0..<left {
      write(UInt8(truncatingIfNeeded: rest / divisor % 10) + 48)
      divisor /= 10
    }
  }

  /// Writes the fewest digits that give the number back, rounded to `decimals` if there are more.
  @inline(never)
  private mutating func writeShortest(_ value: Double, decimals: Int) {
    // Swift's own description has the fewest digits (SwiftDtoa), but may have an exponent.
    var text = abs(value).description
    var digits: [UInt8] = []
    var point = 0
    text.withUTF8 { bytes in
      var cursor = ByteCursor(bytes.baseAddress!, count: bytes.count)
      var behindPoint = false
      while cursor.byte.isDigit || cursor.byte == UInt8(ascii: ".") {
        if cursor.byte == UInt8(ascii: ".") {
          behindPoint = true
        } else {
          digits.append(cursor.byte - 48)
          if !behindPoint { point += 1 }
        }
        cursor.at += 1
      }
      if cursor.skip(UInt8(ascii: "e")) {
        let negative = cursor.byte == UInt8(ascii: "-")
        cursor.at += 1
        var exponent = 0
        while cursor.byte.isDigit {
          exponent = exponent * 10 + Int(cursor.byte - 48)
          cursor.at += 1
        }
        point += negative ? -exponent : exponent
      }
    }
    if decimals < 1000 { Self.round(&digits, &point, toDecimals: decimals) }
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { return write(UInt8(ascii: "0")) }
    if value < 0 { write(UInt8(ascii: "-")) }
    let start = min(point - 1, 0)
    for place in start..<max(digits.count, point) {
      if place == max(point, start + 1) { write(UInt8(ascii: ".")) }
      write((place >= 0 && place < digits.count ? digits[place] : 0) + 48)
    }
  }

  /// Rounds a row of digits with the point behind `point` of them, half up.
  private static func round(_ digits: inout [UInt8], _ point: inout Int, toDecimals decimals: Int) {
    let kept = point + decimals
    guard kept < digits.count else { return }
    if kept < 0 {
      digits = []
      return
    }
    let up = digits[kept] >= 5
    digits.removeSubrange(kept...)
    guard up else { return }
    var place = kept - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 {
      digits[place] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }
}
