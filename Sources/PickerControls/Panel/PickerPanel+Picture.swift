public import Pictures
import ColorCore

extension PickerPanel {
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let metrics = surroundings.metrics
    var (minimum, natural) = (0.0, 0.0)
    // Wide enough for every page, so that turning one does not change the width.
    for page in pages {
      for row in page.rows {
        let width = width(of: row, on: page, in: surroundings)
        minimum = max(minimum, width.minimum)
        natural = max(natural, width.natural)
      }
    }
    minimum += 2 * metrics.margin.width
    natural += 2 * metrics.margin.width
    let height = PanelLayout(self, Frame(Size(natural, 0), surroundings)).contentHeight
    return ControlSizes(minimum: Size(minimum, height), natural: Size(max(minimum, natural), height))
  }

  private func width(
    of row: PanelRow, on page: Page, in surroundings: Surroundings
  ) -> (minimum: Double, natural: Double) {
    let sizes = page.parts(of: row).map { self[$0].sizes(in: surroundings) }
    let (least, likes) = (sizes.map { $0.minimum.width }, sizes.map { $0.natural.width })
    func widest(_ widths: [Double]) -> Double { widths.max() ?? 0 }
    switch row {
    case .part, .stretching, .filler: return (widest(least), widest(likes))
    case .sliders:
      let beside = 2 * surroundings.metrics.spacing
      return (widest(least) + beside, widest(likes) + beside)
    case .dials:
      let count = Double(sizes.count)
      return (count * widest(least), count * widest(likes))
    }
  }

  public func picture(in frame: Frame) -> Picture {
    let layout = PanelLayout(self, frame)
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    var page: [Picture.Item] = []
    if let card = layout.card {
      page.append(.moved(card.origin, Card.picture(card.size, in: theme, surroundings.metrics).items))
    }
    for (part, rect) in layout.places {
      var inner = surroundings
      inner.showsFocus = surroundings.showsFocus && part == focus
      page.append(.moved(rect.origin, self[part].picture(in: Frame(rect.size, inner)).items))
    }
    let tabs = tabs.picture(in: Frame(layout.tabs.size, surroundings))
    let isWhole = layout.places.allSatisfy { $0.rect.minY >= layout.window.minY && $0.rect.maxY <= layout.window.maxY }
    return Picture(
      size: frame.size,
      items: [
        .fill(.rect(Rect(size: frame.size)), .color(theme.background)), .moved(layout.tabs.origin, tabs.items),
      ] + (isWhole ? page : [.clipped(.rect(layout.window), page)]))
  }
}
