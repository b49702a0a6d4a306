public import ColorCore

/// How a colour is written. The raw values are the names that the command line takes.
public enum Notation: String, CaseIterable, Hashable, Sendable {
  /// `#1560bd`, with 8 digits when alpha is not 255.
  case hex
  /// `rgb(21, 96, 189)` and `rgba(21, 96, 189, 0.5)`, as CSSOM writes sRGB.
  case rgb
  case hsl
  case hsv
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  /// `device-cmyk(0.8889 0.4921 0 0.2588)`, uncalibrated.
  case cmyk
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  /// `color(srgb 0.0824 0.3765 0.7412)`.
  case srgb
  case srgbLinear = "srgb-linear"
  /// The CSS name of exactly these bytes; hex where there is none.
  case name
  /// The computed value of CSS, in the colour's own space.
  case css

  /// The space a colour is converted to before it is written; nil where that depends on the colour.
  public var space: ColorSpace? {
    switch self {
    case .hex, .rgb, .name: .srgb
    case .css: nil
    default: ColorSpace(name: rawValue)
    }
  }
}
