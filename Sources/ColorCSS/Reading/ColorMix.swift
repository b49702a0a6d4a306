import ColorCore

extension ColorParser {
  /// Reads `(in space direction hue, color 20%, …)` (CSS Color 5, section 3).
  mutating func colorMix() throws(ColorTextError) -> Color {
    cursor.at += 1
    cursor.skipSpace()
    let outer = origin
    defer { origin = outer }
    origin = nil
    let (space, hue) = try interpolationMethod()
    var parts: [(color: Color, share: Double?)] = []
    repeat {
      cursor.skipSpace()
      parts.append(try mixPart())
      cursor.skipSpace()
    } while cursor.skip(UInt8(ascii: ","))
    try close()
    return Self.mix(parts, in: space, hue: hue)
  }

  /// Reads `in space direction hue,` where it stands; Oklab is what CSS takes without it.
  private mutating func interpolationMethod() throws(ColorTextError) -> (ColorSpace, HueDirection) {
    let beginning = cursor
    guard cursor.isAtName, Keyword(cursor.word()) == .interpolatedIn, cursor.byte != UInt8(ascii: "(") else {
      cursor = beginning
      return (.oklab, .shorter)
    }
    cursor.skipSpace()
    let place = cursor.at
    guard cursor.isAtName else { throw ColorTextError(.unexpected, at: cursor.character) }
    guard let space = NamedSpace.mixing[cursor.word()] else {
      throw ColorTextError(.unknownSpace, at: place..<cursor.at)
    }
    cursor.skipSpace()
    var hue = HueDirection.shorter
    if cursor.isAtName {
      let place = cursor.at
      guard let direction = HueDirection(Keyword(cursor.word())), space.hueIndex != nil else {
        throw ColorTextError(.hueDirection, at: place..<cursor.at)
      }
      hue = direction
      cursor.skipSpace()
      guard cursor.isAtName, Keyword(cursor.word()) == .hue else {
        throw ColorTextError(.hueDirection, at: place..<cursor.at)
      }
    }
    try comma()
    return (space, hue)
  }

  /// Reads a colour with its percentage before or behind it, if it has one.
  private mutating func mixPart() throws(ColorTextError) -> (color: Color, share: Double?) {
    var share = try mixShare()
    cursor.skipSpace()
    let color = try color()
    cursor.skipSpace()
    if share == nil { share = try mixShare() }
    return (color, share)
  }

  private mutating func mixShare() throws(ColorTextError) -> Double? {
    let start = cursor.at
    let isLiteral = cursor.isAtNumber
    guard isLiteral || isAtMathFunction else { return nil }
    let value = try componentValue(isHue: false)
    guard value.kind == .percentage else { throw ColorTextError(.componentKind, at: start..<cursor.at) }
    // What is calculated is brought into the range, what is written is wrong outside it.
    if !isLiteral { return max(0, min(value.number, 100)) }
    guard value.number >= 0, value.number <= 100 else { throw ColorTextError(.shareOutOfRange, at: start..<cursor.at) }
    return value.number
  }

  /// The mix of colours whose percentages are made to sum up to 100 (CSS Color 5, section 3.1).
  private static func mix(
    _ parts: [(color: Color, share: Double?)], in space: ColorSpace, hue: HueDirection
  ) -> Color {
    let given = parts.reduce(0) { $0 + ($1.share ?? 0) }
    let open = parts.reduce(0) { $0 + ($1.share == nil ? 1 : 0) }
    let rest = open > 0 ? max(0, 100 - given) / Double(open) : 0
    let weighted = parts.map { (color: $0.color, weight: $0.share ?? rest) }
    let total = given + rest * Double(open)
    let mixed = Color.mixed(weighted, in: space, hue: hue) ?? .transparent
    if total >= 100 || mixed.missing.contains(.alpha) { return mixed }
    // What is missing to the whole makes the mix see-through.
    return mixed.withAlpha(mixed.alpha * total / 100)
  }
}

extension HueDirection {
  fileprivate init?(_ word: Keyword?) {
    switch word {
    case .shorter: self = .shorter
    case .longer: self = .longer
    case .increasing: self = .increasing
    case .decreasing: self = .decreasing
    default: return nil
    }
  }
}
