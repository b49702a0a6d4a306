public import ColorCore

/// What a control must know of the place it is shown in, to lay itself out and picture itself.
public struct Surroundings: Hashable, Sendable {
  public var theme: Theme
  public var metrics: Metrics
  public var isRightToLeft: Bool
  /// The user's text size; 1 is the desktop's default, 2 twice as large.
  public var textScale: Double
  public var prefersReducedMotion: Bool
  /// Whether the control has the keyboard and should show it.
  public var showsFocus: Bool
  /// Whether the control answers events; when not, it is drawn faded.
  public var isEnabled: Bool

  public init(
    theme: Theme = .light, metrics: Metrics = .desktop, isRightToLeft: Bool = false, textScale: Double = 1,
    prefersReducedMotion: Bool = false, showsFocus: Bool = false, isEnabled: Bool = true
  ) {
    self.theme = theme
    self.metrics = metrics
    self.isRightToLeft = isRightToLeft
    self.textScale = textScale
    self.prefersReducedMotion = prefersReducedMotion
    self.showsFocus = showsFocus
    self.isEnabled = isEnabled
  }

  /// The size of body text in logical pixels: 11 points at 96 dpi, as the desktop has it, times
  /// ``textScale``.
  public var textSize: Double { 11 * 96 / 72 * textScale }
}

/// The colours that a desktop theme gives to controls.
public struct Theme: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  /// Selected rows and focus marks.
  public var accent: Color
  public var accentForeground: Color
  /// Quiet text: labels beside values.
  public var secondary: Color
  /// Hairlines around things.
  public var border: Color
  public var isHighContrast: Bool
  /// The thickness of the thinnest line that can be seen, in logical pixels: 1 on screens, that of a
  /// half cell in terminals. Above 2, marks are drawn as areas of that grain instead of as lines.
  public var grain: Double

  public init(
    foreground: Color, background: Color, accent: Color, accentForeground: Color, secondary: Color, border: Color,
    isHighContrast: Bool = false, grain: Double = 1
  ) {
    self.foreground = foreground
    self.background = background
    self.accent = accent
    self.accentForeground = accentForeground
    self.secondary = secondary
    self.border = border
    self.isHighContrast = isHighContrast
    self.grain = grain
  }
}

extension Theme {
  /// Whether light things stand on dark ground.
  var isDark: Bool { background.converted(to: .oklab).components.x < 0.5 }

  // The named colours of Adwaita (libadwaita 1.2, "CSS Variables and Named Colors").
  public static let light = Theme(
    foreground: Color(rgb: 0x1F1F1F), background: Color(rgb: 0xFAFAFA), accent: Color(rgb: 0x1C71D8),
    accentForeground: .white, secondary: Color(rgb: 0x5E5C64), border: Color(rgb: 0xCDC7C2))
  public static let dark = Theme(
    foreground: .white, background: Color(rgb: 0x242424), accent: Color(rgb: 0x78AEED),
    accentForeground: Color(rgb: 0x000000), secondary: Color(rgb: 0xC0BFBC), border: Color(rgb: 0x5E5C64))
  public static let highContrast = Theme(
    foreground: .black, background: .white, accent: Color(rgb: 0x1A5FB4), accentForeground: .white,
    secondary: .black, border: .black, isHighContrast: true)
}
