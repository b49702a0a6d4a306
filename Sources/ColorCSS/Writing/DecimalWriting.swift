extension TextWriter {
  /// Writes a number with at most that many digits after the full stop, rounded half away from
  /// zero, without trailing zeros and never with an exponent; nil for the shortest that reads back.
  mutating func write(_ value: Double, decimals: Int?) {
    guard let decimals else { return writeShortest(value, decimals: .max) }
    let places = max(0, min(decimals, 17))
    let magnitude = abs(value)
    let power = Decimal.power(places)
    let scaled = magnitude * power
    // Beyond 2⁵³ a Double has no digits at these places but those of its shortest form.
    guard scaled < 0x1p53 else { return writeShortest(value, decimals: places) }
    let number = Self.rounded(scaled, of: magnitude, times: power)
    if number == 0 { return write(UInt8(ascii: "0")) }
    if value < 0 { write(UInt8(ascii: "-")) }
    writeDigits(number, places: places)
  }

  /// The product rounded to an integer, half up, as if it had not been rounded before.
  @inline(always)
  private static func rounded(_ product: Double, of value: Double, times power: Double) -> UInt64 {
    let whole = Int64(product)
    let excess = product - Double(whole) - 0.5
    // Only next to a half can the rounding of the product have decided.
    let isUp = abs(excess) > 1e-3 ? excess > 0 : excess + (-product).addingProduct(value, power) >= 0
    return UInt64(truncatingIfNeeded: whole) &+ (isUp ? 1 : 0)
  }

  /// Writes an integer in decimal.
  @inline(always)
  mutating func writeInteger(_ value: UInt64) { writeDigits(value, places: 0) }

  /// Writes an integer in units of 10 to the power −`places`, without trailing zeros.
  @inline(always)
  private mutating func writeDigits(_ number: UInt64, places: Int) {
    // Nearly every number is short, and half as wide a division is quicker.
    if number <= UInt64(UInt32.max) {
      writeDigits(of: UInt32(truncatingIfNeeded: number), places: places)
    } else {
      writeDigits(of: number, places: places)
    }
  }

  @inline(never)
  private mutating func writeDigits(of number: some UnsignedInteger & FixedWidthInteger, places: Int) {
    var rest = number
    var places = places
    while places > 0 {
      let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      rest = tenth
      places -= 1
    }
    let length = Self.digitCount(UInt64(truncatingIfNeeded: rest))
    // A digit stands before the full stop in any case.
    let width = max(length, places + 1) + (places > 0 ? 1 : 0)
    var at = place + width
    for _ in 0..<places {
      let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
      at -= 1
      at.pointee = 48 + UInt8(truncatingIfNeeded: digit)
      rest = tenth
    }
    if places > 0 {
      at -= 1
      at.pointee = UInt8(ascii: ".")
    }
    while at > place {
      let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
      at -= 1
      at.pointee = 48 + UInt8(truncatingIfNeeded: digit)
      rest = tenth
    }
    skip(width)
  }

  /// How many digits an integer has; 1 for 0.
  @inline(always)
  private static func digitCount(_ number: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    while number >= limit, count < 20 {
      count += 1
      limit = limit &* 10
    }
    return count
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
