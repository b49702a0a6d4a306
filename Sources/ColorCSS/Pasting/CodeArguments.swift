import ColorCore

/// The arguments of a line of program text that makes a colour.
struct CodeArguments {
  private(set) var numbers: [PastedNumber] = []
  private(set) var space = ColorSpace.srgb
  private var labels: [Label] = []

  private enum Label { case red, green, blue, alpha, hue, saturation, brightness, white }

  var hasLabels: Bool { !labels.isEmpty }

  /// Reads one argument with its label; a colour if the argument is one by itself.
  mutating func read(_ cursor: inout ByteCursor, _ context: ParsingContext) throws(ColorTextError) -> Color? {
    let start = cursor.at
    if cursor.byte == UInt8(ascii: "."), cursor.byte(ahead: 1).startsName {
      cursor.at += 1
      space = try Self.space(cursor.codeWord(), at: start..<cursor.at)
      return nil
    }
    if cursor.byte.startsName {
      try readLabel(&cursor)
      return nil
    }
    if cursor.byte == UInt8(ascii: "\"") { return try quoted(&cursor, context) }
    if cursor.byte == UInt8(ascii: "0"), cursor.byte(ahead: 1) | 0x20 == UInt8(ascii: "x") {
      return try cursor.hexInteger()
    }
    numbers.append(try cursor.pastedNumber())
    guard hasLabels else { return nil }
    guard numbers.count == labels.count else { throw ColorTextError(.unexpected, at: start..<cursor.at) }
    return nil
  }

  private mutating func readLabel(_ cursor: inout ByteCursor) throws(ColorTextError) {
    let start = cursor.at
    let word = cursor.codeWord()
    let place = start..<cursor.at
    guard cursor.skip(UInt8(ascii: ":")) || cursor.skip(UInt8(ascii: "=")),
      let label = Self.labels[word], labels.count == numbers.count
    else { throw ColorTextError(.unexpected, at: place) }
    if word == Word("displayp3red") { space = .displayP3 }
    labels.append(label)
    while cursor.byte.isSpace { cursor.at += 1 }
  }

  private static let labels: WordTable<Label> = {
    let table: [(String, Label)] = [
      ("red", .red), ("srgbred", .red), ("calibratedred", .red), ("devicered", .red), ("displayp3red", .red),
      ("colorwithred", .red), ("colorwithsrgbred", .red), ("r", .red), ("green", .green), ("g", .green),
      ("blue", .blue), ("b", .blue), ("alpha", .alpha), ("opacity", .alpha), ("a", .alpha),
      ("hue", .hue), ("colorwithhue", .hue), ("saturation", .saturation), ("brightness", .brightness),
      ("white", .white), ("calibratedwhite", .white), ("devicewhite", .white), ("genericgamma22white", .white),
      ("colorwithwhite", .white),
    ]
    return WordTable(table.map { (Word($0.0), $0.1) })
  }()

  private static func space(_ word: Word, at place: Range<Int>) throws(ColorTextError) -> ColorSpace {
    switch word {
    case Word("srgb"): .srgb
    case Word("srgblinear"): .srgbLinear
    case Word("displayp3"): .displayP3
    default: throw ColorTextError(.unknownSpace, at: place)
    }
  }

  /// A colour between quotes.
  private func quoted(_ cursor: inout ByteCursor, _ context: ParsingContext) throws(ColorTextError) -> Color {
    let start = cursor.at
    cursor.at += 1
    var end = cursor
    while !end.isAtEnd, end.byte != UInt8(ascii: "\"") { end.at += 1 }
    guard !end.isAtEnd else { throw ColorTextError(.unexpected, at: start..<cursor.count) }
    var inner = ByteCursor(cursor.base, count: end.at)
    inner.at = cursor.at
    var parser = ColorParser(inner, context, knowsAllSpaces: true)
    let color = try parser.onlyColor()
    cursor.at = end.at + 1
    return color
  }

  /// What numbers without labels count: in a named space they are 0…1, and so are fractions anywhere.
  func scale(_ named: PastedScale, of numbers: [PastedNumber]) -> PastedScale {
    if space != .srgb { return .unit }
    guard case .byLooks = named, !numbers[0..<3].contains(where: { $0.isFraction }) else { return named }
    return .bytes
  }

  /// The colour of arguments with labels, in whatever order they came.
  func labelled(at place: Range<Int>) throws(ColorTextError) -> Color {
    guard labels.count == numbers.count else { throw ColorTextError(.unexpected, at: place) }
    func number(_ label: Label) -> PastedNumber? { labels.firstIndex(of: label).map { numbers[$0] } }
    let alpha = number(.alpha).map { [$0] } ?? []
    if let red = number(.red), let green = number(.green), let blue = number(.blue) {
      return try ([red, green, blue] + alpha).color(
        space == .srgb ? .byLooks(integersAreBytes: false) : .unit, in: space)
    }
    if let white = number(.white) { return try ([white, white, white] + alpha).color(.unit, in: space) }
    guard let hue = number(.hue), let saturation = number(.saturation), let brightness = number(.brightness) else {
      throw ColorTextError(.tooFewComponents, at: place)
    }
    // Apple's hues are parts of a turn.
    let color = Color(.hsv, hue.value * 360, saturation.value * 100, brightness.value * 100)
    guard let opacity = alpha.first else { return color }
    guard opacity.value >= 0, opacity.value <= 1 else { throw ColorTextError(.alphaOutOfRange, at: opacity.place) }
    return color.withAlpha(opacity.value)
  }
}
