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
  case okhsl
  case okhsv
  /// `device-cmyk(0.8889 0.4921 0 0.2588)`, uncalibrated.
  case cmyk
  case hsluv
  case hpluv
  case luv
  case lchuv
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  /// `color(srgb 0.0824 0.3765 0.7412)`.
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case rec2100PQ = "rec2100-pq"
  case jzazbz
  case jzczhz
  case ictcp
  case cam16UCS = "cam16-ucs"
  case cam16JMh = "cam16-jmh"
  case hct
  /// The CSS name of exactly these bytes; hex where there is none.
  case name
  /// The computed value of CSS, in the colour's own space.
  case css

  /// `Color(.sRGB, red: 0.0824, green: 0.3765, blue: 0.7412, opacity: 1)`, of SwiftUI.
  case swift
  /// `UIColor(red: 0.0824, green: 0.3765, blue: 0.7412, alpha: 1)`.
  case uicolor
  /// `NSColor(srgbRed: 0.0824, green: 0.3765, blue: 0.7412, alpha: 1)`.
  case nscolor
  /// `#colorLiteral(red: 0.0824, green: 0.3765, blue: 0.7412, alpha: 1)`, of Xcode.
  case colorLiteral = "color-literal"
  /// `vec3(0.0824, 0.3765, 0.7412)`, or `vec4` with alpha.
  case glsl
  /// `QColor(21, 96, 189)`, with alpha as a fourth byte.
  case qt
  /// `new Color(21, 96, 189)`, with alpha as a fourth byte.
  case java
  /// `Color(0xff1560bd)`, of Flutter and Jetpack Compose: alpha first.
  case flutter
  /// `#ff1560bd`: alpha first, as in Android and Qt resources.
  case argb
  /// `0x1560bd`; with alpha first when it is not 255.
  case hexNumber = "0x"
  /// `21, 96, 189`, with alpha as a fourth number of 0…1.
  case bytes
  /// `0.0824 0.3765 0.7412`, with alpha as a fourth number.
  case floats

  /// The space a colour is converted to before it is written; nil where that depends on the colour.
  public var space: ColorSpace? {
    // Written out: to look spaces up by name for each colour took longer than writing it.
    switch self {
    case .css, .swift, .uicolor, .nscolor: nil
    case .hsl: .hsl
    case .hsv: .hsv
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    case .okhsl: .okhsl
    case .okhsv: .okhsv
    case .cmyk: .cmyk
    case .hsluv: .hsluv
    case .hpluv: .hpluv
    case .luv: .luv
    case .lchuv: .lchuv
    case .xyzD65: .xyzD65
    case .xyzD50: .xyzD50
    case .srgbLinear: .srgbLinear
    case .displayP3: .displayP3
    case .displayP3Linear: .displayP3Linear
    case .a98RGB: .a98RGB
    case .prophotoRGB: .prophotoRGB
    case .rec2020: .rec2020
    case .rec2100PQ: .rec2100PQ
    case .jzazbz: .jzazbz
    case .jzczhz: .jzczhz
    case .ictcp: .ictcp
    case .cam16UCS: .cam16UCS
    case .cam16JMh: .cam16JMh
    case .hct: .hct
    case .srgb, .hex, .rgb, .name, .colorLiteral, .glsl, .qt, .java, .flutter, .argb, .hexNumber, .bytes, .floats: .srgb
    }
  }
}
