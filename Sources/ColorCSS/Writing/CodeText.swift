import ColorCore

extension TextWriter {
  /// Writes an initialiser of Apple's kits, in Display P3 where the colour is outside sRGB.
  mutating func writeInitializer(_ color: Color, as notation: Notation, _ style: TextStyle) {
    let isWide = notation != .colorLiteral && !color.isInGamut(.srgb)
    let rgb = color.converted(to: isWide ? .displayP3 : .srgb)
    switch notation {
    case .swift: write(isWide ? "Color(.displayP3, red: " : "Color(.sRGB, red: ")
    case .uicolor: write(isWide ? "UIColor(displayP3Red: " : "UIColor(red: ")
    case .nscolor: write(isWide ? "NSColor(displayP3Red: " : "NSColor(srgbRed: ")
    default: write("#colorLiteral(red: ")
    }
    write(rgb.components.x, style.rounding, own: 4)
    write(", green: ")
    write(rgb.components.y, style.rounding, own: 4)
    write(", blue: ")
    write(rgb.components.z, style.rounding, own: 4)
    write(notation == .swift ? ", opacity: " : ", alpha: ")
    write(style.alpha == .never ? 1 : rgb.alpha, style.rounding, own: 4)
    write(UInt8(ascii: ")"))
  }

  /// Writes `vec3(…)`, or `vec4(…)` with alpha. Every number has a full stop, as GLSL wants floats.
  mutating func writeVector(_ color: Color, _ style: TextStyle) {
    let writesAlpha = style.writesAlpha(color.alpha)
    write(writesAlpha ? "vec4(" : "vec3(")
    var numbers = color.converted(to: .srgb).components
    numbers.w = color.alpha
    for lane in 0..<(writesAlpha ? 4 : 3) {
      if lane > 0 { write(", ") }
      let start = count
      write(numbers[lane], style.rounding, own: 4)
      if !contains(UInt8(ascii: "."), from: start) { write(".0") }
    }
    write(UInt8(ascii: ")"))
  }

  /// Writes a function of bytes, with alpha as a fourth one.
  mutating func writeBytes(_ bytes: SRGB8, _ style: TextStyle, named name: StaticString) {
    let writesAlpha = style.writesAlpha(bytes)
    write(name)
    for (index, byte) in [bytes.red, bytes.green, bytes.blue, bytes.alpha].enumerated() where index < 3 || writesAlpha {
      if index > 0 { write(", ") }
      writeInteger(UInt64(byte))
    }
    write(UInt8(ascii: ")"))
  }

  /// Writes bare numbers: `21, 96, 189` or `0.0824 0.3765 0.7412`, and alpha as one of 0…1.
  mutating func writeNumbers(_ color: Color, _ style: TextStyle, asBytes: Bool) {
    let separator: StaticString
    switch style.separators {
    case .own: separator = asBytes ? ", " : " "
    case .commas: separator = ", "
    case .spaces: separator = " "
    }
    let rgb = color.converted(to: .srgb)
    for lane in 0..<3 {
      if lane > 0 { write(separator) }
      if asBytes {
        writeInteger(UInt64(SRGB8.byte(rgb.components[lane])))
      } else {
        write(rgb.components[lane], style.rounding, own: 4)
      }
    }
    guard style.writesAlpha(color.alpha) else { return }
    write(separator)
    write(color.alpha, style.rounding, own: asBytes ? Self.alphaDecimals(color.alpha) : 4)
  }
}
