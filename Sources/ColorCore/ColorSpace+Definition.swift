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
    case .a98RGB: A98RGB.base
    case .a98RGBLinear: A98RGBLinear.base
    case .prophotoRGB: ProPhotoRGB.base
    case .prophotoRGBLinear: ProPhotoRGBLinear.base
    case .rec2020: Rec2020.base
    case .rec2020Linear: Rec2020Linear.base
    case .rec2020OETF: Rec2020OETF.base
    case .rec2100PQ: Rec2100PQ.base
    case .okhsl: Okhsl.base
    case .okhsv: Okhsv.base
    case .luv: Luv.base
    case .lchuv: LCHuv.base
    case .hsluv: HSLuv.base
    case .hpluv: HPLuv.base
    case .jzazbz: Jzazbz.base
    case .jzczhz: JzCzHz.base
    case .ictcp: ICtCp.base
    case .cam16UCS: CAM16UCS.base
    case .cam16JMh: CAM16JMh.base
    case .hct: HCT.base
    case .labD65: LabD65.base
    case .lchD65: LCHD65.base
    case .xyY: XYY.base
    case .din99o: DIN99o.base
    case .acescg: ACEScg.base
    case .acescc: ACEScc.base
    case .rec2100HLG: Rec2100HLG.base
    case .oklrab: Oklrab.base
    case .oklrch: Oklrch.base
    case .hslP3: HSLP3.base
    case .hslRec2020: HSLRec2020.base
    case .lchInSRGB: LCHInSRGB.base
    case .lchInP3: LCHInP3.base
    case .lchInRec2020: LCHInRec2020.base
    case .oklchInSRGB: OKLCHInSRGB.base
    case .oklchInP3: OKLCHInP3.base
    case .oklchInRec2020: OKLCHInRec2020.base
    case .helmlabMetric: HelmlabMetric.base
    case .helmGen: HelmGen.base
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
    case .a98RGB: A98RGB.info
    case .a98RGBLinear: A98RGBLinear.info
    case .prophotoRGB: ProPhotoRGB.info
    case .prophotoRGBLinear: ProPhotoRGBLinear.info
    case .rec2020: Rec2020.info
    case .rec2020Linear: Rec2020Linear.info
    case .rec2020OETF: Rec2020OETF.info
    case .rec2100PQ: Rec2100PQ.info
    case .okhsl: Okhsl.info
    case .okhsv: Okhsv.info
    case .luv: Luv.info
    case .lchuv: LCHuv.info
    case .hsluv: HSLuv.info
    case .hpluv: HPLuv.info
    case .jzazbz: Jzazbz.info
    case .jzczhz: JzCzHz.info
    case .ictcp: ICtCp.info
    case .cam16UCS: CAM16UCS.info
    case .cam16JMh: CAM16JMh.info
    case .hct: HCT.info
    case .labD65: LabD65.info
    case .lchD65: LCHD65.info
    case .xyY: XYY.info
    case .din99o: DIN99o.info
    case .acescg: ACEScg.info
    case .acescc: ACEScc.info
    case .rec2100HLG: Rec2100HLG.info
    case .oklrab: Oklrab.info
    case .oklrch: Oklrch.info
    case .hslP3: HSLP3.info
    case .hslRec2020: HSLRec2020.info
    case .lchInSRGB: LCHInSRGB.info
    case .lchInP3: LCHInP3.info
    case .lchInRec2020: LCHInRec2020.info
    case .oklchInSRGB: OKLCHInSRGB.info
    case .oklchInP3: OKLCHInP3.info
    case .oklchInRec2020: OKLCHInRec2020.info
    case .helmlabMetric: HelmlabMetric.info
    case .helmGen: HelmGen.info
    }
  }

  /// Where the hue is; a space without one needs no line here.
  @inline(__always)
  var hueRule: HueRule? {
    switch self {
    case .hsl: HSL.hue
    case .hsv: HSV.hue
    case .hwb: HWB.hue
    case .lch: LCH.hue
    case .oklch: OKLCH.hue
    case .okhsl: Okhsl.hue
    case .okhsv: Okhsv.hue
    case .lchuv: LCHuv.hue
    case .hsluv: HSLuv.hue
    case .hpluv: HPLuv.hue
    case .jzczhz: JzCzHz.hue
    case .cam16JMh: CAM16JMh.hue
    case .hct: HCT.hue
    case .lchD65: LCHD65.hue
    case .oklrch: Oklrch.hue
    case .hslP3: HSLP3.hue
    case .hslRec2020: HSLRec2020.hue
    case .lchInSRGB: LCHInSRGB.hue
    case .lchInP3: LCHInP3.hue
    case .lchInRec2020: LCHInRec2020.hue
    case .oklchInSRGB: OKLCHInSRGB.hue
    case .oklchInP3: OKLCHInP3.hue
    case .oklchInRec2020: OKLCHInRec2020.hue
    default: nil
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
    case .a98RGB: A98RGB.toBase(c)
    case .a98RGBLinear: A98RGBLinear.toBase(c)
    case .prophotoRGB: ProPhotoRGB.toBase(c)
    case .prophotoRGBLinear: ProPhotoRGBLinear.toBase(c)
    case .rec2020: Rec2020.toBase(c)
    case .rec2020Linear: Rec2020Linear.toBase(c)
    case .rec2020OETF: Rec2020OETF.toBase(c)
    case .rec2100PQ: Rec2100PQ.toBase(c)
    case .okhsl: Okhsl.toBase(c)
    case .okhsv: Okhsv.toBase(c)
    case .luv: Luv.toBase(c)
    case .lchuv: LCHuv.toBase(c)
    case .hsluv: HSLuv.toBase(c)
    case .hpluv: HPLuv.toBase(c)
    case .jzazbz: Jzazbz.toBase(c)
    case .jzczhz: JzCzHz.toBase(c)
    case .ictcp: ICtCp.toBase(c)
    case .cam16UCS: CAM16UCS.toBase(c)
    case .cam16JMh: CAM16JMh.toBase(c)
    case .hct: HCT.toBase(c)
    case .labD65: LabD65.toBase(c)
    case .lchD65: LCHD65.toBase(c)
    case .xyY: XYY.toBase(c)
    case .din99o: DIN99o.toBase(c)
    case .acescg: ACEScg.toBase(c)
    case .acescc: ACEScc.toBase(c)
    case .rec2100HLG: Rec2100HLG.toBase(c)
    case .oklrab: Oklrab.toBase(c)
    case .oklrch: Oklrch.toBase(c)
    case .hslP3: HSLP3.toBase(c)
    case .hslRec2020: HSLRec2020.toBase(c)
    case .lchInSRGB: LCHInSRGB.toBase(c)
    case .lchInP3: LCHInP3.toBase(c)
    case .lchInRec2020: LCHInRec2020.toBase(c)
    case .oklchInSRGB: OKLCHInSRGB.toBase(c)
    case .oklchInP3: OKLCHInP3.toBase(c)
    case .oklchInRec2020: OKLCHInRec2020.toBase(c)
    case .helmlabMetric: HelmlabMetric.toBase(c)
    case .helmGen: HelmGen.toBase(c)
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
    case .a98RGB: A98RGB.fromBase(c)
    case .a98RGBLinear: A98RGBLinear.fromBase(c)
    case .prophotoRGB: ProPhotoRGB.fromBase(c)
    case .prophotoRGBLinear: ProPhotoRGBLinear.fromBase(c)
    case .rec2020: Rec2020.fromBase(c)
    case .rec2020Linear: Rec2020Linear.fromBase(c)
    case .rec2020OETF: Rec2020OETF.fromBase(c)
    case .rec2100PQ: Rec2100PQ.fromBase(c)
    case .okhsl: Okhsl.fromBase(c)
    case .okhsv: Okhsv.fromBase(c)
    case .luv: Luv.fromBase(c)
    case .lchuv: LCHuv.fromBase(c)
    case .hsluv: HSLuv.fromBase(c)
    case .hpluv: HPLuv.fromBase(c)
    case .jzazbz: Jzazbz.fromBase(c)
    case .jzczhz: JzCzHz.fromBase(c)
    case .ictcp: ICtCp.fromBase(c)
    case .cam16UCS: CAM16UCS.fromBase(c)
    case .cam16JMh: CAM16JMh.fromBase(c)
    case .hct: HCT.fromBase(c)
    case .labD65: LabD65.fromBase(c)
    case .lchD65: LCHD65.fromBase(c)
    case .xyY: XYY.fromBase(c)
    case .din99o: DIN99o.fromBase(c)
    case .acescg: ACEScg.fromBase(c)
    case .acescc: ACEScc.fromBase(c)
    case .rec2100HLG: Rec2100HLG.fromBase(c)
    case .oklrab: Oklrab.fromBase(c)
    case .oklrch: Oklrch.fromBase(c)
    case .hslP3: HSLP3.fromBase(c)
    case .hslRec2020: HSLRec2020.fromBase(c)
    case .lchInSRGB: LCHInSRGB.fromBase(c)
    case .lchInP3: LCHInP3.fromBase(c)
    case .lchInRec2020: LCHInRec2020.fromBase(c)
    case .oklchInSRGB: OKLCHInSRGB.fromBase(c)
    case .oklchInP3: OKLCHInP3.fromBase(c)
    case .oklchInRec2020: OKLCHInRec2020.fromBase(c)
    case .helmlabMetric: HelmlabMetric.fromBase(c)
    case .helmGen: HelmGen.fromBase(c)
    }
  }
}
