import CTerminfo

/// What terminfo knows of a terminal. There is one at a time, as in the C library.
struct Terminfo {
  /// Reads the description of a terminal.
  ///
  /// - Returns: nil when there is none, or the terminal cannot do what a full-screen program needs.
  init?(_ name: String, descriptor: Int32) {
    var error: Int32 = 0
    guard setupterm(name, descriptor, &error) == 0 else { return nil }
    guard string("cup") != nil, string("clear") != nil, tigetflag("hc") <= 0 else { return nil }
  }

  /// A string without its delays, which modern terminals do not need; nil when it has none such.
  func string(_ name: String) -> [UInt8]? { tincture_tigetstr(name).map(Self.bytes) }

  /// A string with its parameters filled in.
  func string(_ name: String, _ first: Int, _ second: Int = 0) -> [UInt8]? {
    guard let string = tincture_tigetstr(name), let filled = tincture_tparm(string, first, second) else { return nil }
    return Self.bytes(filled)
  }

  /// Whether it has that property in any form.
  func has(_ name: String) -> Bool { tincture_tihas(name) != 0 }

  var colors: Int { Int(tigetnum("colors")) }

  /// Writing in the last cell moves the screen up, unless the terminal waits for one character more.
  var canFillLastCell: Bool { tigetflag("am") <= 0 || tigetflag("xenl") > 0 }

  private static func bytes(_ pointer: UnsafePointer<CChar>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(String(cString: pointer).utf8)[...]
    while let byte = rest.first {
      // A delay is $<…>.
      if rest.starts(with: "$<".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
