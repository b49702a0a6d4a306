import ColorCore
import PickerModel
public import Pictures

/// Where the parts of a channel group lie: a title, the parts in rows, and the strip of the colour.
struct ChannelGroupLayout {
  let title: Rect
  let strip: Rect
  private let area: Rect
  private let columns: Int
  private let rows: Int
  private let count: Int
  private let isRightToLeft: Bool

  init<Part>(_ group: ChannelGroup<Part>, _ frame: Frame) {
    let (width, height) = (frame.size.width, frame.size.height)
    let line = Metrics.lineHeight(size: frame.surroundings.textSize)
    title = Rect(0, 0, width, line)
    strip = Rect(0, max(0, height - ChannelStrip.height), width, min(height, ChannelStrip.height))
    let top = line + Metrics.spacing / 2
    area = Rect(0, top, width, max(0, strip.minY - Metrics.spacing - top))
    count = group.parts.count
    isRightToLeft = frame.surroundings.isRightToLeft
    columns = Self.columns(group, in: area.size, frame.surroundings)
    rows = columns == 0 ? 0 : (count + columns - 1) / columns
  }

  /// Side by side, or two by two when they would be larger that way.
  private static func columns<Part>(_ group: ChannelGroup<Part>, in room: Size, _ surroundings: Surroundings) -> Int {
    let count = group.parts.count
    guard Part.standInRow, let part = group.parts.first, count > 2 else {
      return Part.standInRow ? count : min(1, count)
    }
    let natural = part.sizes(in: surroundings).natural
    func scale(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      return min(room.width / Double(columns) / natural.width, room.height / Double(rows) / natural.height)
    }
    let half = (count + 1) / 2
    return scale(half) > scale(count) ? half : count
  }

  func rect(of part: Int) -> Rect {
    let (width, height) = (area.width / Double(max(columns, 1)), area.height / Double(max(rows, 1)))
    let cell = Rect(
      area.minX + Double(part % max(columns, 1)) * width, area.minY + Double(part / max(columns, 1)) * height, width,
      height)
    return isRightToLeft ? cell.mirrored(inWidth: area.width) : cell
  }

  func part(at point: Point) -> Int? { (0..<count).first { rect(of: $0).contains(point) } }
}

extension ChannelGroup {
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let count = Double(parts.count)
    let outside =
      Metrics.lineHeight(size: surroundings.textSize) + ChannelStrip.height + 1.5 * Metrics.spacing
    guard let part = parts.first?.sizes(in: surroundings) else {
      return ControlSizes(minimum: Size(0, outside), natural: Size(0, outside))
    }
    let titleWidth = Metrics.width(
      ofCharacters: space.title.unicodeScalars.count, size: surroundings.textSize, isBold: true)
    func sizes(_ minimum: Size, _ natural: Size) -> ControlSizes {
      ControlSizes(
        minimum: Size(max(titleWidth, minimum.width), minimum.height + outside),
        natural: Size(max(titleWidth, natural.width), natural.height + outside))
    }
    guard Part.standInRow else {
      func stacked(_ one: Size) -> Size { Size(one.width, count * (one.height + Metrics.spacing)) }
      return sizes(stacked(part.minimum), stacked(part.natural))
    }
    let inRow = parts.count > 2 ? Double((parts.count + 1) / 2) : count
    return sizes(
      Size(inRow * part.minimum.width, (count / inRow).rounded(.up) * part.minimum.height),
      Size(count * (part.natural.width + Metrics.spacing), part.natural.height))
  }

  public func picture(in frame: Frame) -> Picture {
    let layout = ChannelGroupLayout(self, frame)
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    var picture = Picture(
      size: frame.size,
      items: [
        .text(
          TextLine(
            space.title, in: layout.title, size: surroundings.textSize, isBold: true,
            isRightToLeft: surroundings.isRightToLeft, color: theme.foreground))
      ])
    for (index, part) in parts.enumerated() {
      let rect = layout.rect(of: index)
      var inner = surroundings
      inner.showsFocus = surroundings.showsFocus && index == focusedPart
      picture.add(part.picture(in: Frame(rect.size, inner)), at: rect.origin)
    }
    let outline = Path.rounded(layout.strip, radius: Metrics.smallRadius)
    if let shown { picture.items += Marks.patch(outline, bounds: layout.strip, color: shown) }
    picture.items.append(Marks.edge(layout.strip, radius: Metrics.smallRadius, in: theme))
    return picture
  }
}

/// The strip of the colour below a group of channels.
public enum ChannelStrip {
  /// In logical pixels.
  public static let height = 24.0
}
