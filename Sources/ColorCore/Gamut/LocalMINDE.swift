extension LinearGamut {
  /// A just noticeable difference of ΔEOK (CSS Color 4, section 13.2.1).
  private static let noticeable = 0.02
  private static let precision = 0.0001

  /// Chroma reduction with local clipping, CSS Color 4, section 13.2: Oklab in, linear RGB out.
  ///
  /// Chroma is bisected at constant lightness and hue. A candidate outside the gamut whose clipped form
  /// differs from it by less than a just noticeable difference is good enough: one as close below that
  /// difference as `precision` ends the search.
  func mappedLocally(_ origin: Components) -> Components {
    if origin.x >= whiteLightness { return white }
    if origin.x <= 0 { return Components() }
    let rgb = rgb(origin)
    if contains(rgb) { return rgb }
    var shown = clipped(rgb)
    if difference(shown, origin) < Self.noticeable { return shown }
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    var low = 0.0
    var high = 1.0
    var lowIsInside = true
    while (high - low) * chroma > Self.precision {
      let share = (low + high) / 2
      let candidate = Components(origin.x, origin.y * share, origin.z * share)
      let rgb = self.rgb(candidate)
      if lowIsInside && contains(rgb) {
        low = share
        continue
      }
      shown = clipped(rgb)
      let miss = difference(shown, candidate)
      if miss < Self.noticeable {
        if Self.noticeable - miss < Self.precision { return shown }
        lowIsInside = false
        low = share
      } else {
        high = share
      }
    }
    return shown
  }

  private func difference(_ rgb: Components, _ other: Components) -> Double {
    let d = oklab(rgb) - other
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }
}
