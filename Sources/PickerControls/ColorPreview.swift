public import ColorCore
public import PickerModel
public import Pictures

/// The present colour as an area, which follows every movement.
public struct ColorPreview: Control {
  public private(set) var color: Color?

  public init(showing color: Color? = nil) { self.color = color }

  public var origin: Origin { .program }

  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response { .ignored }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) { self.color = color }

  public var spoken: SpokenText {
    SpokenText(.image, name: "Preview", value: color?.spokenText ?? "nothing chosen")
  }

  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let metrics = surroundings.metrics
    return ControlSizes(
      minimum: Size(90, metrics.cell?.height ?? metrics.previewHeight), natural: Size(300, metrics.previewHeight))
  }

  public func picture(in frame: Frame) -> Picture {
    let theme = frame.surroundings.theme
    let metrics = frame.surroundings.metrics
    let bounds = Rect(size: frame.size)
    let outline = Path.rounded(bounds, radius: metrics.cornerRadius)
    let edge = Path.rounded(bounds.inset(by: 0.5), radius: metrics.cornerRadius - 0.5)
    let line = theme.isHighContrast ? theme.border : Marks.tint(theme, 0.3)
    var items: [Picture.Item] = []
    if let color {
      items += Marks.patch(outline, bounds: bounds, color: color)
    } else {
      items.append(.stroke(.line(Point(0, bounds.maxY), Point(bounds.maxX, 0)), StrokeStyle(width: 1), .color(line)))
    }
    items.append(.stroke(edge, StrokeStyle(width: 1), .color(line)))
    return Picture(size: frame.size, items: items)
  }
}
