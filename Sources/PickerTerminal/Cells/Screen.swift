/// What stands in one cell of the terminal.
public struct Cell: Hashable, Sendable {
  /// Nil in the right half of a character two cells wide.
  public var character: Character?
  /// Equal to the background where the character is a space, so that equal looks are equal cells.
  public var foreground: CellColor
  public var background: CellColor
  public var isBold: Bool
  public var isReversed: Bool

  public init(
    _ character: Character? = " ", _ foreground: CellColor = .standard, on background: CellColor = .standard,
    isBold: Bool = false, isReversed: Bool = false
  ) {
    self.character = character
    self.foreground = character == " " ? background : foreground
    self.background = background
    self.isBold = isBold && character != " "
    self.isReversed = isReversed
  }
}

/// What the whole terminal shows: the last frame is kept to send only what changed.
public struct Screen: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// `columns` × `rows` of them from the top.
  public var cells: [Cell]
  /// Where the text cursor is shown; nil for nowhere.
  public var caret: CellImage.Place?

  public init(columns: Int, rows: Int, cells: [Cell]? = nil, caret: CellImage.Place? = nil) {
    self.columns = columns
    self.rows = rows
    self.cells = cells ?? Array(repeating: Cell(), count: columns * rows)
    self.caret = caret
  }
}
