extension Color {
  /// This colour in another space.
  ///
  /// Nothing is clamped: a colour outside a gamut has components outside the range. Missing
  /// components count as zero. When the result has a hue that is powerless (its chroma is that of a
  /// grey), the hue is missing and the chroma exactly 0 (CSS Color 4, section 12.2). Converting to
  /// the space a colour is already in gives the very same value.
  public func converted(to target: ColorSpace) -> Color {
    if space == .srgb, let quick = convertedFromSRGB(to: target) { return quick }
    if target == space { return self }
    var source = components
    // Whiteness and blackness that make 99.999 % are a grey (CSS Color 4, section 8).
    if space == .hwb, self.missing.isDisjoint(with: [.second, .third]), space.isPowerless(source) {
      source = space.grey(of: source)
    }
    return withPowerlessHue(space.convert(source, to: target), in: target)
  }

  /// What is asked for most, with nothing looked up: the spaces next to sRGB, straight.
  @inline(__always)
  private func convertedFromSRGB(to target: ColorSpace) -> Color? {
    guard components.isOrdinary(below: 1e15) else { return nil }
    switch target {
    case .hsl: return polar(HSL.fromBase(components).finite(), HSL.self, .hsl)
    case .hsv: return polar(HSV.fromBase(components).finite(), HSV.self, .hsv)
    case .oklch: return polar(ColorSpace.oklch(ofSRGB: components), OKLCH.self, .oklch)
    case .lch: return polar(ColorSpace.lch(ofSRGB: components), LCH.self, .lch)
    case .oklab: return plain(ColorSpace.oklab(ofSRGB: components), .oklab)
    case .lab: return plain(ColorSpace.lab(ofSRGB: components, .srgbToLabD50), .lab)
    case .labD65: return plain(ColorSpace.lab(ofSRGB: components, .srgbToLabD65), .labD65)
    case .srgbLinear: return plain(SRGB.toBase(components), .srgbLinear)
    default: return nil
    }
  }

  @inline(__always)
  private func plain(_ result: Components, _ target: ColorSpace) -> Color {
    Color(checked: target, result, alpha: alpha, missing: missing.intersection(.alpha))
  }

  /// The same where hue and chroma are in known lanes.
  @inline(__always)
  private func polar<Space: SpaceDefinition>(_ result: Components, _: Space.Type, _ target: ColorSpace) -> Color {
    guard let hue = Space.hue, hue.isPowerless(result) else { return plain(result, target) }
    return withPowerlessHue(result, in: target)
  }

  /// A result whose hue, if it is powerless, becomes missing.
  private func withPowerlessHue(_ result: Components, in target: ColorSpace) -> Color {
    var result = result
    var missing = self.missing.intersection(.alpha)
    if let hue = target.hueRule, hue.isPowerless(result) {
      missing.insert(.channel(hue.lane))
      result = target.grey(of: result)
      result[hue.lane] = 0
    }
    return Color(checked: target, result, alpha: alpha, missing: missing)
  }
}

extension ColorSpace {
  /// Whether the hue of these numbers says nothing, because they are those of a grey.
  func isPowerless(_ c: Components) -> Bool { hueRule?.isPowerless(c) ?? false }

  /// The grey that numbers with a powerless hue stand for.
  func grey(of c: Components) -> Components {
    var grey = c
    if self == .hwb {
      // Whiteness decides; the rest of the way to 100 is black.
      if grey.y + grey.z < 100 { grey.z = 100 - grey.y }
    } else if let chroma = chromaIndex {
      grey[chroma] = 0
    }
    return grey
  }
}
