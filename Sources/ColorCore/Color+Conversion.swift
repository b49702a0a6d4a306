extension Color {
  /// This colour in another space.
  ///
  /// Nothing is clamped: a colour outside a gamut has components outside the range. Missing
  /// components count as zero. When the result has a hue that is powerless (its chroma is that of a
  /// grey), the hue is missing and the chroma exactly 0 (CSS Color 4, section 12.2). Converting to
  /// the space a colour is already in gives the very same value.
  public func converted(to target: ColorSpace) -> Color {
    space == .srgb ? convertedFromSRGB(to: target) : convertedByWay(to: target)
  }

  /// What is asked for most, with nothing looked up: the spaces next to sRGB, straight. Each is a function
  /// of its own, so that none pays for what another one keeps at hand.
  @inline(__always)
  private func convertedFromSRGB(to target: ColorSpace) -> Color {
    switch target {
    case .hsl: return hslOfSRGB()
    case .oklch: return oklchOfSRGB()
    case .oklab: return oklabOfSRGB()
    case .lab: return labOfSRGB()
    case .labD65: return labD65OfSRGB()
    default: return convertedByWay(to: target)
    }
  }

  @inline(never)
  private func convertedByWay(to target: ColorSpace) -> Color {
    if target == space { return self }
    var source = components
    // Whiteness and blackness that make 99.999 % are a grey (CSS Color 4, section 8).
    if space == .hwb, self.missing.isDisjoint(with: [.second, .third]), space.isPowerless(source) {
      source = space.grey(of: source)
    }
    return withPowerlessHue(space.convert(source, to: target), in: target)
  }

  @inline(never)
  private func hslOfSRGB() -> Color {
    guard let hsl = HSL.ofVivid(components) else { return convertedByWay(to: .hsl) }
    return plain(hsl, .hsl)
  }

  @inline(never)
  private func oklchOfSRGB() -> Color {
    guard let light = SRGB.ordinaryLight(components) else { return convertedByWay(to: .oklch) }
    let oklch = Polar.from(ColorSpace.oklab(ofLight: light))
    return OKLCH.hue?.isPowerless(oklch) ?? false ? withPowerlessHue(oklch, in: .oklch) : plain(oklch, .oklch)
  }

  @inline(never)
  private func oklabOfSRGB() -> Color {
    guard let light = SRGB.ordinaryLight(components) else { return convertedByWay(to: .oklab) }
    return plain(ColorSpace.oklab(ofLight: light), .oklab)
  }

  @inline(never)
  private func labOfSRGB() -> Color {
    guard let light = SRGB.ordinaryLight(components) else { return convertedByWay(to: .lab) }
    return plain(Lab.lab(relative: Matrix3.srgbToLabD50.applied(to: light)), .lab)
  }

  @inline(never)
  private func labD65OfSRGB() -> Color {
    guard let light = SRGB.ordinaryLight(components) else { return convertedByWay(to: .labD65) }
    return plain(Lab.lab(relative: Matrix3.srgbToLabD65.applied(to: light)), .labD65)
  }

  @inline(__always)
  private func plain(_ result: Components, _ target: ColorSpace) -> Color {
    Color(checked: target, result, alpha: alpha, missing: missing.intersection(.alpha))
  }

  /// A result whose hue, if it is powerless, becomes missing.
  @inline(never)
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
