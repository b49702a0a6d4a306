extension Color {
  /// This colour in another space.
  ///
  /// Nothing is clamped: a colour outside a gamut has components outside the range. Missing
  /// components count as zero. When the result has a hue that is powerless (its chroma is that of a
  /// grey), the hue is missing and the chroma exactly 0 (CSS Color 4, section 12.2). Converting to
  /// the space a colour is already in gives the very same value.
  public func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    var source = components
    // Whiteness and blackness that make 99.999 % are a grey (CSS Color 4, section 8).
    if space == .hwb, self.missing.isDisjoint(with: [.second, .third]), space.isPowerless(source) {
      source = space.grey(of: source)
    }
    var result = space.convert(source, to: target)
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
