import ColorCore

extension TextWriter {
  /// Writes hex digits, alpha last.
  mutating func writeHex(_ bytes: SRGB8, _ style: TextStyle) {
    switch style.hexPrefix {
    case .hash: write(UInt8(ascii: "#"))
    case .none: break
    case .zeroX: write("0x")
    }
    let letters = style.hexLetters
    let writesAlpha = style.writesAlpha(bytes)
    if style.hexLength == .shortest, bytes.areDoubled(withAlpha: writesAlpha) {
      writeHexDigit(bytes.red & 15, letters)
      writeHexDigit(bytes.green & 15, letters)
      writeHexDigit(bytes.blue & 15, letters)
      if writesAlpha { writeHexDigit(bytes.alpha & 15, letters) }
    } else {
      writeHexByte(bytes.red, letters)
      writeHexByte(bytes.green, letters)
      writeHexByte(bytes.blue, letters)
      if writesAlpha { writeHexByte(bytes.alpha, letters) }
    }
  }

  /// Writes hex digits of all four bytes, alpha first.
  mutating func writeAlphaFirst(_ bytes: SRGB8, _ style: TextStyle, prefix: StaticString, withAlpha: Bool) {
    write(prefix)
    let letters = style.hexLetters
    if withAlpha { writeHexByte(bytes.alpha, letters) }
    writeHexByte(bytes.red, letters)
    writeHexByte(bytes.green, letters)
    writeHexByte(bytes.blue, letters)
  }

  /// Writes two digits; `letters` is what is added to 10 to give the character of a.
  @inline(always)
  mutating func writeHexByte(_ byte: UInt8, _ letters: UInt8) {
    writeHexDigit(byte >> 4, letters)
    writeHexDigit(byte & 15, letters)
  }

  @inline(always)
  private mutating func writeHexDigit(_ digit: UInt8, _ letters: UInt8) {
    write(digit &+ (digit < 10 ? 48 : letters))
  }
}

extension TextStyle {
  /// What is added to a digit of 10 or more to give its letter.
  var hexLetters: UInt8 { hexIsUppercase ? UInt8(ascii: "A") - 10 : UInt8(ascii: "a") - 10 }

  /// Whether the alpha of these bytes is written.
  @inline(always)
  func writesAlpha(_ bytes: SRGB8) -> Bool {
    switch alpha {
    case .automatic: bytes.alpha != 255
    case .always: true
    case .never: false
    }
  }

  /// Whether that alpha is written.
  @inline(always)
  func writesAlpha(_ value: Double) -> Bool {
    switch alpha {
    case .automatic: value < 1
    case .always: true
    case .never: false
    }
  }
}

extension SRGB8 {
  /// Whether each byte is one hex digit twice.
  fileprivate func areDoubled(withAlpha: Bool) -> Bool {
    func isDoubled(_ byte: UInt8) -> Bool { byte >> 4 == byte & 15 }
    return isDoubled(red) && isDoubled(green) && isDoubled(blue) && (!withAlpha || isDoubled(alpha))
  }
}
