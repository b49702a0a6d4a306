import ColorCore
public import Pictures

/// The ground that controls stand on together, as rows do in the boxed lists of the desktop.
public enum Card {
  /// Lighter than the window, as Adwaita's `card_bg_color` is: white in light themes, 8 per cent of
  /// white in dark ones. Character cells keep a quieter shade.
  static func ground(in theme: Theme) -> Color {
    if theme.isCoarse { return Marks.tint(theme, 0.04) }
    return theme.isDark ? Color.white.withAlpha(0.08) : .white
  }

  public static func picture(_ size: Size, in theme: Theme, _ metrics: Metrics = .desktop) -> Picture {
    let outline = Path.rounded(Rect(size: size).inset(by: 0.5), radius: metrics.cornerRadius)
    let line = theme.isHighContrast ? theme.border : Marks.tint(theme, 0.15)
    return Picture(
      size: size,
      items: [
        .fill(outline, .color(ground(in: theme))), .stroke(outline, StrokeStyle(width: 1), .color(line)),
      ])
  }
}
