import ColorCore
import PickerModel
public import Pictures

extension ColorGrid {
  var buttonParts: [Part] { (offersNone ? [.noPaint] : []) + (offersPicker ? [.picker] : []) }

  private func title(of part: Part) -> String { part == .noPaint ? noneTitle : Self.pickerTitle }

  /// The sign of no paint on its button, in logical pixels at the usual size of text.
  private static let signWidth = 22.0

  private func width(ofButton part: Part, in surroundings: Surroundings) -> Double {
    let metrics = surroundings.metrics
    let text = metrics.width(ofCharacters: title(of: part).utf8.count, size: surroundings.textSize)
    let sign = part == .noPaint ? Self.signWidth * surroundings.textScale + metrics.spacing / 2 : 0
    return text + sign + 2 * metrics.spacing
  }

  /// What the cells need at their natural size: 64 by 44 pixels each, the width and height of a
  /// finger's target in the guidelines for touch.
  private func cellsSize(_ cell: Size, in surroundings: Surroundings) -> Size {
    let gap = ColorGridLayout.gap(surroundings.metrics)
    return Size(
      Double(columns) * (cell.width + gap) - gap, Double(rows) * (cell.height + gap) - gap)
  }

  /// Whether the buttons stand below each other, because they have no room side by side.
  func stacksButtons(in surroundings: Surroundings) -> Bool {
    let cells = cellsSize(Self.naturalCell, in: surroundings).width
    let parts = buttonParts
    let room =
      (cells - ColorGridLayout.gap(surroundings.metrics) * Double(parts.count - 1)) / Double(max(1, parts.count))
    return parts.contains { width(ofButton: $0, in: surroundings) > room }
  }

  private static let naturalCell = Size(76, 48)
  /// The least target of WCAG 2.2, success criterion 2.5.8.
  private static let leastCell = Size(24, 24)

  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let metrics = surroundings.metrics
    let line = ColorGridLayout.lineHeight(surroundings)
    let gap = ColorGridLayout.gap(metrics)
    let lines = Double(buttonParts.isEmpty ? 0 : stacksButtons(in: surroundings) ? buttonParts.count : 1)
    let height = line + metrics.gap + (lines == 0 ? 0 : lines * (line + gap) - gap + metrics.gap)
    let text = buttonParts.map { width(ofButton: $0, in: surroundings) }.max() ?? 0
    func whole(_ cell: Size) -> Size {
      let cells = cellsSize(cell, in: surroundings)
      return Size(max(cells.width, text), cells.height + height)
    }
    return ControlSizes(minimum: whole(Self.leastCell), natural: whole(Self.naturalCell))
  }

  public func picture(in frame: Frame) -> Picture {
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    let layout = ColorGridLayout(self, frame)
    let radius = surroundings.metrics.smallRadius
    var items = swatchItems(layout.swatch, in: frame)
    for (index, preset) in catalog.presets.enumerated() {
      let rect = layout.rect(ofCell: index)
      items += Marks.patch(.rounded(rect, radius: radius), bounds: rect, color: preset.color)
      items.append(Marks.edge(rect, radius: radius, in: theme))
      if chosen == .cell(index) { items += Marks.selection(in: rect, radius: radius, in: theme) }
    }
    for (part, rect) in layout.buttons { items += buttonItems(part, rect, in: surroundings) }
    if surroundings.showsFocus, let rect = layout.rect(of: focus) {
      if case .cell = focus {
        // Outside the mark of the choice, over the gap.
        items += Marks.focusOnAnyColor(around: rect.inset(by: -4), radius: radius + 4, in: theme)
      } else {
        items += Marks.focus(around: rect.inset(by: -2), radius: radius + 5, in: theme)
      }
    }
    return Picture(size: frame.size, items: items)
  }

  /// The present choice: its colour, and what it is called beside it.
  private func swatchItems(_ rect: Rect, in frame: Frame) -> [Picture.Item] {
    let surroundings = frame.surroundings
    let width = (rect.width * 0.45).rounded()
    let color = Rect(rect.minX, rect.minY, width, rect.height)
    let gap = surroundings.metrics.spacing
    let text = Rect(rect.minX + width + gap, rect.minY, max(0, rect.width - width - gap), rect.height)
    func placed(_ rect: Rect) -> Rect {
      surroundings.isRightToLeft ? rect.mirrored(inWidth: frame.size.width) : rect
    }
    return Marks.paint(
      shown, isNone: offersNone, in: placed(color), radius: surroundings.metrics.smallRadius, surroundings.theme)
      + [
        .text(
          TextLine(
            choiceTitle, in: placed(text), size: surroundings.textSize, isRightToLeft: surroundings.isRightToLeft,
            color: surroundings.theme.foreground))
      ]
  }

  /// The name of the choice, or its hex digits.
  private var choiceTitle: String {
    guard let shown else { return offersNone ? noneTitle : "" }
    return catalog.firstIndex(matching: shown).map { catalog.presets[$0].name } ?? shown.hexText
  }

  private func buttonItems(_ part: Part, _ rect: Rect, in surroundings: Surroundings) -> [Picture.Item] {
    let (theme, metrics) = (surroundings.theme, surroundings.metrics)
    var items = Marks.button(
      rect, radius: metrics.smallRadius + 3, isPressed: pressed == part && isOverPressed, in: theme)
    let title = title(of: part)
    let text = metrics.width(ofCharacters: title.utf8.count, size: surroundings.textSize)
    guard part == .noPaint else {
      return items + [
        .text(TextLine(title, in: rect, size: surroundings.textSize, alignment: .center, color: theme.foreground))
      ]
    }
    let sign = (Self.signWidth * surroundings.textScale).rounded()
    let between = metrics.spacing / 2
    let start = max(metrics.spacing, (rect.width - sign - between - text) / 2)
    func placed(_ inner: Rect) -> Rect {
      (surroundings.isRightToLeft ? inner.mirrored(inWidth: rect.width) : inner).offset(by: rect.minX, rect.minY)
    }
    let signRect = placed(Rect(start, ((rect.height - sign * 0.75) / 2).rounded(), sign, (sign * 0.75).rounded()))
    items += Marks.paint(nil, isNone: true, in: signRect, radius: 4, theme)
    if chosen == part { items += Marks.selection(in: signRect, radius: 4, in: theme) }
    let line = placed(Rect(start + sign + between, 0, rect.width - start - sign - between, rect.height))
    return items + [
      .text(
        TextLine(
          title, in: line, size: surroundings.textSize, isRightToLeft: surroundings.isRightToLeft,
          color: theme.foreground))
    ]
  }
}
