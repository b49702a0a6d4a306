public import ColorCore

extension ColorSpace {
  /// The name for labels: "RGB", "OKLCH", "CMYK, uncalibrated". CMYK with no profile behind it is
  /// called uncalibrated wherever it is shown.
  public var title: String {
    switch self {
    case .srgb: return "RGB"
    case .cmyk: return "CMYK, uncalibrated"
    case .displayP3: return "Display P3"
    default:
      guard name.utf8.count <= 5 else { return name }
      var text = ""
      for byte in name.utf8 {
        text.unicodeScalars.append(UnicodeScalar(byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte))
      }
      return text
    }
  }
}
