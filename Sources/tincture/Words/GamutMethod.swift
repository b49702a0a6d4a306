import ColorCSS
import ColorCore
import CommandLineKit

/// What may stand behind `--gamut`.
enum GamutMethod: String, CaseIterable {
  case css
  case clip
  case chroma
  case saturation = "hsl.s"
  case lchChroma = "lch.c"
  case hct
  case tonal = "hct-tonal"
  case none

  /// nil for leaving colours as they are.
  var mapping: GamutMapping? {
    switch self {
    case .css: .css
    case .clip: .clip
    case .chroma: .chroma
    case .saturation: .saturation
    case .lchChroma: .lchChroma
    case .hct: .hct
    case .tonal: .tonal
    case .none: nil
    }
  }

  private var help: String {
    switch self {
    case .css: "lowers the chroma in oklch until clipping can hardly be seen, as CSS Color 4 does"
    case .clip: "brings each channel to the nearer end of its range"
    case .chroma: "lowers the chroma at constant lightness and hue"
    case .saturation: "lowers the saturation of hsl until clipping can hardly be seen"
    case .lchChroma: "lowers the chroma of lch until clipping can hardly be seen"
    case .hct: "lowers the chroma of hct until clipping can hardly be seen"
    case .tonal: "lowers the chroma of hct at constant tone, as tonal palettes do"
    case .none: "writes what the notation can write; 8-bit notations clip"
    }
  }

  static let words = allCases.map { Word($0.rawValue, $0.help) }
}

extension Notation {
  /// What is done with a colour that this notation cannot hold, unless the user says otherwise:
  /// nothing where the notation can say it, as lab() and color() can.
  var defaultMapping: GamutMapping? {
    switch space {
    case nil: nil
    case .srgb: self == .srgb ? nil : .css
    case .hsl, .hsv, .hwb, .cmyk, .okhsl, .okhsv, .hsluv, .hpluv: .css
    default: nil
    }
  }
}

extension Color {
  /// This colour in a space, mapped into the gamut of that space, or into sRGB where the space has no
  /// bounds. Without a method, only converted.
  func fitted(to target: ColorSpace, by mapping: GamutMapping?) -> Color {
    guard let mapping else { return converted(to: target) }
    if target.isBounded { return mapped(to: target, by: mapping) }
    return isInGamut(.srgb) ? converted(to: target) : mapped(to: .srgb, by: mapping).converted(to: target)
  }
}
