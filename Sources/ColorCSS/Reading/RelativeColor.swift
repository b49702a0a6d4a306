import ColorCore

/// The colour behind `from` and what its channels are called (CSS Color 5, section 4).
struct RelativeOrigin {
  private let color: Color
  private let keywords: [Word]
  /// What a component is multiplied by to give the number of the function: 255 for rgb().
  private let one: Double

  init(_ color: Color, _ function: ColorFunction) {
    self.color = color.converted(to: function.space, carryingMissing: true)
    keywords = function.space.channels.map { Word($0.keyword) }
    one = function.one
  }

  private static let alpha = Word("alpha")

  /// The value of a channel keyword, or nil if it is none.
  subscript(word: Word) -> ComponentValue? {
    if word == Self.alpha { return alphaValue }
    guard let lane = keywords.firstIndex(of: word) else { return nil }
    guard let value = color[channel: lane] else { return .missing }
    return ComponentValue(number: ColorParser.supported(value * one, isHue: false), kind: .number)
  }

  /// The alpha of the origin: what the new colour has if it names none.
  var alphaValue: ComponentValue {
    color.missing.contains(.alpha) ? .missing : ComponentValue(number: color.alpha, kind: .number)
  }
}

extension ColorParser {
  /// Reads `(from color channel channel channel / alpha)`.
  mutating func relativeColor(_ named: ColorFunction, from start: Int) throws(ColorTextError) -> Color {
    let base = try originColor()
    var function = named
    function.isRelative = true
    if function.form == .unnamed { try readSpace(into: &function) }
    let outer = origin
    defer { origin = outer }
    let own = RelativeOrigin(base, function)
    origin = own
    return try arguments(of: function, from: start, alpha: own.alphaValue)
  }

  /// Reads `(from color` and the space behind it.
  private mutating func originColor() throws(ColorTextError) -> Color {
    cursor.at += 1
    cursor.skipSpace()
    let start = cursor.at
    guard cursor.isAtName, Keyword(cursor.word()) == .from else {
      throw ColorTextError(.unexpected, at: start..<max(cursor.at, cursor.character.upperBound))
    }
    cursor.skipSpace()
    let outer = origin
    defer { origin = outer }
    origin = nil
    let color = try color()
    cursor.skipSpace()
    return color
  }

  /// Reads `(from color / alpha)`: a colour with another alpha (CSS Color 5, section 5).
  mutating func alphaFunction() throws(ColorTextError) -> Color {
    let base = try originColor()
    var alpha = ComponentValue(number: base.alpha, kind: base.missing.contains(.alpha) ? .missing : .number)
    if cursor.skip(UInt8(ascii: "/")) {
      cursor.skipSpace()
      let outer = origin
      defer { origin = outer }
      origin = RelativeOrigin(base, ColorFunction(.custom, base.space))
      let place = cursor.at
      alpha = try componentValue(isHue: false)
      if alpha.kind == .angle { throw ColorTextError(.componentKind, at: place..<cursor.at) }
    }
    try close()
    var missing = base.missing.subtracting(.alpha)
    if alpha.kind == .missing { missing.insert(.alpha) }
    let number = alpha.kind == .percentage ? alpha.number / 100 : alpha.number
    return Color(base.space, base.components, alpha: number, missing: missing)
  }
}
