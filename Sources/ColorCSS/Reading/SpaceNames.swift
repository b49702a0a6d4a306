import ColorCore

extension ColorParser {
  /// Reads the first argument of `color()`, the space.
  mutating func readSpace(into function: inout ColorFunction) throws(ColorTextError) {
    let start = cursor.at
    guard cursor.isAtName else {
      throw ColorTextError(
        cursor.byte == UInt8(ascii: ")") || cursor.isAtEnd ? .tooFewComponents : .unexpected, at: cursor.character)
    }
    let word = cursor.word()
    let known =
      NamedSpace.table[word] ?? (knowsAllSpaces ? NamedSpace.functions[word] : nil).map(NamedSpace.init(custom:))
    guard let named = known else {
      throw ColorTextError(.unknownSpace, at: start..<cursor.at)
    }
    function.space = named.space
    function.form = named.isPredefined ? .predefined : .custom
    cursor.skipSpace()
  }
}

/// A space under a name that `color()` takes.
struct NamedSpace {
  let space: ColorSpace
  /// Whether CSS itself defines it for `color()`: three numbers, where 100 % is 1.
  let isPredefined: Bool

  private init(space: ColorSpace, isPredefined: Bool) {
    self.space = space
    self.isPredefined = isPredefined
  }

  /// A space that CSS does not define.
  init(custom space: ColorSpace) { self.init(space: space, isPredefined: false) }

  /// The predefined spaces under their names and every space of this library as a custom one, under
  /// its name behind two hyphens (CSS Color 5, section 9: `color(--hsv 25deg 50% 75%)`).
  static let table = WordTable<NamedSpace>(
    ColorSpace.allCases.flatMap { space in
      let custom = (Word("--" + space.name), NamedSpace(space: space, isPredefined: false))
      guard predefined.contains(space.name) else { return [custom] }
      return [custom, (Word(space.name), NamedSpace(space: space, isPredefined: true))]
    } + [(Word("xyz"), NamedSpace(space: .xyzD65, isPredefined: true))])

  /// Every space under its own name, for functions beyond CSS such as `hsv(25 50% 75%)`.
  static let functions = WordTable<ColorSpace>(ColorSpace.allCases.map { (Word($0.name), $0) })

  /// Every space that `color-mix()` takes: those of CSS under their names, all others as custom ones.
  static let mixing = WordTable<ColorSpace>(
    ColorSpace.allCases.flatMap { space in
      let custom = (Word("--" + space.name), space)
      return predefined.contains(space.name) || functionSpaces.contains(space.name)
        ? [custom, (Word(space.name), space)] : [custom]
    } + [(Word("xyz"), ColorSpace.xyzD65)])

  /// The spaces that have a function of their own in CSS Color 4.
  private static let functionSpaces = ["hsl", "hwb", "lab", "lch", "oklab", "oklch"]

  /// CSS Color 4, section 10.1, with the linear Display P3 of its 2025 draft, and those of CSS Color HDR.
  private static let predefined = [
    "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50",
    "xyz-d65", "rec2100-pq", "rec2100-hlg",
  ]

  static func isPredefined(_ space: ColorSpace) -> Bool { predefined.contains(space.name) }
}
