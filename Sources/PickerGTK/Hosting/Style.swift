import CGTK
import CairoPainter
import ColorCore
import GTKSupport
import Glibc
import PickerControls

/// What the desktop's theme says of a widget: its colours, the typeface, the size of text.
struct Style {
  var theme: Theme
  var fonts: Fonts
  /// 1 at the desktop's default size.
  var textScale: Double

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    theme = Theme(of: widget)
    (fonts, textScale) = Self.text(of: widget)
  }

  private static func text(of widget: UnsafeMutablePointer<GtkWidget>) -> (Fonts, Double) {
    let context = gtk_widget_get_pango_context(widget)
    guard let font = pango_context_get_font_description(context) else { return (Fonts(), 1) }
    var fonts = Fonts()
    if let family = pango_font_description_get_family(font) { fonts.interface = String(cString: family) }
    var pixels = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    if pango_font_description_get_size_is_absolute(font) == 0 {
      let resolution = pango_cairo_context_get_resolution(context)
      pixels *= (resolution > 0 ? resolution : 96) / 72
    }
    return (fonts, pixels > 0 ? pixels / Surroundings().textSize : 1)
  }
}

extension Theme {
  /// The colours by the names that libadwaita and, as a second choice, GTK's own theme give them.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let context = gtk_widget_get_style_context(widget)
    func named(_ names: String..., otherwise fallback: Color) -> Color {
      for name in names {
        var rgba = GdkRGBA()
        if gtk_style_context_lookup_color(context, name, &rgba) != 0 { return rgba.color }
      }
      return fallback
    }
    var text = GdkRGBA()
    gtk_style_context_get_color(context, &text)
    let foreground = text.color
    let background = named("window_bg_color", "theme_bg_color", otherwise: Theme.light.background)
    let isDark = background.converted(to: .oklab).components.x < 0.5
    let usual = isDark ? Theme.dark : .light
    let isHighContrast = desktopAsksForHighContrast(gtk_widget_get_settings(widget))
    self.init(
      foreground: foreground, background: background,
      accent: named("accent_color", "theme_selected_bg_color", otherwise: usual.accent),
      accentForeground: named("accent_fg_color", "theme_selected_fg_color", otherwise: usual.accentForeground),
      secondary: isHighContrast ? foreground : usual.secondary,
      border: isHighContrast ? foreground : named("borders", otherwise: usual.border), isHighContrast: isHighContrast)
  }
}

/// libadwaita knows whether the desktop asks for high contrast; GTK by itself has themes of that name.
private func desktopAsksForHighContrast(_ settings: OpaquePointer?) -> Bool {
  guard let settings else { return false }
  if let manager = adwaitaStyleManager() { return boolProperty("high-contrast", of: manager) }
  let name = stringProperty("gtk-theme-name", of: UnsafeMutableRawPointer(settings))?.lowercased() ?? ""
  return name.hasSuffix("-hc") || name.hasPrefix("highcontrast")
}

/// libadwaita's style manager, when the program uses libadwaita; this library does not need it.
private func adwaitaStyleManager() -> UnsafeMutableRawPointer? {
  typealias Getter = @convention(c) () -> UnsafeMutableRawPointer?
  guard let symbol = dlsym(nil, "adw_style_manager_get_default") else { return nil }
  return unsafeBitCast(symbol, to: Getter.self)()
}
