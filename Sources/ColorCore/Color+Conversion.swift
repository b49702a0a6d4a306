extension Color {
  /// This colour in another space.
  ///
  /// Nothing is clamped: a colour outside a gamut has components outside the range. Missing
  /// components count as zero. When the result has a hue that is powerless (its chroma is that of a
  /// grey), the hue is missing and the chroma exactly 0 (CSS Color 4, section 12.2). Converting to
  /// the space a colour is already in gives the very same value.
  public func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    var result = space.convert(components, to: target)
    var missing = self.missing.intersection(.alpha)
    let info = target.info
    if let hue = target.hueIndex, target.isPowerless(result, info: info) {
      missing.insert(.channel(hue))
      if let chroma = target.chromaIndex { result[chroma] = 0 }
    }
    return Color(target, result, alpha: alpha, missing: missing)
  }
}

extension ColorSpace {
  /// Whether the hue of these numbers says nothing, because they are those of a grey.
  func isPowerless(_ c: Components, info: SpaceInfo) -> Bool {
    if self == .hwb { return c.y + c.z >= 100 - info.powerlessChroma }
    guard let chroma = chromaIndex else { return false }
    return abs(c[chroma]) <= info.powerlessChroma
  }
}
