/// The colours from a grey to a colour of its lightness outside a gamut, and what clipping makes of them.
struct ClippedRay {
  private let gamut: LinearGamut
  private let origin: Components
  /// The roots of the LMS of the grey, and what the whole chroma adds to them.
  private let grey: Components
  private let span: Components

  init(_ gamut: LinearGamut, _ origin: Components) {
    self.gamut = gamut
    self.origin = origin
    grey = Matrix3.oklabToLMS.applied(to: Components(origin.x, 0, 0))
    span = Matrix3.oklabToLMS.applied(to: Components(0, origin.y, origin.z))
  }

  /// The clipped light of the colour with a share of the chroma.
  func shown(_ share: Double) -> Components {
    gamut.clipped(gamut.rgb(Components(origin.x, origin.y * share, origin.z * share)))
  }

  /// The colour with a share of the chroma: whether the gamut holds it, the clipped light, and its difference by
  /// ΔEOK.
  func sample(_ share: Double) -> (isInside: Bool, shown: Components, miss: Double) {
    let candidate = Components(origin.x, origin.y * share, origin.z * share)
    let rgb = gamut.rgb(candidate)
    let shown = gamut.clipped(rgb)
    let d = gamut.oklab(shown) - candidate
    return (gamut.contains(rgb), shown, (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot())
  }

  /// A share up to which everything is inside, a hair before the edge of the gamut; nil where that is not sure.
  var edge: Double? {
    // Each channel is a cubic in the share. From outside, Newton's method runs down to the edge of the channel that
    // is farthest out; where it does not settle inside, nothing is known.
    var share = 1.0
    for _ in 0..<6 {
      let roots = grey + span * share
      let light = gamut.fromLMS.applied(to: roots * roots * roots)
      let slope = gamut.fromLMS.applied(to: roots * roots * span * 3)
      var step = 0.0
      for channel in 0..<3 {
        let excess = light[channel] < 0 ? light[channel] : max(0, light[channel] - gamut.top)
        if excess == 0 || slope[channel] == 0 { continue }
        step = max(step, excess / slope[channel])
      }
      if step < 1e-7 { break }
      share -= step
      if !(share > 0) { return nil }
    }
    let sure = share * (1 - 1e-6)
    let roots = grey + span * sure
    return gamut.contains(gamut.fromLMS.applied(to: roots * roots * roots)) ? sure : nil
  }
}
