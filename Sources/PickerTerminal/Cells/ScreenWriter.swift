import ColorCore

/// Writes frames to a terminal: of each frame, only the cells that differ from the last one.
public struct ScreenWriter {
  private let commands: TerminalCommands
  private var shown: Screen?
  private var pen = Cell()
  private var isPenKnown = false
  private var isCursorShown = true
  private var bytes: [UInt8] = []

  public init(_ commands: TerminalCommands) { self.commands = commands }

  /// The terminal's screen is no longer known: the next frame is sent whole.
  public mutating func forget() {
    shown = nil
    isPenKnown = false
    isCursorShown = true
  }

  /// What must be sent to make the terminal show that screen; nothing when it does.
  public mutating func update(to screen: Screen) -> [UInt8] {
    bytes = []
    let old = shown.flatMap { $0.columns == screen.columns && $0.rows == screen.rows ? $0 : nil }
    if old == nil { begin() }
    let isSame = old?.cells == screen.cells
    if !isSame { writeCells(screen, old) }
    if screen.caret == nil {
      setCursor(shown: false)
    } else if let caret = screen.caret, !isSame || caret != old?.caret {
      bytes += commands.move(caret.column, caret.row)
      setCursor(shown: true)
    }
    shown = screen
    return bytes
  }

  private mutating func begin() {
    bytes += commands.reset
    bytes += commands.clear
    (pen, isPenKnown) = (Cell(), true)
    setCursor(shown: false)
  }

  private mutating func setCursor(shown: Bool) {
    if shown != isCursorShown { bytes += shown ? commands.showCursor : commands.hideCursor }
    isCursorShown = shown
  }

  private mutating func writeCells(_ screen: Screen, _ old: Screen?) {
    // After clearing, every cell is a blank one.
    let blank = Cell()
    let last = commands.canFillLastCell ? screen.cells.count : screen.cells.count - 1
    for row in 0..<screen.rows {
      var cursor: Int?
      var column = 0
      while column < screen.columns {
        let index = row * screen.columns + column
        let cell = screen.cells[index]
        let width = width(of: screen, at: column, index)
        let isChanged = (index..<index + width).contains { screen.cells[$0] != (old?.cells[$0] ?? blank) }
        if isChanged, cell.character != nil, index + width <= last {
          go(to: column, row, from: cursor)
          write(cell)
          cursor = column + width
        }
        column += width
      }
    }
  }

  /// A wide character and its right half are sent together.
  private func width(of screen: Screen, at column: Int, _ index: Int) -> Int {
    column + 1 < screen.columns && screen.cells[index].character != nil && screen.cells[index + 1].character == nil
      ? 2 : 1
  }

  private mutating func go(to column: Int, _ row: Int, from cursor: Int?) {
    if column == cursor { return }
    if let cursor, let forward = commands.forward {
      bytes += forward(column - cursor)
    } else {
      bytes += commands.move(column, row)
    }
  }

  private mutating func write(_ cell: Cell) {
    if !isPenKnown || pen.isBold && !cell.isBold || pen.isReversed && !cell.isReversed
      || pen.foreground != cell.foreground && cell.foreground == .standard && cell.character != " "
      || pen.background != cell.background && cell.background == .standard
    {
      bytes += commands.reset
      (pen, isPenKnown) = (Cell(), true)
    }
    // The colour of a space does not show.
    let foreground = cell.character == " " ? pen.foreground : cell.foreground
    setColors(
      foreground == pen.foreground ? nil : foreground, cell.background == pen.background ? nil : cell.background)
    if cell.isBold && !pen.isBold { bytes += commands.bold }
    if cell.isReversed && !pen.isReversed { bytes += commands.reverse }
    pen = cell
    pen.foreground = foreground
    bytes += Array(String(cell.character ?? " ").utf8)
  }

  private mutating func setColors(_ foreground: CellColor?, _ background: CellColor?) {
    var direct: [String] = []
    for (color, isForeground) in [(foreground, true), (background, false)] {
      switch color {
      case .indexed(let index): bytes += commands.indexed(index, isForeground)
      case .direct(let rgb): direct.append("\(isForeground ? 38 : 48);2;\(rgb.red);\(rgb.green);\(rgb.blue)")
      case .standard, nil: break
      }
    }
    // One sequence for both; semicolons are read by every terminal with 24-bit colours, the colons of
    // ISO 8613-6 by fewer.
    if !direct.isEmpty { bytes += Array("\u{1B}[\(direct.joined(separator: ";"))m".utf8) }
  }
}
