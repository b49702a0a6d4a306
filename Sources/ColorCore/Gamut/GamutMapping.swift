/// How a colour that an RGB device cannot show is brought to one that it can.
public enum GamutMapping: Hashable, Sendable, CaseIterable {
  /// Each channel on its own to the nearer end of its range. Quick; hue and lightness may shift far.
  case clip
  /// CSS Color 4, section 13.2: chroma is reduced in OKLCH until clipping is no longer noticed (a ΔEOK
  /// below 0.02). Keeps the most chroma of the three that look right.
  case css
  /// Chroma is reduced in OKLCH at the lightness and hue of the colour until it lies on the surface of
  /// the gamut, found by casting rays.
  case chroma
  /// The saturation of HSL is lowered until clipping is no longer noticed (a CIEDE2000 of 2).
  case saturation
  /// The chroma of CIE LCH is lowered until clipping is no longer noticed (a CIEDE2000 of 2), the way before Oklab.
  case lchChroma
  /// The chroma of HCT is lowered until clipping is no longer noticed (2 in HCT).
  case hct
  /// The chroma of HCT is lowered until the colour lies inside, at the very tone: how tonal palettes are made.
  case tonal
}

extension Color {
  /// Whether a space shows this colour: every channel inside its range once converted.
  ///
  /// - Parameters:
  ///   - space: an RGB space or one made on it (such as HSL, whose bounds are those of sRGB). A space
  ///     without bounds, such as Lab, holds every colour.
  ///   - tolerance: how far outside 0…1 a channel may be; the default lets the rounding dust of a
  ///     conversion pass and nothing that could be seen.
  public func isInGamut(_ space: ColorSpace, tolerance: Double = 1e-9) -> Bool {
    guard let gamut = space.info.gamut else { return true }
    return gamut.bounds(contain: self.space.convert(components, to: gamut), tolerance: tolerance)
      && !hasLightWithoutCode(in: gamut)
  }

  /// This colour in another space, and inside the gamut of that space.
  ///
  /// A colour that lies inside the gamut comes out as ``converted(to:)`` gives it, bit for bit; one
  /// already in the space is returned as it is, missing components included.
  public func mapped(to target: ColorSpace, by method: GamutMapping) -> Color {
    if let found = mappedFromFarOutside(to: target, by: method) { return found }
    let color = converted(to: target)
    guard let gamut = target.info.gamut else { return color }
    // From the colour itself: CMYK, for one, has already cut off what is outside.
    let inside = space.convert(components, to: gamut)
    let isCut = hasLightWithoutCode(in: gamut)
    if !isCut && gamut.bounds(contain: inside, tolerance: 0) { return color }
    // Dust of a conversion is not a colour outside: it is brushed off, whichever the method.
    if method == .clip || !isCut && gamut.bounds(contain: inside, tolerance: 1e-9) {
      return color.replacing(gamut.clipped(inside), in: gamut)
    }
    guard let light = LinearGamut(of: gamut) else {
      // HPLuv is no RGB space: what lies inside sRGB is left to be clipped.
      let shown = mapped(to: .srgb, by: method)
      return color.replacing(gamut.clipped(shown.space.convert(shown.components, to: gamut)), in: gamut)
    }
    // A code that means light inside is only another way to write it, as below zero in HLG.
    let given = space.convert(components, to: light.space)
    if light.contains(given) { return color.replacing(gamut.clipped(light.space.convert(given, to: gamut)), in: gamut) }
    if let reduction = method.reduction {
      let start = space.convert(components, to: reduction.space)
      return color.replacing(reduction.reduced(start, into: gamut), in: gamut)
    }
    let oklab = space.convert(components, to: .oklab)
    let rgb = method == .css ? light.mappedLocally(oklab) : light.mappedByRays(oklab)
    return color.replacing(gamut.clipped(light.space.convert(rgb, to: gamut)), in: gamut)
  }

  /// Whether the gamut's codes stop at no light or at the most there is, so that they do not tell that this colour
  /// lies outside.
  private func hasLightWithoutCode(in gamut: ColorSpace) -> Bool {
    guard gamut == .rec2100PQ || gamut == .rec2100HLG || gamut == .acescc, space != gamut,
      let light = LinearGamut(of: gamut)
    else { return false }
    return light.isFarOutside(space.convert(components, to: light.space))
  }

  /// The short way for what is asked for most: a colour well outside an RGB space. Nil for all others.
  @inline(__always)
  private func mappedFromFarOutside(to target: ColorSpace, by method: GamutMapping) -> Color? {
    guard method == .css, space == .oklch || space == .oklab, let light = LinearGamut(of: target)
    else { return nil }
    let oklab = space == .oklab ? components : OKLCH.toBase(components)
    guard oklab.isOrdinary(below: 1e15), light.isFarOutside(light.rgb(oklab)) else { return nil }
    let rgb = light.mappedLocally(oklab)
    let shown = target.clipped(light.space == target ? rgb : light.space.convert(rgb, to: target))
    return Color(target, shown, alpha: alpha, missing: missing.intersection(.alpha))
  }

  /// The colour with these numbers of another space, in this one's space and with its alpha.
  private func replacing(_ components: Components, in other: ColorSpace) -> Color {
    let found = Color(other, components, alpha: alpha, missing: missing.intersection(.alpha))
    return found.converted(to: space)
  }
}

extension ColorSpace {
  /// Whether the numbers lie in the ranges of the channels; a hue may be any angle.
  fileprivate func bounds(contain c: Components, tolerance: Double) -> Bool {
    for (index, channel) in channels.enumerated() where channel.kind != .hue {
      let slack = tolerance * channel.range.upperBound
      if c[index] < channel.range.lowerBound - slack || c[index] > channel.range.upperBound + slack { return false }
    }
    return true
  }

  func clipped(_ c: Components) -> Components {
    var result = c
    for (index, channel) in channels.enumerated() where channel.kind != .hue {
      result[index] = min(max(c[index], channel.range.lowerBound), channel.range.upperBound)
    }
    return result
  }
}
