public import Pictures
import ColorCore

/// Where the parts of the panel lie on the present page.
struct PanelLayout {
  private let panel: PickerPanel
  private let width: Double
  private let surroundings: Surroundings
  private let metrics: Metrics
  let tabs: Rect

  init(_ panel: PickerPanel, _ frame: Frame) {
    self.panel = panel
    surroundings = frame.surroundings
    metrics = surroundings.metrics
    width = max(0, frame.size.width - 2 * metrics.margin.width)
    let height = metrics.height(ofLine: surroundings.textSize, padding: 12, atLeast: 36)
    tabs = Rect(metrics.margin.width, metrics.margin.height, width, height)
  }

  private var pageTop: Double { tabs.maxY + metrics.gap }

  private func height(_ control: some Control) -> Double { control.sizes(in: surroundings).natural.height }

  private var sliderRowHeight: Double {
    let slider = panel.sliders.first.map { height($0) + metrics.gap } ?? 0
    return max(metrics.rowHeight, slider)
  }

  /// The card that the sliders stand on.
  var card: Rect { Rect(metrics.margin.width, pageTop, width, Double(panel.sliders.count) * sliderRowHeight) }

  var preview: Rect { Rect(metrics.margin.width, card.maxY + metrics.gap, width, height(panel.preview)) }

  private var pageBottom: Double {
    panel.page == .preset ? pageTop + height(panel.presets) : preview.maxY
  }

  func rect(of part: PickerPanel.Part) -> Rect {
    switch part {
    case .tabs: tabs
    case .presets: Rect(metrics.margin.width, pageTop, width, height(panel.presets))
    case .slider(let index):
      Rect(
        metrics.margin.width + metrics.spacing, pageTop + Double(index) * sliderRowHeight, width - 2 * metrics.spacing,
        sliderRowHeight)
    case .hex: Rect(metrics.margin.width, pageBottom + metrics.gap, width, height(panel.hex))
    }
  }

  var contentHeight: Double { rect(of: .hex).maxY + metrics.margin.height }
}

extension PickerPanel {
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let list = presets.sizes(in: surroundings)
    let slider = sliders.first?.sizes(in: surroundings) ?? list
    let metrics = surroundings.metrics
    let outside = 2 * metrics.margin.width
    let minimum = max(list.minimum.width, slider.minimum.width + 2 * metrics.spacing) + outside
    let natural = max(list.natural.width, slider.natural.width + 2 * metrics.spacing) + outside
    let height = PanelLayout(self, Frame(Size(natural, 0), surroundings)).contentHeight
    return ControlSizes(minimum: Size(minimum, height), natural: Size(max(minimum, natural), height))
  }

  public func picture(in frame: Frame) -> Picture {
    let layout = PanelLayout(self, frame)
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    let metrics = surroundings.metrics
    var picture = Picture(
      size: frame.size, items: [.fill(.rect(Rect(size: frame.size)), .color(theme.background))])

    func add(_ control: some Control, _ rect: Rect, _ part: Part?) {
      var inner = surroundings
      inner.showsFocus = surroundings.showsFocus && part == focus
      picture.add(control.picture(in: Frame(rect.size, inner)), at: rect.origin)
    }
    picture.items += tabItems(layout.tabs, surroundings)
    switch page {
    case .preset:
      add(presets, layout.rect(of: .presets), .presets)
    case .rgb:
      picture.add(Card.picture(layout.card.size, in: theme, metrics), at: layout.card.origin)
      for index in sliders.indices { add(sliders[index], layout.rect(of: .slider(index)), .slider(index)) }
      add(preview, layout.preview, nil)
    }
    add(hex, layout.rect(of: .hex), .hex)
    return picture
  }

  private func tabItems(_ rect: Rect, _ surroundings: Surroundings) -> [Picture.Item] {
    let theme = surroundings.theme
    let metrics = surroundings.metrics
    var items: [Picture.Item] = [
      .fill(.rounded(rect, radius: metrics.smallRadius + 2), .color(Marks.tint(theme, 0.08)))
    ]
    let half = rect.width / 2
    for (index, page) in Page.allCases.enumerated() {
      let place = surroundings.isRightToLeft ? 1 - index : index
      let tab = Rect(rect.minX + Double(place) * half, rect.minY, half, rect.height)
      let isOn = page == self.page
      if isOn {
        let outline = Path.rounded(tab.inset(by: 3), radius: metrics.smallRadius)
        items.append(.fill(outline, .color(Marks.tint(theme, 0.16))))
        if theme.isHighContrast { items.append(.stroke(outline, StrokeStyle(width: 1), .color(theme.border))) }
      }
      items.append(
        .text(
          TextLine(
            page.title, in: tab.inset(by: metrics.smallRadius, 0), size: surroundings.textSize, isBold: isOn,
            alignment: .center, color: theme.foreground)))
    }
    if surroundings.showsFocus && focus == .tabs {
      items += Marks.focus(around: rect.inset(by: -2), radius: metrics.smallRadius + 4, in: theme)
    }
    return items
  }
}
