import PickerModel
import Pictures

/// Where the parts of the panel lie on the present page.
///
/// The tabs stay on top; when the rest is higher than the frame, it is moved up so far that the part
/// with the keyboard is in sight.
struct PanelLayout {
  let tabs: Rect
  /// What is seen of the page.
  let window: Rect
  /// The card that the sliders stand on.
  private(set) var card: Rect?
  /// How high the panel is when nothing is cut off or stretched.
  private(set) var contentHeight = 0.0
  private(set) var places: [(part: PickerPanel.Part, rect: Rect)] = []
  private let surroundings: Surroundings
  private let metrics: Metrics

  init(_ panel: PickerPanel, _ frame: Frame) {
    surroundings = frame.surroundings
    metrics = surroundings.metrics
    let width = max(0, frame.size.width - 2 * metrics.margin.width)
    let height = metrics.height(ofLine: surroundings.textSize, padding: 12, atLeast: 36)
    tabs = Rect(metrics.margin.width, metrics.margin.height, width, height)
    window = Rect(0, tabs.maxY, frame.size.width, max(0, frame.size.height - tabs.maxY))
    place(panel, frame.size.height)
    scroll(panel)
  }

  private mutating func place(_ panel: PickerPanel, _ height: Double) {
    var rows: [(row: PanelRow, height: Double)] = []
    for row in panel.page.rows {
      if case .filler = row { continue }
      rows.append((row, naturalHeight(of: row, in: panel)))
    }
    let fixed = tabs.maxY + metrics.margin.height
    contentHeight = rows.reduce(fixed) { $0 + $1.height + metrics.gap }
    fit(&rows, to: height - contentHeight, in: panel)
    var top = tabs.maxY + metrics.gap
    for (row, height) in rows {
      add(row, Rect(tabs.minX, top, tabs.width, height), in: panel)
      top += height + metrics.gap
    }
  }

  private func naturalHeight(of row: PanelRow, in panel: PickerPanel) -> Double {
    switch row {
    case .part(let part), .stretching(let part), .filler(let part):
      panel[part].sizes(in: surroundings).natural.height
    case .sliders: Double(panel.page.sliders.count) * sliderRowHeight(panel)
    case .dials: dialRowHeight(panel.page.parts(of: row).map { panel[$0].sizes(in: surroundings) })
    }
  }

  private func sliderRowHeight(_ panel: PickerPanel) -> Double {
    guard let first = panel.page.sliders.first else { return 0 }
    return max(metrics.rowHeight, panel[.slider(first)].sizes(in: surroundings).natural.height + metrics.gap)
  }

  /// Smaller than they like where there is no room to see them whole.
  private func dialRowHeight(_ dials: [ControlSizes]) -> Double {
    let least = dials.map { $0.minimum.height }.max() ?? 0
    let likes = dials.map { $0.natural.height }.max() ?? 0
    return window.height > 0 ? max(least, min(likes, window.height)) : likes
  }

  /// Gives spare height to what stretches or fills, or takes what is wanting from what stretches.
  private func fit(_ rows: inout [(row: PanelRow, height: Double)], to spare: Double, in panel: PickerPanel) {
    for index in rows.indices {
      guard case .stretching(let part) = rows[index].row else { continue }
      let minimum = panel[part].sizes(in: surroundings).minimum.height
      return rows[index].height = max(minimum, rows[index].height + spare)
    }
    for (index, row) in panel.page.rows.enumerated() {
      guard case .filler(let part) = row else { continue }
      let height = spare - metrics.gap
      if height >= panel[part].sizes(in: surroundings).minimum.height { rows.insert((row, height), at: index) }
    }
  }

  private mutating func add(_ row: PanelRow, _ rect: Rect, in panel: PickerPanel) {
    switch row {
    case .part(let part), .stretching(let part), .filler(let part):
      places.append((part, rect))
    case .sliders:
      card = rect
      let height = sliderRowHeight(panel)
      for (line, scale) in panel.page.sliders.enumerated() {
        let inner = rect.inset(by: metrics.spacing, 0)
        var row = Rect(inner.minX, rect.minY + Double(line) * height, inner.width, height)
        if let cell = metrics.cell {
          // In whole cells; what is left over is above and below.
          let spare = ((height - cell.height) / 2 / cell.height).rounded(.down) * cell.height
          row = Rect(row.minX, row.minY + spare, row.width, cell.height)
        }
        places.append((.slider(scale), row))
      }
    case .dials:
      let parts = panel.page.parts(of: row)
      places += zip(parts, columns(parts.count, of: rect)).map { (part: $0, rect: $1) }
    }
  }

  /// Equal columns from where reading starts, in whole cells where there are cells.
  private func columns(_ count: Int, of rect: Rect) -> [Rect] {
    let grain = metrics.cell?.width ?? 1
    func edge(_ index: Int) -> Double { (rect.width * Double(index) / Double(count) / grain).rounded() * grain }
    return (0..<count).map { index in
      let column = Rect(rect.minX + edge(index), rect.minY, edge(index + 1) - edge(index), rect.height)
      guard surroundings.isRightToLeft else { return column }
      return column.offset(by: rect.minX + rect.maxX - column.minX - column.maxX, 0)
    }
  }

  /// Moves the page up when the focused thing lies below the window.
  private mutating func scroll(_ panel: PickerPanel) {
    guard window.height > 0, let place = places.first(where: { $0.part == panel.sight }) else { return }
    let focused = panel[place.part].focusedRect(in: Frame(place.rect.size, surroundings))
    let bottom = place.rect.minY + focused.maxY
    let excess = bottom + metrics.margin.height - window.maxY
    guard excess > 0 else { return }
    // Never so far that the top of the thing is lost.
    let distance = min(excess, place.rect.minY + focused.minY - window.minY)
    for index in places.indices { places[index].rect = places[index].rect.offset(by: 0, -distance) }
    card = card?.offset(by: 0, -distance)
  }

  /// Where a part lies; empty for one that is not shown.
  func rect(of part: PickerPanel.Part) -> Rect {
    part == .tabs ? tabs : places.first { $0.part == part }?.rect ?? Rect(size: .zero)
  }

  /// The part that answers at a place.
  func part(at point: Point) -> PickerPanel.Part? {
    if tabs.contains(point) { return .tabs }
    return window.contains(point) ? places.first { $0.rect.contains(point) }?.part : nil
  }
}
