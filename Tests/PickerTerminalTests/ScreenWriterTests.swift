import ColorCore
import Testing

@testable import PickerTerminal

/// A terminal that understands what the writer sends and nothing else.
struct TinyTerminal {
  var screen: Screen
  private var pen = Cell()
  private var column = 0
  private var row = 0
  private(set) var isCursorShown = true
  private(set) var unknown: [String] = []

  init(columns: Int, rows: Int) { screen = Screen(columns: columns, rows: rows) }

  mutating func take(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.first {
      rest = rest.dropFirst()
      guard first == "\u{1B}" else {
        put(first)
        continue
      }
      let end = rest.dropFirst().firstIndex { ("@"..."~").contains($0) }!
      sequence(rest[rest.index(after: rest.startIndex)..<end], rest[end])
      rest = rest[rest.index(after: end)...]
    }
    screen.caret = isCursorShown ? CellImage.Place(column: column, row: row) : nil
  }

  private mutating func put(_ character: Character) {
    let width = TerminalText.width(of: character)
    for part in 0..<width {
      screen.cells[row * screen.columns + column + part] = Cell(
        part == 0 ? character : nil, pen.foreground, on: pen.background, isBold: pen.isBold, isReversed: pen.isReversed)
    }
    column += width
  }

  private mutating func sequence(_ parameters: Substring, _ final: Character) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch final {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.last ?? 1) - 1)
    case "C": column += numbers[0]
    case "J": screen = Screen(columns: screen.columns, rows: screen.rows)
    case "h", "l": isCursorShown = final == "h"
    case "m": graphics(numbers)
    default: unknown.append(parameters + String(final))
    }
  }

  private mutating func graphics(_ numbers: [Int]) {
    var rest = numbers[...]
    if rest.isEmpty { pen = Cell() }
    while let number = rest.popFirst() {
      switch number {
      case 1: pen.isBold = true
      case 7: pen.isReversed = true
      case 38, 48:
        let kind = rest.popFirst()
        let color: CellColor
        if kind == 5 {
          color = .indexed(UInt8(rest.popFirst()!))
        } else {
          color = .direct(SRGB8(UInt8(rest.popFirst()!), UInt8(rest.popFirst()!), UInt8(rest.popFirst()!)))
        }
        if number == 38 { pen.foreground = color } else { pen.background = color }
      default: unknown.append("SGR \(number)")
      }
    }
  }
}

@Suite struct ScreenWriterTests {
  func randomScreen(_ generator: inout Seeded, from old: Screen?) -> Screen {
    var screen = old ?? Screen(columns: 12, rows: 4)
    let colors: [CellColor] = [.standard, .indexed(3), .direct(SRGB8(1, 2, 3)), .direct(SRGB8(200, 0, 9))]
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let index = Int.random(in: 0..<screen.cells.count, using: &generator)
      let isWide = Int.random(in: 0...4, using: &generator) == 0 && index % 12 < 11
      // A wide character may not cut another in two.
      guard screen.cells[index].character != nil, !isWide || screen.cells[index + 1].character != nil else { continue }
      if index % 12 < 11, screen.cells[index + 1].character == nil { screen.cells[index + 1] = Cell() }
      let cell = Cell(
        isWide ? "日" : [" ", "a", "▀"].randomElement(using: &generator)!, colors.randomElement(using: &generator)!,
        on: colors.randomElement(using: &generator)!, isBold: Bool.random(using: &generator),
        isReversed: Bool.random(using: &generator))
      screen.cells[index] = cell
      if isWide {
        if index % 12 < 10, screen.cells[index + 2].character == nil { screen.cells[index + 2] = Cell() }
        screen.cells[index + 1] = Cell(
          nil, cell.foreground, on: cell.background, isBold: cell.isBold, isReversed: cell.isReversed)
      }
    }
    screen.caret = Bool.random(using: &generator) ? CellImage.Place(column: 3, row: 2) : nil
    return screen
  }

  @Test func thousandFramesArriveAsTheyAre() {
    var generator = Seeded(state: 1)
    var writer = ScreenWriter(.standard)
    var terminal = TinyTerminal(columns: 12, rows: 4)
    var screen: Screen?
    for frame in 0..<1000 {
      if frame % 100 == 99 { writer.forget() }
      let next = randomScreen(&generator, from: screen)
      terminal.take(writer.update(to: next))
      #expect(terminal.screen == next, "frame \(frame)")
      screen = next
    }
    #expect(terminal.unknown.isEmpty)
  }

  @Test func nothingChangedIsNothingSent() {
    var generator = Seeded(state: 2)
    var writer = ScreenWriter(.standard)
    let screen = randomScreen(&generator, from: nil)
    #expect(!writer.update(to: screen).isEmpty)
    #expect(writer.update(to: screen).isEmpty)
  }

  @Test func oneChangedCellIsAllThatIsSent() {
    var writer = ScreenWriter(.standard)
    var screen = Screen(columns: 80, rows: 24)
    _ = writer.update(to: screen)
    screen.cells[5 * 80 + 7] = Cell("x", .direct(SRGB8(1, 2, 3)))
    #expect(writer.update(to: screen) == Array("\u{1B}[6;8H\u{1B}[38;2;1;2;3mx".utf8))
  }

  @Test func theLastCellIsLeftOutWhereItWouldScroll() {
    var commands = TerminalCommands.standard
    commands.canFillLastCell = false
    var writer = ScreenWriter(commands)
    var terminal = TinyTerminal(columns: 4, rows: 2)
    terminal.take(writer.update(to: Screen(columns: 4, rows: 2, cells: Array(repeating: Cell("x"), count: 8))))
    #expect(terminal.screen.cells.map(\.character) == ["x", "x", "x", "x", "x", "x", "x", " "])
  }
}
