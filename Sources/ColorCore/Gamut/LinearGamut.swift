import CMath

/// The gamut of an RGB space as a cube of light, with the way straight to Oklab and back.
struct LinearGamut {
  /// The linear space.
  let space: ColorSpace
  /// The light of a full channel: 1, or more for a space of high dynamic range.
  let top: Double
  private let toLMS: Matrix3
  let fromLMS: Matrix3

  /// The gamut of an RGB space, or nil for any other space.
  init?(of rgb: ColorSpace) {
    var top = 1.0
    switch rgb {
    case .srgb, .srgbLinear:
      (space, toLMS, fromLMS) = (.srgbLinear, .srgbToOklabLMS, .srgbFromOklabLMS)
    case .displayP3, .displayP3Linear:
      (space, toLMS, fromLMS) = (.displayP3Linear, .displayP3ToOklabLMS, .displayP3FromOklabLMS)
    case .a98RGB, .a98RGBLinear:
      (space, toLMS, fromLMS) = (.a98RGBLinear, .a98RGBToOklabLMS, .a98RGBFromOklabLMS)
    case .prophotoRGB, .prophotoRGBLinear:
      (space, toLMS, fromLMS) = (.prophotoRGBLinear, .prophotoRGBToOklabLMS, .prophotoRGBFromOklabLMS)
    case .rec2020, .rec2020OETF, .rec2020Linear:
      (space, toLMS, fromLMS) = (.rec2020Linear, .rec2020ToOklabLMS, .rec2020FromOklabLMS)
    case .rec2100PQ:
      (space, toLMS, fromLMS) = (.rec2020Linear, .rec2020ToOklabLMS, .rec2020FromOklabLMS)
      top = PerceptualQuantizer.st2084.light(1) / PerceptualQuantizer.white
    case .rec2100HLG:
      (space, toLMS, fromLMS) = (.rec2020Linear, .rec2020ToOklabLMS, .rec2020FromOklabLMS)
      top = Rec2100HLG.top
    case .acescg, .acescc:
      (space, toLMS, fromLMS) = (.acescg, .acesAP1ToOklabLMS, .acesAP1FromOklabLMS)
      top = ACEScg.top
    default: return nil
    }
    self.top = top
  }

  @inline(__always)
  func rgb(_ oklab: Components) -> Components {
    let roots = Matrix3.oklabToLMS.applied(to: oklab)
    return fromLMS.applied(to: roots * roots * roots)
  }

  @inline(__always)
  func oklab(_ rgb: Components) -> Components {
    Matrix3.oklabFromLMS.applied(to: toLMS.applied(to: rgb).mapped(cm_cbrt))
  }

  /// The Oklab lightness of white.
  var whiteLightness: Double { cm_cbrt(top) }

  func contains(_ rgb: Components) -> Bool {
    rgb.x >= 0 && rgb.y >= 0 && rgb.z >= 0 && rgb.x <= top && rgb.y <= top && rgb.z <= top
  }

  /// Whether a colour is so far outside that no rounding can have brought it there.
  func isFarOutside(_ rgb: Components) -> Bool {
    let dust = 1e-6 * top
    return rgb.x < -dust || rgb.y < -dust || rgb.z < -dust || rgb.x > top + dust || rgb.y > top + dust
      || rgb.z > top + dust
  }

  func clipped(_ rgb: Components) -> Components {
    lesser(greater(rgb, .zero), Components(repeating: top))
  }

  var white: Components { Components(top, top, top) }
}
