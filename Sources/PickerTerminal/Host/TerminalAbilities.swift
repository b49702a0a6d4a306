/// What a terminal can do, from its description and the environment.
public struct TerminalAbilities {
  public let depth: ColorDepth
  public let hasUnicode: Bool
  public let commands: TerminalCommands
  public let keys: KeySequences
  /// Takes the whole screen, with mouse, paste and focus where there are such.
  public let enter: [UInt8]
  public let leave: [UInt8]
  /// Asks for the terminal's background; empty where no answer is to be expected.
  public let questions: [UInt8]

  /// Puts text on the clipboard of the terminal's machine; nothing where that is not to be expected.
  public let copy: (String) -> [UInt8]

  /// - Parameters:
  ///   - environment: a variable by its name, or nil.
  ///   - descriptor: of the terminal.
  /// - Returns: nil when the terminal is unknown, or has no screen that can be drawn on.
  public init?(environment: (String) -> String?, descriptor: Int32) {
    guard let name = environment("TERM"), !name.isEmpty, name != "dumb",
      let terminfo = Terminfo(name, descriptor: descriptor)
    else { return nil }
    depth = Self.depth(terminfo, environment)
    hasUnicode = Self.hasUnicode(environment)
    commands = Self.commands(terminfo)
    keys = Self.keys(terminfo)
    // Terminals that report the mouse are of xterm's kin and know its other modes; in the rest they
    // could show as letters.
    let isXtermKin = terminfo.has("kmous")
    let modes = isXtermKin ? Self.modes : []
    func sequence(_ names: String...) -> [UInt8] { names.flatMap { terminfo.string($0) ?? [] } }
    enter = sequence("smcup", "smkx") + modes.flatMap { Array("\u{1B}[?\($0)h".utf8) }
    let blank = terminfo.string("smcup") == nil ? commands.clear : []
    leave =
      modes.reversed().flatMap { Array("\u{1B}[?\($0)l".utf8) } + commands.reset + blank
      + sequence("cnorm", "rmkx", "rmcup")
    // OSC 11 with a question mark, from xterm's control sequences.
    copy = { isXtermKin ? Array("\u{1B}]52;c;\(Base64.text(of: Array($0.utf8)))\u{07}".utf8) : [] }
    questions = isXtermKin ? Array("\u{1B}]11;?\u{1B}\\".utf8) : []
  }

  /// Mouse with drags, its reports as decimal numbers, focus, and bracketed paste.
  private static let modes = [1002, 1006, 1004, 2004]

  private static func depth(_ terminfo: Terminfo, _ environment: (String) -> String?) -> ColorDepth {
    // no-color.org: set to anything but nothing.
    if !(environment("NO_COLOR") ?? "").isEmpty { return .none }
    if terminfo.colors >= 8, ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .direct }
    // Extended names by which terminals with few entries in their palette say that they have more.
    if terminfo.has("RGB") || terminfo.has("Tc") || terminfo.has("setrgbf") { return .direct }
    return ColorDepth(colors: terminfo.colors)
  }

  /// A locale that names another encoding says no; where nothing is said, terminals of today are right.
  private static func hasUnicode(_ environment: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment($0) }
    guard let locale = names.first(where: { !$0.isEmpty }), let dot = locale.firstIndex(of: ".") else { return true }
    let encoding = locale[locale.index(after: dot)...].prefix { $0 != "@" }
    return ["utf8", "utf-8"].contains(encoding.lowercased())
  }

  private static func commands(_ terminfo: Terminfo) -> TerminalCommands {
    TerminalCommands(
      move: { terminfo.string("cup", $1, $0) ?? [] },
      forward: terminfo.has("cuf") ? { terminfo.string("cuf", $0) ?? [] } : nil,
      indexed: { terminfo.string($1 ? "setaf" : "setab", Int($0)) ?? [] },
      bold: terminfo.string("bold") ?? [], reverse: terminfo.string("rev") ?? terminfo.string("smso") ?? [],
      reset: terminfo.string("sgr0") ?? [], clear: terminfo.string("clear") ?? [],
      showCursor: terminfo.string("cnorm") ?? [], hideCursor: terminfo.string("civis") ?? [],
      canFillLastCell: terminfo.canFillLastCell)
  }

  private static func keys(_ terminfo: Terminfo) -> KeySequences {
    var keys = KeySequences()
    for (name, event) in KeySequences.names {
      if let bytes = terminfo.string(name) { keys.define(bytes, as: event) }
    }
    return keys
  }
}
