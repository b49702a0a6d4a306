/// What a terminal must be sent for each thing, with the numbers filled in.
public struct TerminalCommands {
  /// Column and row from 0.
  public var move: (Int, Int) -> [UInt8]
  /// Onward by that many columns; nil where the terminal cannot.
  public var forward: ((Int) -> [UInt8])?
  /// Foreground, background.
  public var indexed: (UInt8, Bool) -> [UInt8]
  public var bold: [UInt8]
  public var reverse: [UInt8]
  /// Back to plain text in standard colours.
  public var reset: [UInt8]
  public var clear: [UInt8]
  public var showCursor: [UInt8]
  public var hideCursor: [UInt8]
  /// Whether the last cell of the last row can be written without the screen moving up.
  public var canFillLastCell: Bool

  /// Those of ECMA-48 and xterm.
  public static var standard: TerminalCommands {
    TerminalCommands(
      move: { Array("\u{1B}[\($1 + 1);\($0 + 1)H".utf8) },
      forward: { Array("\u{1B}[\($0)C".utf8) },
      indexed: { Array("\u{1B}[\($1 ? 38 : 48);5;\($0)m".utf8) },
      bold: Array("\u{1B}[1m".utf8), reverse: Array("\u{1B}[7m".utf8), reset: Array("\u{1B}[m".utf8),
      clear: Array("\u{1B}[H\u{1B}[2J".utf8), showCursor: Array("\u{1B}[?25h".utf8),
      hideCursor: Array("\u{1B}[?25l".utf8), canFillLastCell: true)
  }
}
