/// A name and the colour it stands for.
public struct NamedColor: Hashable, Sendable {
  public let name: String
  public let bytes: SRGB8

  public init(_ name: String, _ bytes: SRGB8) {
    self.name = name
    self.bytes = bytes
  }
}

/// A list of colour names, with where it comes from.
public struct NameList: Sendable {
  /// The name of the list as it is typed: "css".
  public let id: String
  /// The name of the list as it is shown.
  public let title: String
  public let source: String
  public let licence: String
  private let rows: StaticString

  /// The 148 names of CSS.
  public static let css = NameList(
    id: "css", title: "CSS", source: "CSS Color 4, section 6.1", licence: "facts of a specification",
    rows: CSSNames.rows)
  /// The names that people gave most often in the survey of XKCD.
  public static let xkcd = NameList(
    id: "xkcd", title: "XKCD colour survey", source: "xkcd.com/color/rgb, 2010", licence: "CC0 1.0",
    rows: XKCDNames.rows)
  /// The names of X11, many of them twice: "ghost white" and "GhostWhite".
  public static let x11 = NameList(
    id: "x11", title: "X11", source: "rgb.txt of X.Org", licence: "MIT/X11", rows: X11Names.rows)
  /// The standard Crayola crayons.
  public static let crayola = NameList(
    id: "crayola", title: "Crayola", source: "data/colors/crayola.json of dariusk/corpora", licence: "CC0 1.0",
    rows: CrayolaNames.rows)

  /// Every list there is.
  public static let all = [css, xkcd, x11, crayola]

  /// The list with that id, in any case of letters, or nil.
  public init?(id: String) {
    guard let list = Self.all.first(where: { $0.id.equalsIgnoringASCIICase(id) }) else { return nil }
    self = list
  }

  private init(id: String, title: String, source: String, licence: String, rows: StaticString) {
    self.id = id
    self.title = title
    self.source = source
    self.licence = licence
    self.rows = rows
  }

  /// The names in the order of the source.
  public var colors: [NamedColor] {
    var result: [NamedColor] = []
    eachRow { bytes, name in
      result.append(NamedColor(String(decoding: name, as: UTF8.self), bytes))
      return true
    }
    return result
  }

  /// The colour of a name in any case of letters: one that is written so, or else one that differs in
  /// spaces, hyphens and apostrophes alone ("orange red" and "orangered" are two colours of XKCD).
  public func color(named name: String) -> Color? {
    var found: SRGB8?
    var near: SRGB8?
    eachRow { bytes, row in
      guard Self.areSpelledAlike(row, name.utf8) else { return true }
      if near == nil { near = bytes }
      if row.elementsEqual(name.utf8, by: { Self.lowercased($0) == Self.lowercased($1) }) { found = bytes }
      return found == nil
    }
    return (found ?? near).map { Color($0) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// Whether two names have the same letters and digits in the same order.
  private static func areSpelledAlike(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Bool {
    var first = a.makeIterator()
    var second = b.makeIterator()
    while true {
      let (x, y) = (nextLetter(&first), nextLetter(&second))
      if x != y { return false }
      if x == nil { return true }
    }
  }

  private static func nextLetter(_ text: inout some IteratorProtocol<UInt8>) -> UInt8? {
    while let byte = text.next() {
      if byte != 0x20 && byte != 0x27 && byte != 0x2D && byte != 0x5F { return lowercased(byte) }
    }
    return nil
  }

  /// Reads the rows one after the other until the body says no.
  private func eachRow(_ body: (SRGB8, UnsafeBufferPointer<UInt8>.SubSequence) -> Bool) {
    rows.withUTF8Buffer { text in
      var start = text.startIndex
      while start < text.endIndex {
        let end = text[start...].firstIndex(of: 0x0A) ?? text.endIndex
        var rgb: UInt32 = 0
        for byte in text[start..<start + 6] { rgb = rgb << 4 | UInt32(byte & 15) + (byte > 0x39 ? 9 : 0) }
        if !body(SRGB8(rgb: rgb), text[start + 6..<end]) { return }
        start = end + 1
      }
    }
  }
}
