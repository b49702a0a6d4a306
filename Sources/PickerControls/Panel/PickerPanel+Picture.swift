public import Pictures
import ColorCore

extension PickerPanel {
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let metrics = surroundings.metrics
    var (minimum, natural) = (0.0, 0.0)
    // Wide enough for every page, so that turning one does not change the width.
    for (part, control) in controls {
      let sizes = control.sizes(in: surroundings)
      let beside = if case .slider = part { 2 * metrics.spacing } else { 0.0 }
      minimum = max(minimum, sizes.minimum.width + beside)
      natural = max(natural, sizes.natural.width + beside)
    }
    minimum += 2 * metrics.margin.width
    natural += 2 * metrics.margin.width
    let height = PanelLayout(self, Frame(Size(natural, 0), surroundings)).contentHeight
    return ControlSizes(minimum: Size(minimum, height), natural: Size(max(minimum, natural), height))
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
