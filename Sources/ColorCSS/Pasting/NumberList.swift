import ColorCore

/// Reads bare numbers as sRGB: `255,127,0`, `1 0.5 0`, `(100%, 50%, 0%)`, with alpha as a fourth one.
struct NumberList {
  private var cursor: ByteCursor

  init(_ cursor: ByteCursor) { self.cursor = cursor }

  mutating func color() throws(ColorTextError) -> Color {
    let start = cursor.at
    let close = Self.closing(cursor.byte)
    if close != nil { cursor.at += 1 }
    var numbers: [PastedNumber] = []
    while true {
      cursor.skipSeparators()
      if cursor.isAtEnd || cursor.byte == close { break }
      numbers.append(try cursor.pastedNumber())
    }
    if let close, !cursor.skip(close) { throw ColorTextError(.unexpected, at: cursor.character) }
    cursor.skipSeparators()
    if !cursor.isAtEnd { throw ColorTextError(.trailingText, at: cursor.at..<cursor.count) }
    if numbers.count < 3 { throw ColorTextError(.tooFewComponents, at: start..<cursor.at) }
    if numbers.count > 4 { throw ColorTextError(.tooManyComponents, at: numbers[4].place) }
    // `1 1 1` is white, but `1, 1, 1` is what a program prints of three bytes.
    let hasCommas = (start..<cursor.at).contains { cursor.base[$0] == UInt8(ascii: ",") }
    return try numbers.color(.byLooks(integersAreBytes: hasCommas))
  }

  private static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }
}

/// A number as somebody else's program wrote it.
struct PastedNumber {
  var value: Double
  /// Written with a full stop, an exponent, a float suffix or as a quotient.
  var isFraction: Bool
  var isPercentage: Bool
  var place: Range<Int>
}

/// What the numbers of a pasted colour count.
enum PastedScale {
  /// 0…1.
  case unit
  /// 0…255, alpha too where it is no fraction.
  case bytes
  /// 0…1 if there is a fraction among them; else bytes, unless small integers are not meant as such.
  case byLooks(integersAreBytes: Bool)
}

extension [PastedNumber] {
  private func isUnit(_ scale: PastedScale) -> Bool {
    switch scale {
    case .unit: return true
    case .bytes: return false
    case .byLooks(let integersAreBytes):
      if self[0..<3].contains(where: { $0.isFraction && $0.value <= 1 }) { return true }
      return !integersAreBytes && self[0..<3].allSatisfy { $0.value <= 1 }
    }
  }

  /// The colour of red, green, blue and perhaps alpha.
  func color(_ scale: PastedScale, in space: ColorSpace = .srgb) throws(ColorTextError) -> Color {
    let isUnit = isUnit(scale)
    var components = Components()
    for lane in 0..<3 {
      let number = self[lane]
      components[lane] = number.isPercentage ? number.value / 100 : isUnit ? number.value : number.value / 255
      if !number.isPercentage, !isUnit, number.value < 0 || number.value > 255 {
        throw ColorTextError(.byteOutOfRange, at: number.place)
      }
    }
    var color = Color(space, components)
    color.isLegacy = !isUnit && space == .srgb
    guard count == 4 else { return color }
    let alpha = self[3]
    if alpha.isPercentage { return color.withAlpha(alpha.value / 100) }
    var isByte = !isUnit && !alpha.isFraction && alpha.value > 1
    if case .bytes = scale { isByte = !alpha.isFraction }
    let value = isByte ? alpha.value / 255 : alpha.value
    guard value >= 0, value <= 1 else { throw ColorTextError(.alphaOutOfRange, at: alpha.place) }
    return color.withAlpha(value)
  }
}

extension ByteCursor {
  /// Steps over white space, commas, semicolons and slashes.
  mutating func skipSeparators() {
    while byte.isSpace || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "/") {
      at += 1
    }
  }

  /// Reads `12`, `0.5f`, `50%` or `127.0 / 255`.
  mutating func pastedNumber() throws(ColorTextError) -> PastedNumber {
    let start = at
    var result = try plainNumber()
    var ahead = self
    while ahead.byte == 32 { ahead.at += 1 }
    // A quotient, unless it is the slash before alpha: that one has a space in front of it.
    if ahead.at == at || ahead.isAtByteDivisor, ahead.skip(UInt8(ascii: "/")) {
      while ahead.byte == 32 { ahead.at += 1 }
      if ahead.isAtNumber {
        let divisor = try ahead.plainNumber()
        if divisor.value != 0 {
          self = ahead
          result.value /= divisor.value
          result.isFraction = true
        }
      }
    }
    result.place = start..<at
    return result
  }

  /// Whether `/ 255` stands here.
  private var isAtByteDivisor: Bool {
    var ahead = self
    guard ahead.skip(UInt8(ascii: "/")) else { return false }
    while ahead.byte == 32 { ahead.at += 1 }
    return ahead.isAtNumber && ahead.number() == 255
  }

  private mutating func plainNumber() throws(ColorTextError) -> PastedNumber {
    guard isAtNumber else { throw ColorTextError(.unexpected, at: character) }
    let start = at
    let value = number()
    // `1.` is a number in most languages, though not in CSS.
    let hasPoint = byte == UInt8(ascii: ".") && !byte(ahead: 1).startsName
    if hasPoint { at += 1 }
    var isFraction = hasPoint || (start..<at).contains { !base[$0].isDigit && base[$0] | 2 != UInt8(ascii: "/") }
    // float, double and half.
    for suffix in [UInt8(ascii: "f"), UInt8(ascii: "d"), UInt8(ascii: "h")]
    where byte | 0x20 == suffix && !byte(ahead: 1).continuesName {
      at += 1
      isFraction = true
    }
    let isPercentage = skip(UInt8(ascii: "%"))
    return PastedNumber(value: value, isFraction: isFraction, isPercentage: isPercentage, place: start..<at)
  }
}
