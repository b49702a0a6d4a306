/// A colour space, under its CSS or field name.
public enum ColorSpace: UInt8, CaseIterable, Hashable, Sendable {
  case srgb
  case srgbLinear
  case hsl
  case hsv
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case xyzD65
  case xyzD50
  case displayP3
  case displayP3Linear
  case cmyk
  case a98RGB
  case a98RGBLinear
  case prophotoRGB
  case prophotoRGBLinear
  case rec2020
  case rec2020Linear
  case rec2020OETF
  case rec2100PQ
  case okhsl
  case okhsv
  case luv
  case lchuv
  case hsluv
  case hpluv
  case jzazbz
  case jzczhz
  case ictcp
  case cam16UCS
  case cam16JMh
  case hct
  case labD65
  case lchD65
  case xyY
  case din99o
  case acescg
  case acescc
  case rec2100HLG
  case oklrab
  case oklrch
  case hslP3
  case hslRec2020
  case lchInSRGB
  case lchInP3
  case lchInRec2020
  case oklchInSRGB
  case oklchInP3
  case oklchInRec2020
  case helmlabMetric
  case helmGen
}

extension ColorSpace {
  /// The space's name as CSS writes it (`"display-p3"`), or the field's name where CSS has none.
  public var name: String { info.name }

  /// The channels, in the order of the lanes of ``Components``.
  public var channels: [Channel] { info.channels }

  /// The number of channels: 3, or 4 for ``cmyk``.
  public var channelCount: Int { self == .cmyk ? 4 : 3 }

  /// Whether the space has a gamut, outside of which it cannot show colours; Lab, for one, has none.
  public var isBounded: Bool { info.gamut != nil }

  /// The lane of the hue, or nil for a space without one.
  public var hueIndex: Int? { hueRule?.lane }

  /// The lane of chroma or saturation, or nil for a space without one.
  public var chromaIndex: Int? { hueRule?.chroma }

  /// The space with that name (ASCII letters in any case), or nil.
  public init?(name: String) {
    for space in Self.allCases where space.name.equalsIgnoringASCIICase(name) {
      self = space
      return
    }
    return nil
  }
}

extension String {
  /// Equality of the UTF-8 bytes, with A–Z and a–z taken as the same.
  func equalsIgnoringASCIICase(_ other: String) -> Bool {
    utf8.elementsEqual(other.utf8) { $0 == $1 || ($0 | 0x20 == $1 | 0x20 && ($0 | 0x20) &- 0x61 < 26) }
  }
}
