import PickerModel
import Pictures

/// Where the parts of a grid of colours lie: the swatch of the choice, the cells, and the buttons.
struct ColorGridLayout {
  /// A part that a point lies on; an empty cell has none.
  struct Place {
    var part: ColorGrid.Part?
  }

  let swatch: Rect
  /// The cells, without gaps between them: between two cells a drag is on the nearer one.
  let grid: Rect
  let buttons: [(part: ColorGrid.Part, rect: Rect)]
  private let columns: Int
  private let rows: Int
  private let count: Int
  private let isMirrored: Bool
  private let gap: Double

  init(_ control: ColorGrid, _ frame: Frame) {
    let surroundings = frame.surroundings
    let metrics = surroundings.metrics
    let size = frame.size
    (columns, rows, count) = (control.columns, control.rows, control.catalog.presets.count)
    isMirrored = surroundings.isRightToLeft
    gap = Self.gap(metrics)
    let line = Self.lineHeight(surroundings)
    let between = metrics.gap
    swatch = Rect(0, 0, size.width, line)
    let parts = control.buttonParts
    let lines = parts.isEmpty ? 0 : control.stacksButtons(in: surroundings) ? parts.count : 1
    let below = lines == 0 ? 0 : Double(lines) * line + Double(lines - 1) * gap + between
    let top = line + between
    grid = Rect(-gap / 2, top - gap / 2, size.width + gap, max(0, size.height - top - below) + gap)
    let first = size.height - below + between
    let width = lines == 1 ? (size.width - Double(parts.count - 1) * gap) / Double(parts.count) : size.width
    var buttons: [(part: ColorGrid.Part, rect: Rect)] = []
    for (index, part) in parts.enumerated() {
      let (column, row) = lines == 1 ? (index, 0) : (0, index)
      let rect = Rect(Double(column) * (width + gap), first + Double(row) * (line + gap), width, line)
      buttons.append((part, isMirrored ? rect.mirrored(inWidth: size.width) : rect))
    }
    self.buttons = buttons
  }

  /// Between cells, so that light colours beside each other stay apart.
  static func gap(_ metrics: Metrics) -> Double { metrics.cell == nil ? metrics.spacing / 2 : metrics.spacing }

  /// The height of the swatch and of the buttons: the 34 pixels of the desktop's buttons, or more for
  /// large text.
  static func lineHeight(_ surroundings: Surroundings) -> Double {
    surroundings.metrics.height(ofLine: surroundings.textSize, padding: 10, atLeast: 34)
  }

  /// The colour of a cell, without the gap.
  func rect(ofCell index: Int) -> Rect {
    let (width, height) = (grid.width / Double(columns), grid.height / Double(rows))
    let column = isMirrored ? columns - 1 - index % columns : index % columns
    let rect = Rect(
      grid.minX + Double(column) * width, grid.minY + Double(index / columns) * height, width, height)
    return rect.inset(by: gap / 2)
  }

  func rect(of part: ColorGrid.Part) -> Rect? {
    if case .cell(let index) = part { return rect(ofCell: index) }
    return buttons.first { $0.part == part }?.rect
  }

  /// What a point lies on; nil for neither a cell nor a button.
  func part(at point: Point) -> Place? {
    if let button = buttons.first(where: { $0.rect.contains(point) }) { return Place(part: button.part) }
    guard grid.contains(point), grid.width > 0, grid.height > 0 else { return nil }
    let across = min(columns - 1, Int((point.x - grid.minX) / grid.width * Double(columns)))
    let row = min(rows - 1, Int((point.y - grid.minY) / grid.height * Double(rows)))
    let index = row * columns + (isMirrored ? columns - 1 - across : across)
    return Place(part: index < count ? .cell(index) : nil)
  }
}
