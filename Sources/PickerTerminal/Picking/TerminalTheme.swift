import ColorCore
import PickerControls

extension Theme {
  /// The theme for a terminal with that ground, on the very ground, so that the picker's edge is not
  /// seen. Its marks can be seen in half cells.
  static func fitting(_ ground: Color, _ depth: ColorDepth) -> Theme {
    let isDark = ground.converted(to: .oklab).components.x < 0.5
    var theme = isDark ? Theme.dark : .light
    theme.foreground = isDark ? .white : .black
    switch depth {
    case .direct, .indexed:
      theme.background = ground
    case .eight, .sixteen:
      theme.background = isDark ? .black : .white
    case .none:
      theme.background = isDark ? .black : .white
      // The strongest ink there is.
      theme.accent = theme.foreground
    }
    theme.grain = CellScale.pixel
    return theme
  }
}
