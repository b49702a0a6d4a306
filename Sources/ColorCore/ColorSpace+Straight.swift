import CMath

extension ColorSpace {
  /// The conversions asked for most, straight: the same arithmetic as the way over the bases, with the
  /// matrices between multiplied beforehand. Nil for every other pair.
  @inline(__always)
  func straight(_ c: Components, to target: ColorSpace) -> Components? {
    switch (self, target) {
    case (.srgb, .oklab): return Self.oklab(ofSRGB: c)
    case (.srgb, .oklch): return Self.oklch(ofSRGB: c)
    case (.oklab, .srgb): return Self.srgb(ofOklab: c)
    case (.oklch, .srgb): return Self.srgb(ofOklab: Polar.to(c))
    case (.srgb, .lab): return Self.lab(ofSRGB: c, .srgbToLabD50)
    case (.srgb, .labD65): return Self.lab(ofSRGB: c, .srgbToLabD65)
    case (.srgb, .lch): return Self.lch(ofSRGB: c)
    case (.srgb, .lchD65): return Polar.from(Self.lab(ofSRGB: c, .srgbToLabD65))
    default: return nil
    }
  }

  @inline(__always)
  static func oklab(ofSRGB c: Components) -> Components { oklab(ofLight: SRGB.toBase(c)) }

  /// Oklab of linear sRGB.
  @inline(__always)
  static func oklab(ofLight c: Components) -> Components {
    let lms = Matrix3.srgbToOklabLMS.applied(to: c)
    return Matrix3.oklabFromLMS.applied(to: Components(cm_cbrt(lms.x), cm_cbrt(lms.y), cm_cbrt(lms.z)))
  }

  static func oklch(ofSRGB c: Components) -> Components { Polar.from(oklab(ofSRGB: c)) }

  static func lch(ofSRGB c: Components) -> Components { Polar.from(lab(ofSRGB: c, .srgbToLabD50)) }

  @inline(__always)
  static func srgb(ofOklab c: Components) -> Components {
    let roots = Matrix3.oklabToLMS.applied(to: c)
    return SRGB.fromBase(Matrix3.srgbFromOklabLMS.applied(to: roots * roots * roots))
  }

  @inline(__always)
  static func lab(ofSRGB c: Components, _ matrix: Matrix3) -> Components {
    Lab.lab(relative: matrix.applied(to: SRGB.toBase(c)))
  }
}
