import CMath

/// The distance of two colours of HCT, with chroma bent as CAM16-UCS bends colourfulness.
public enum HCTDifference {
  /// The difference of two colours of HCT.
  public static func difference(_ a: Components, _ b: Components) -> Double {
    Euclid.distance(uniform(a), uniform(b))
  }

  static func uniform(_ hct: Components) -> Components {
    // c₂ of CAM16-UCS (Li et al. 2017, table 4).
    let c2 = 0.0228
    let bent = cm_log1p(c2 * abs(HCT.model.colorfulness(chroma: hct.y))) / c2
    return Polar.to(Components(hct.z, hct.y < 0 ? -bent : bent, hct.x))
  }
}
