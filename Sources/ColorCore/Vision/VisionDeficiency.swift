/// Ways in which people see fewer colours.
public enum VisionDeficiency: String, Hashable, Sendable, CaseIterable {
  /// The long-wave cones are weak or missing: red is dark, red and green look alike.
  case protan
  /// The middle-wave cones are weak or missing: red and green look alike.
  case deutan
  /// The short-wave cones are weak or missing: blue and green look alike.
  case tritan
  /// No colour at all.
  case achroma
}

/// Models of reduced colour vision. All work on linear light.
public enum VisionModel: String, Hashable, Sendable, CaseIterable {
  /// Machado 2009: any severity by its own matrices; good for protan and deutan.
  case machado
  /// Brettel 1997: two half-planes; the one to take for tritan. A severity below 1 is part of the way.
  case brettel
  /// Viénot 1999: one plane, made for protan and deutan; for tritan only roughly right.
  case vienot
}

extension Color {
  /// This colour as someone with reduced colour vision sees it.
  ///
  /// - Parameters:
  ///   - severity: 0 for none, 1 for a missing cone; clamped.
  ///   - model: counts for all but `achroma`, which goes to the grey of the same luminance.
  /// - Returns: a colour of ``ColorSpace/srgb`` with this one's alpha. It may lie a little outside the
  ///   gamut, as the models say; map it to show it.
  public func simulated(
    _ deficiency: VisionDeficiency, severity: Double = 1, model: VisionModel = .machado
  ) -> Color {
    let rgb = space.convert(components, to: .srgbLinear)
    return srgb(fromLight: deficiency.seen(rgb, severity: severity, model: model))
  }

  /// This colour moved so that someone with reduced colour vision tells it from others better.
  ///
  /// What the deficiency takes away from the colour is added to the channels that are still seen
  /// (Fidaner, Lin, Ozguven 2005). With `achroma` there is no such channel, and the colour stays.
  ///
  /// - Returns: a colour of sRGB, clipped to it, with this one's alpha.
  public func daltonized(
    for deficiency: VisionDeficiency, severity: Double = 1, model: VisionModel = .machado
  ) -> Color {
    let rgb = space.convert(components, to: .srgbLinear)
    let lost = rgb - deficiency.seen(rgb, severity: severity, model: model)
    let shift: Components
    switch deficiency {
    case .protan, .deutan: shift = Components(0, 0.7 * lost.x + lost.y, 0.7 * lost.x + lost.z)
    case .tritan: shift = Components(lost.x + 0.7 * lost.z, lost.y + 0.7 * lost.z, 0)
    case .achroma: shift = Components()
    }
    return srgb(fromLight: rgb + shift).mapped(to: .srgb, by: .clip)
  }

  private func srgb(fromLight rgb: Components) -> Color {
    Color(.srgbLinear, rgb, alpha: alpha, missing: missing.intersection(.alpha)).converted(to: .srgb)
  }
}

extension VisionDeficiency {
  /// Linear sRGB as seen.
  fileprivate func seen(_ rgb: Components, severity: Double, model: VisionModel) -> Components {
    let severity = severity >= 0 ? min(severity, 1) : 0
    if self != .achroma, model == .machado { return Machado.seen(rgb, self, severity: severity) }
    return rgb + (dichromat(rgb, model: model) - rgb) * severity
  }

  private func dichromat(_ rgb: Components, model: VisionModel) -> Components {
    switch (self, model) {
    case (.achroma, _):
      let grey = Matrix3.srgbToXYZ.applied(to: rgb).y
      return Components(grey, grey, grey)
    case (.protan, .brettel): return Brettel.protan.seen(rgb)
    case (.deutan, .brettel): return Brettel.deutan.seen(rgb)
    case (.tritan, .brettel): return Brettel.tritan.seen(rgb)
    case (.protan, _): return Matrix3.protanVienot.applied(to: rgb)
    case (.deutan, _): return Matrix3.deutanVienot.applied(to: rgb)
    case (.tritan, _): return Matrix3.tritanVienot.applied(to: rgb)
    }
  }
}
