import PickerModel
public import Pictures
import ColorCore

extension ChannelSlider {
  public func sizes(in surroundings: Surroundings) -> ControlSizes { SliderLayout.sizes(scale, surroundings) }

  public func picture(in frame: Frame) -> Picture {
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    let metrics = surroundings.metrics
    let layout = SliderLayout(scale, frame)
    let center = Point(layout.position(of: number), layout.track.midY)
    // The gradient reaches to the outer edge of the handle at both ends, so the handle never hangs over.
    let band = layout.track.inset(by: -metrics.handleRadius, 0)
    let radius = theme.isCoarse ? 0 : band.height / 2
    let outline = Path.rounded(band, radius: radius)
    var items: [Picture.Item] = [.text(line(scale.title, in: layout.name, frame, alignment: .leading))]
    if scale.isAlpha { items.append(Marks.checkerboard(outline, bounds: band)) }
    items += [
      .fill(outline, .gradient(gradient(along: layout.track, isRightToLeft: surroundings.isRightToLeft))),
      .stroke(
        .rounded(band.inset(by: 0.5), radius: radius), StrokeStyle(width: 1),
        .color(theme.isHighContrast ? theme.border : Marks.tint(theme, 0.3))),
    ]
    if surroundings.showsFocus {
      items += Marks.focus(around: band.inset(by: -4), radius: radius + 3, in: theme)
    }
    items += Marks.handle(center: center, radius: metrics.handleRadius, isPressed: isDragging, in: theme)
    items.append(
      .text(line(value.text, in: layout.number, frame, alignment: .trailing, isBold: true, caret: value.draft)))
    return Picture(size: frame.size, items: items)
  }

  private func line(
    _ string: String, in rect: Rect, _ frame: Frame, alignment: TextLine.Alignment, isBold: Bool = false,
    caret draft: NumberDraft? = nil
  ) -> TextLine {
    TextLine(
      string, in: rect, size: frame.surroundings.textSize, isBold: isBold, alignment: alignment,
      isRightToLeft: frame.surroundings.isRightToLeft, color: Marks.ink(of: draft, in: frame.surroundings.theme),
      caret: draft?.text.unicodeScalars.count)
  }

  private func gradient(along track: Rect, isRightToLeft: Bool) -> LinearGradient {
    let count = value.isStraight ? 2 : 25
    let stops = (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      return LinearGradient.Stop(share, value.trackColor(at: share))
    }
    let ends = (Point(track.minX, track.midY), Point(track.maxX, track.midY))
    return LinearGradient(
      from: isRightToLeft ? ends.1 : ends.0, to: isRightToLeft ? ends.0 : ends.1, stops: stops)
  }
}
