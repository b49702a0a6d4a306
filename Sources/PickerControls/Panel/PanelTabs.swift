import ColorCore
import Pictures

/// The row of tabs on top of a panel.
struct PanelTabs {
  let pages: [PickerPanel.Page]
  let page: PickerPanel.Page
  let hasFocus: Bool

  /// Where the tabs lie in a row of that size, in the order of the pages.
  private func rects(in size: Size, _ surroundings: Surroundings) -> [Rect] {
    let metrics = surroundings.metrics
    let wishes = pages.map {
      metrics.width(ofCharacters: $0.title.utf8.count, size: surroundings.textSize)
        + (metrics.cell == nil ? 2 * metrics.spacing : metrics.spacing)
    }
    let equal = size.width / Double(max(1, pages.count))
    var widths = pages.map { _ in equal }
    if let widest = wishes.max(), widest > equal {
      // The present one is written out, and the others share what is left.
      let own = pages.firstIndex(of: page).map { wishes[$0] } ?? 0
      let others = wishes.reduce(0, +) - own
      let share = others > 0 ? max(0, size.width - own) / others : 0
      widths = pages.indices.map { pages[$0] == page ? min(own, size.width) : wishes[$0] * share }
    }
    var left = 0.0
    var rects: [Rect] = []
    for width in widths {
      // On the grid, if there is one.
      let grain = metrics.cell?.width ?? 1
      let edges = ((left / grain).rounded() * grain, ((left + width) / grain).rounded() * grain)
      let rect =
        metrics.cell == nil ? Rect(left, 0, width, size.height) : Rect(edges.0, 0, edges.1 - edges.0, size.height)
      rects.append(surroundings.isRightToLeft ? rect.mirrored(inWidth: size.width) : rect)
      left += width
    }
    return rects
  }

  func page(at point: Point, in frame: Frame) -> PickerPanel.Page? {
    let rects = rects(in: frame.size, frame.surroundings)
    return rects.firstIndex { $0.contains(point) }.map { pages[$0] }
  }

  func picture(in frame: Frame) -> Picture {
    let (surroundings, theme, metrics) = (frame.surroundings, frame.surroundings.theme, frame.surroundings.metrics)
    let bounds = Rect(size: frame.size)
    var items: [Picture.Item] = [
      .fill(.rounded(bounds, radius: metrics.smallRadius + 2), .color(Marks.tint(theme, 0.08)))
    ]
    for (page, tab) in zip(pages, rects(in: frame.size, surroundings)) {
      let isOn = page == self.page
      if isOn {
        let outline = Path.rounded(tab.inset(by: theme.isCoarse ? 0 : 3), radius: metrics.smallRadius)
        items.append(.fill(outline, .color(Marks.tint(theme, 0.16))))
        if theme.isHighContrast { items.append(.stroke(outline, StrokeStyle(width: 1), .color(theme.border))) }
      }
      items.append(
        .text(
          TextLine(
            page.title, in: tab.inset(by: metrics.smallRadius, 0), size: surroundings.textSize, isBold: isOn,
            alignment: .center, color: theme.foreground)))
    }
    if surroundings.showsFocus && hasFocus {
      items += Marks.focus(around: bounds.inset(by: -2), radius: metrics.smallRadius + 4, in: theme)
    }
    return Picture(size: frame.size, items: items)
  }
}
