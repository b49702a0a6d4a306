import ColorCore

extension TextWriter {
  /// Writes hex digits, alpha last.
  mutating func writeHex(_ bytes: SRGB8, _ style: TextStyle) {
    write(style.hexPrefix.rawValue)
    let writesAlpha = style.alpha == .always || (style.alpha == .automatic && bytes.alpha != 255)
    let isShort = style.hexLength == .shortest && bytes.areDoubled(withAlpha: writesAlpha)
    for (index, byte) in [bytes.red, bytes.green, bytes.blue, bytes.alpha].enumerated() where index < 3 || writesAlpha {
      if !isShort { writeHexDigit(byte >> 4, style) }
      writeHexDigit(byte & 15, style)
    }
  }

  /// Writes hex digits of all four bytes, alpha first.
  mutating func writeAlphaFirst(_ bytes: SRGB8, _ style: TextStyle, prefix: StaticString, withAlpha: Bool) {
    write(prefix)
    if withAlpha { writeHexByte(bytes.alpha, style) }
    for byte in [bytes.red, bytes.green, bytes.blue] { writeHexByte(byte, style) }
  }

  mutating func writeHexByte(_ byte: UInt8, _ style: TextStyle) {
    writeHexDigit(byte >> 4, style)
    writeHexDigit(byte & 15, style)
  }

  @inline(__always)
  private mutating func writeHexDigit(_ digit: UInt8, _ style: TextStyle) {
    write(digit < 10 ? digit + 48 : digit + (style.hexIsUppercase ? 55 : 87))
  }
}

extension SRGB8 {
  /// Whether each byte is one hex digit twice.
  fileprivate func areDoubled(withAlpha: Bool) -> Bool {
    func isDoubled(_ byte: UInt8) -> Bool { byte >> 4 == byte & 15 }
    return isDoubled(red) && isDoubled(green) && isDoubled(blue) && (!withAlpha || isDoubled(alpha))
  }
}
