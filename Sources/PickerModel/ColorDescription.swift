public import ColorCore

/// A colour in the words a person would use, for screen readers: "vivid orange", "dark grey".
///
/// The words follow lightness, chroma and hue of OKLCH. The borders are our own choice, set so that
/// the named colours of CSS fall under their own words; the tests hold them.
public struct ColorDescription: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ color: Color) {
    let c = color.converted(to: .oklch)
    let words = Self.words(lightness: c.components.x, chroma: c.components.y, hue: c.components.z)
    if color.alpha >= 1 {
      description = words
    } else if color.alpha <= 0 {
      description = "transparent"
    } else {
      description = words + ", " + String(Int((color.alpha * 100).rounded())) + " per cent opaque"
    }
  }

  private static func words(lightness: Double, chroma: Double, hue: Double) -> String {
    if lightness < 0.08 { return "black" }
    if chroma < 0.02 {
      if lightness > 0.985 { return "white" }
      return lightness < 0.4 ? "dark grey" : lightness < 0.75 ? "grey" : "light grey"
    }
    let name = hueName(hue, lightness: lightness, chroma: chroma)
    if lightness < 0.4 && name != "brown" { return "dark " + name }
    if chroma < 0.06 { return (lightness > 0.85 ? "pale " : "greyish ") + name }
    if lightness > 0.85 && chroma < 0.12 { return "light " + name }
    return chroma > 0.16 ? "vivid " + name : name
  }

  private static func hueName(_ hue: Double, lightness: Double, chroma: Double) -> String {
    // Orange hues are called brown when dark, and reds pink when light.
    if hue >= 30 && hue < 85 && lightness < 0.6 && (hue >= 42 || lightness < 0.5) && chroma < 0.16 { return "brown" }
    if (hue >= 345 || hue < 30) && lightness > 0.72 { return "pink" }
    // #800080 and #ff00ff share a hue; the dark one is called purple.
    if hue >= 310 && hue < 345 && lightness < 0.55 { return "purple" }
    for (end, name) in hues where hue < end { return name }
    return "red"
  }

  /// Where each hue name ends, in degrees of OKLCH.
  private static let hues: [(Double, String)] = [
    (8, "pink"), (40, "red"), (75, "orange"), (115, "yellow"), (160, "green"), (185, "teal"), (225, "cyan"),
    (275, "blue"), (310, "purple"), (345, "magenta"), (353, "pink"),
  ]
}

extension Color {
  /// What a screen reader says of this colour: words, then the hex digits one by one.
  public var spokenText: String {
    let bytes = srgb8
    var text = ColorDescription(self).description + ", hex"
    for byte in [bytes.red, bytes.green, bytes.blue] {
      for digit in [byte >> 4, byte & 15] {
        text += " " + String(UnicodeScalar(digit < 10 ? 48 + digit : 87 + digit))
      }
    }
    return text
  }
}
