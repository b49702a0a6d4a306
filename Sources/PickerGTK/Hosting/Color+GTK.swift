import CGTK
import CairoPainter
import ColorCSS
import ColorCore

extension GdkRGBA {
  init(_ color: Color) {
    let c = color.clippedToSRGB
    self.init(red: Float(c.red), green: Float(c.green), blue: Float(c.blue), alpha: Float(c.alpha))
  }

  /// Numbers that are a byte out of 255, as near as `Float` comes after a little arithmetic, become
  /// just that.
  var color: Color {
    func exact(_ part: Float) -> Double {
      let byte = Double(SRGB8.byte(Double(part))) / 255
      return abs(byte - Double(part)) <= Double(Float.ulpOfOne) ? byte : Double(part)
    }
    return Color(.srgb, exact(red), exact(green), exact(blue), alpha: exact(alpha))
  }

  static func same(_ a: GdkRGBA?, _ b: GdkRGBA?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }
}

extension Color {
  /// The text of the `color` properties and of the signals: hex for what hex can say exactly, and
  /// for the rest the computed value of CSS, in the colour's own space.
  var cssText: String { text(as: Color(srgb8) == self ? .hex : .css) }
}

extension Color? {
  /// The text of what may be no paint at all, as SVG writes it.
  var paintText: String { self?.cssText ?? "none" }
}
