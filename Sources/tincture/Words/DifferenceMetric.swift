import ColorCore
import CommandLineKit

/// What may stand behind `--metric`.
enum DifferenceMetric: String, CaseIterable {
  case ciede2000 = "2000"
  case cie76 = "76"
  case cie94 = "94"
  case cie94Textiles = "94-textiles"
  case cmc
  case cmcPerceptibility = "cmc-1:1"
  case ok
  case ok2
  case itp
  case jz
  case hyab
  case cam16
  case hct
  case helmlab

  var measure: ColorDifference {
    switch self {
    case .ciede2000: .ciede2000
    case .cie76: .cie76
    case .cie94: .cie94(.graphicArts)
    case .cie94Textiles: .cie94(.textiles)
    case .cmc: .cmc(lightness: 2, chroma: 1)
    case .cmcPerceptibility: .cmc(lightness: 1, chroma: 1)
    case .ok: .ok
    case .ok2: .ok2
    case .itp: .itp
    case .jz: .jz
    case .hyab: .hyab
    case .cam16: .cam16
    case .hct: .hct
    case .helmlab: .helmlab
    }
  }

  private var help: String {
    switch self {
    case .ciede2000: "CIEDE2000, the standard"
    case .cie76: "the distance in Lab"
    case .cie94: "CIE 1994 for graphic arts"
    case .cie94Textiles: "CIE 1994 for textiles"
    case .cmc: "CMC 2:1, whether a match is acceptable"
    case .cmcPerceptibility: "CMC 1:1, whether a difference is seen"
    case .ok: "the distance in Oklab; 0.02 is just noticeable"
    case .ok2: "the distance in Oklab with a and b doubled"
    case .itp: "BT.2124, for television; 1 is just noticeable"
    case .jz: "the distance in Jzazbz"
    case .hyab: "for large differences"
    case .cam16: "the distance in CAM16-UCS"
    case .hct: "the distance in HCT"
    case .helmlab: "that of Helmlab, 0 to 0.15"
    }
  }

  /// The option of all verbs that measure.
  static let option = Option(
    "metric", letter: "m", .word("METRIC", allCases.map { Word($0.rawValue, $0.help) }), "the measure",
    fallback: ciede2000.rawValue)

  init(_ arguments: Arguments) { self = arguments[Self.option].flatMap(Self.init(rawValue:)) ?? .ciede2000 }
}
