/// How the colours of a source and its backdrop mix where both are (W3C Compositing and Blending 1, section 10).
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity

  /// B(c_b, c_s): the mixed colour of two sets of sRGB numbers.
  func mixed(backdrop b: Components, source s: Components) -> Components {
    switch self {
    case .hue: HueBlend.setLuminosity(HueBlend.setSaturation(s, HueBlend.saturation(b)), HueBlend.luminosity(b))
    case .saturation: HueBlend.setLuminosity(HueBlend.setSaturation(b, HueBlend.saturation(s)), HueBlend.luminosity(b))
    case .color: HueBlend.setLuminosity(s, HueBlend.luminosity(b))
    case .luminosity: HueBlend.setLuminosity(b, HueBlend.luminosity(s))
    default: Components(channel(b.x, s.x), channel(b.y, s.y), channel(b.z, s.z))
    }
  }

  /// The modes that treat each channel on its own.
  private func channel(_ b: Double, _ s: Double) -> Double {
    switch self {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: BlendMode.hardLight.channel(s, b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: s <= 0.5 ? b * 2 * s : BlendMode.screen.channel(b, 2 * s - 1)
    case .softLight: softened(b, s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    case .normal, .hue, .saturation, .color, .luminosity: s
    }
  }

  private func softened(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let lifted = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (lifted - b)
  }
}
