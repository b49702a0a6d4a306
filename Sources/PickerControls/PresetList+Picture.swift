import PickerModel
public import Pictures
import ColorCore

/// Where the rows of a preset list lie.
struct PresetListLayout {
  let rowCount: Int
  let rowHeight: Double
  let width: Double

  init(_ list: PresetList, _ frame: Frame) {
    rowCount = list.catalog.presets.count
    rowHeight = list.rowHeight(in: frame.surroundings)
    width = frame.size.width
  }

  func rect(ofRow row: Int) -> Rect { Rect(0, Double(row) * rowHeight, width, rowHeight) }

  func row(at point: Point) -> Int? {
    guard point.x >= 0, point.x < width, point.y >= 0, point.y < Double(rowCount) * rowHeight else { return nil }
    return min(rowCount - 1, Int(point.y / rowHeight))
  }
}

extension PresetList {
  /// The height of each row, in logical pixels.
  public func rowHeight(in surroundings: Surroundings) -> Double {
    surroundings.metrics.rowHeight(size: surroundings.textSize)
  }

  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let metrics = surroundings.metrics
    let longest = catalog.presets.map { $0.name.utf8.count }.max() ?? 0
    let text = metrics.width(ofCharacters: longest, size: surroundings.textSize)
    let width = 4 * metrics.spacing + text + metrics.swatch.width + tickSize(in: surroundings)
    let height = Double(catalog.presets.count) * rowHeight(in: surroundings)
    return ControlSizes(minimum: Size(width, height), natural: Size(max(width, 300), height))
  }

  public func picture(in frame: Frame) -> Picture {
    let layout = PresetListLayout(self, frame)
    let theme = frame.surroundings.theme
    let metrics = frame.surroundings.metrics
    let bounds = Rect(0, 0, frame.size.width, Double(layout.rowCount) * layout.rowHeight)
    let card = Path.rounded(bounds, radius: metrics.cornerRadius)
    var rows: [Picture.Item] = []
    for row in catalog.presets.indices {
      var inner = frame.surroundings
      inner.showsFocus = inner.showsFocus && row == focusedRow
      let rect = layout.rect(ofRow: row)
      rows.append(.moved(rect.origin, rowPicture(row, in: Frame(rect.size, inner)).items))
    }
    let edge = Path.rounded(bounds.inset(by: 0.5), radius: metrics.cornerRadius - 0.5)
    let line = theme.isHighContrast ? theme.border : Marks.tint(theme, 0.15)
    return Picture(
      size: frame.size,
      items: [.clipped(card, rows), .stroke(edge, StrokeStyle(width: 1), .color(line))])
  }

  /// One row: name, tick when it is chosen, and the swatch. Rows but the last end in a hairline.
  ///
  /// - Parameters:
  ///   - row: an index of the catalogue.
  ///   - frame: the room of the row alone; its focus is the row's.
  public func rowPicture(_ row: Int, in frame: Frame) -> Picture {
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    let metrics = surroundings.metrics
    let (width, height) = (frame.size.width, frame.size.height)
    let preset = catalog.presets[row]
    func placed(_ rect: Rect) -> Rect { surroundings.isRightToLeft ? rect.mirrored(inWidth: width) : rect }

    var items: [Picture.Item] = [.fill(.rect(Rect(size: frame.size)), .color(Card.ground(in: theme)))]
    if row == pressedRow && isOverPressed {
      items.append(.fill(.rect(Rect(size: frame.size)), .color(Marks.tint(theme, 0.12))))
    } else if row == chosenRow {
      items.append(.fill(.rect(Rect(size: frame.size)), .color(theme.accent.withAlpha(0.15))))
    }
    if row + 1 < catalog.presets.count, !theme.isCoarse {
      let line = theme.isHighContrast ? theme.border : Marks.tint(theme, 0.1)
      items.append(.fill(.rect(Rect(0, height - 1, width, 1)), .color(line)))
    }
    let swatch = Rect(
      width - metrics.spacing - metrics.swatch.width, ((height - metrics.swatch.height) / 2).rounded(),
      metrics.swatch.width, metrics.swatch.height)
    let tick = tickSize(in: surroundings)
    let tickRect = Rect(swatch.minX - metrics.spacing - tick, (height - tick) / 2, tick, tick)
    items += swatchItems(preset.color, in: placed(swatch), theme)
    if row == chosenRow { items.append(Marks.tick(in: placed(tickRect), color: theme.foreground, in: theme)) }
    items.append(
      .text(
        TextLine(
          preset.name, in: placed(Rect(metrics.spacing, 0, max(0, tickRect.minX - 2 * metrics.spacing), height)),
          size: surroundings.textSize, isRightToLeft: surroundings.isRightToLeft, color: theme.foreground)))
    if surroundings.showsFocus {
      items += Marks.focus(around: Rect(size: frame.size).inset(by: 2), radius: metrics.smallRadius + 3, in: theme)
    }
    return Picture(size: frame.size, items: items)
  }

  private func tickSize(in surroundings: Surroundings) -> Double { (surroundings.textSize * 1.1).rounded() }

  /// The swatch with its black border of one pixel; a hairline of light round it shows where it ends
  /// on a dark ground.
  private func swatchItems(_ color: Color, in rect: Rect, _ theme: Theme) -> [Picture.Item] {
    let halo = Picture.Item.stroke(
      .rect(rect.inset(by: -0.5)), StrokeStyle(width: 1), .color(Marks.tint(theme, 0.5)))
    return (theme.isDark ? [halo] : []) + Marks.patch(.rect(rect), bounds: rect, color: color) + [
      .stroke(.rect(rect.inset(by: 0.5)), StrokeStyle(width: 1), .color(.black))
    ]
  }
}
