import ColorCore

/// Reads a template into its parts.
struct TemplateReader {
  private var cursor: ByteCursor

  init(_ cursor: ByteCursor) { self.cursor = cursor }

  mutating func parts() throws(TemplateError) -> [TemplatePart] {
    var parts: [TemplatePart] = []
    var literal: [UInt8] = []
    while !cursor.isAtEnd {
      let byte = cursor.byte
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      if !isBrace || cursor.byte(ahead: 1) == byte {
        literal.append(byte)
        cursor.at += isBrace ? 2 : 1
        continue
      }
      if byte == UInt8(ascii: "}") { throw TemplateError(.strayBrace, at: cursor.character) }
      if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
      parts.append(try field())
    }
    if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
    return parts
  }

  /// Reads `{name:format}`.
  private mutating func field() throws(TemplateError) -> TemplatePart {
    let open = cursor.at
    cursor.at += 1
    let start = cursor.at
    while !cursor.isAtEnd, ![UInt8(ascii: "}"), UInt8(ascii: ":"), UInt8(ascii: "{")].contains(cursor.byte) {
      cursor.at += 1
    }
    let name = start..<cursor.at
    var format: (place: Range<Int>, value: TemplateFormat)?
    if cursor.skip(UInt8(ascii: ":")) {
      let start = cursor.at
      while !cursor.isAtEnd, cursor.byte != UInt8(ascii: "}") { cursor.at += 1 }
      format = (start..<cursor.at, try self.format(start..<cursor.at))
    }
    guard cursor.skip(UInt8(ascii: "}")) else { throw TemplateError(.unclosedBrace, at: open..<cursor.at) }
    return try part(name, format)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: cursor.base + range.lowerBound, count: range.count), as: UTF8.self)
  }

  private func part(
    _ range: Range<Int>, _ format: (place: Range<Int>, value: TemplateFormat)?
  ) throws(TemplateError) -> TemplatePart {
    let name = text(range)
    switch name {
    case "r", "g", "b":
      return .channel(.srgb, name == "r" ? 0 : name == "g" ? 1 : 2, format?.value ?? .byte)
    case "a", "alpha": return .channel(.srgb, -1, format?.value ?? .own)
    case "0", "1", "2":
      return .channel(.srgb, name == "0" ? 0 : name == "1" ? 1 : 2, format?.value ?? .hex(uppercase: nil))
    case "3": return .channel(.srgb, -1, format?.value ?? .hex(uppercase: nil))
    default: break
    }
    if let notation = Notation(rawValue: name) {
      switch format?.value {
      case nil, .hex, .decimals: return .notation(notation, format?.value ?? .own)
      default: throw TemplateError(.unknownFormat, at: format?.place ?? range)
      }
    }
    return try channel(range, format?.value ?? .own)
  }

  /// The part for `space.channel`.
  private func channel(_ range: Range<Int>, _ format: TemplateFormat) throws(TemplateError) -> TemplatePart {
    guard let point = range.first(where: { cursor.base[$0] == UInt8(ascii: ".") }),
      let space = ColorSpace(name: text(range.lowerBound..<point))
    else { throw TemplateError(.unknownField, at: range) }
    let place = point + 1..<range.upperBound
    let name = text(place)
    if name == "alpha" || name == "a" && !space.channels.contains(where: { $0.keyword == "a" }) {
      return .channel(space, -1, format)
    }
    guard let lane = space.channels.firstIndex(where: { $0.keyword == name || $0.name == name }) else {
      throw TemplateError(.unknownChannel, at: place)
    }
    return .channel(space, lane, format)
  }

  private func format(_ range: Range<Int>) throws(TemplateError) -> TemplateFormat {
    let text = text(range)
    switch text {
    case "x": return .hex(uppercase: false)
    case "X": return .hex(uppercase: true)
    case "d": return .byte
    case "%": return .percentage(0)
    default: break
    }
    var digits = cursor
    digits.at = range.lowerBound
    guard digits.skip(UInt8(ascii: ".")) else { throw TemplateError(.unknownFormat, at: range) }
    let first = digits.at
    var count = 0
    while digits.at < range.upperBound, digits.byte.isDigit, count < 100 {
      count = count * 10 + Int(digits.byte - 48)
      digits.at += 1
    }
    let isPercentage = digits.at < range.upperBound && digits.skip(UInt8(ascii: "%"))
    guard digits.at == range.upperBound, digits.at > first, count <= 17 else {
      throw TemplateError(.unknownFormat, at: range)
    }
    return isPercentage ? .percentage(count) : .decimals(count)
  }
}
