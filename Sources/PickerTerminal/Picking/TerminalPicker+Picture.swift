import ColorCSS
import ColorCore
import PickerControls
public import Pictures

extension TerminalPicker {
  /// Longer sliders are no easier to read.
  private static let widest = 100
  /// Fewer rows are left to the panel alone.
  private static let fewestForNotations = 10

  private var hasNotations: Bool { rows >= Self.fewestForNotations }

  private var panelColumns: Int { min(columns, Self.widest) }

  /// Where the panel's top left corner lies, in logical pixels.
  var panelOrigin: Point { Point(Double((columns - panelColumns) / 2) * CellScale.cell.width, 0) }

  private var panelRows: Int { max(1, rows - (hasNotations ? 2 : 1)) }

  /// The room of the panel.
  var panelFrame: Frame {
    Frame(
      CellScale.size(columns: panelColumns, rows: panelRows),
      Surroundings(theme: theme, metrics: lengths, showsFocus: hasFocus))
  }

  /// The most generous lengths in which every page is seen whole, else the least.
  var fittingLengths: Metrics {
    let height = CellScale.size(columns: panelColumns, rows: panelRows).height
    let generous = [Metrics.cells(CellScale.cell, gap: 1, row: 3), .cells(CellScale.cell, gap: 1)]
    let fitting = generous.first { lengths in
      let surroundings = Surroundings(theme: theme, metrics: lengths)
      return panel.pages.allSatisfy { panel.turned(to: $0).sizes(in: surroundings).natural.height <= height }
    }
    return fitting ?? .cells(CellScale.cell)
  }

  /// The whole screen.
  public var picture: Picture {
    let size = CellScale.size(columns: columns, rows: rows)
    var picture = Picture(size: size, items: [.fill(.rect(Rect(size: size)), .color(theme.background))])
    picture.items.append(
      .clipped(
        .rect(Rect(origin: panelOrigin, size: panelFrame.size)),
        [.moved(panelOrigin, panel.picture(in: panelFrame).items)]))
    if hasNotations { picture.items.append(text(notations, row: rows - 2, color: theme.foreground)) }
    if isHelpShown { picture.items += helpItems }
    picture.items.append(statusItem)
    return picture
  }

  private func text(_ string: String, row: Int, color: Color, isBold: Bool = false) -> Picture.Item {
    let cell = CellScale.cell
    let x = panelOrigin.x + cell.width
    let width = max(0, Double(panelColumns - 2) * cell.width)
    return .text(
      TextLine(
        string, in: Rect(x, Double(row) * cell.height, width, cell.height), size: cell.height, isBold: isBold,
        color: color))
  }

  /// The colour in as many notations as there is room for.
  private var notations: String {
    guard let color = choice.color else { return "nothing chosen" }
    var line = ""
    for notation in [Notation.hex, .rgb, .hsl, .oklch, .lab, .hwb] {
      let text = color.text(as: notation)
      let longer = line.isEmpty ? text : line + "  " + text
      if longer.count <= panelColumns - 2 { line = longer }
    }
    return line
  }

  private var statusItem: Picture.Item {
    if let fault = panel.focus == .hex ? panel.hex.draft.fault : nil, message == nil {
      return text(fault.description, row: rows - 1, color: theme.secondary)
    }
    if let message { return text(message, row: rows - 1, color: theme.accent, isBold: true) }
    let hints =
      isHelpShown
      ? ["any key goes back"] : ["Return selects", "Esc cancels", "? help", "u undo", "c copies", "Tab goes on"]
    var line = ""
    for hint in hints {
      let longer = line.isEmpty ? hint : line + " · " + hint
      if longer.count <= panelColumns - 2 { line = longer }
    }
    return text(line, row: rows - 1, color: theme.secondary)
  }

  // MARK: Help

  private var helpItems: [Picture.Item] {
    let lines = TerminalHelp.lines(columns: panelColumns - 4)
    let cell = CellScale.cell
    let rect = Rect(
      panelOrigin.x, 0, Double(panelColumns) * cell.width, Double(rows - 1) * cell.height)
    var items: [Picture.Item] = [.fill(.rect(rect), .color(theme.background))]
    for (row, line) in lines.prefix(rows - 1).enumerated() {
      items.append(text(line.text, row: row, color: theme.foreground, isBold: line.isTitle))
    }
    return items
  }
}
