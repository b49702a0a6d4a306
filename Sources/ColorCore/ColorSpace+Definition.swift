// The one table from a case to its definition. A new space is a file in Spaces/ and a line in each
// of these switches; a forgotten line does not compile.

extension ColorSpace {
  var base: ColorSpace {
    switch self {
    case .srgb: SRGB.base
    case .srgbLinear: SRGBLinear.base
    case .hsl: HSL.base
    case .hsv: HSV.base
    case .hwb: HWB.base
    case .lab: Lab.base
    case .lch: LCH.base
    case .oklab: Oklab.base
    case .oklch: OKLCH.base
    case .xyzD65: XYZD65.base
    case .xyzD50: XYZD50.base
    case .displayP3: DisplayP3.base
    case .displayP3Linear: DisplayP3Linear.base
    case .cmyk: CMYK.base
    }
  }

  var info: SpaceInfo {
    switch self {
    case .srgb: SRGB.info
    case .srgbLinear: SRGBLinear.info
    case .hsl: HSL.info
    case .hsv: HSV.info
    case .hwb: HWB.info
    case .lab: Lab.info
    case .lch: LCH.info
    case .oklab: Oklab.info
    case .oklch: OKLCH.info
    case .xyzD65: XYZD65.info
    case .xyzD50: XYZD50.info
    case .displayP3: DisplayP3.info
    case .displayP3Linear: DisplayP3Linear.info
    case .cmyk: CMYK.info
    }
  }

  func toBase(_ c: Components) -> Components {
    switch self {
    case .srgb: SRGB.toBase(c)
    case .srgbLinear: SRGBLinear.toBase(c)
    case .hsl: HSL.toBase(c)
    case .hsv: HSV.toBase(c)
    case .hwb: HWB.toBase(c)
    case .lab: Lab.toBase(c)
    case .lch: LCH.toBase(c)
    case .oklab: Oklab.toBase(c)
    case .oklch: OKLCH.toBase(c)
    case .xyzD65: XYZD65.toBase(c)
    case .xyzD50: XYZD50.toBase(c)
    case .displayP3: DisplayP3.toBase(c)
    case .displayP3Linear: DisplayP3Linear.toBase(c)
    case .cmyk: CMYK.toBase(c)
    }
  }

  func fromBase(_ c: Components) -> Components {
    switch self {
    case .srgb: SRGB.fromBase(c)
    case .srgbLinear: SRGBLinear.fromBase(c)
    case .hsl: HSL.fromBase(c)
    case .hsv: HSV.fromBase(c)
    case .hwb: HWB.fromBase(c)
    case .lab: Lab.fromBase(c)
    case .lch: LCH.fromBase(c)
    case .oklab: Oklab.fromBase(c)
    case .oklch: OKLCH.fromBase(c)
    case .xyzD65: XYZD65.fromBase(c)
    case .xyzD50: XYZD50.fromBase(c)
    case .displayP3: DisplayP3.fromBase(c)
    case .displayP3Linear: DisplayP3Linear.fromBase(c)
    case .cmyk: CMYK.fromBase(c)
    }
  }
}
