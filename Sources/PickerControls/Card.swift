import ColorCore
public import Pictures

/// The ground that controls stand on together, as rows do in the boxed lists of the desktop.
public enum Card {
  public static func picture(_ size: Size, in theme: Theme, _ metrics: Metrics = .desktop) -> Picture {
    let outline = Path.rounded(Rect(size: size).inset(by: 0.5), radius: metrics.cornerRadius)
    let line = theme.isHighContrast ? theme.border : Marks.tint(theme, 0.15)
    return Picture(
      size: size,
      items: [
        .fill(outline, .color(Marks.tint(theme, 0.04))), .stroke(outline, StrokeStyle(width: 1), .color(line)),
      ])
  }
}
