extension LinearGamut {
  /// Chroma reduction at constant lightness by casting rays: Oklab in, linear RGB out.
  ///
  /// In linear light the way from a colour to the grey of its lightness is nearly straight. A ray from
  /// the grey through the colour meets the surface of the cube; the meeting point is put back on the
  /// lightness and hue of the colour, and the ray is cast again, four times in all. The grey end moves
  /// up to a corrected point that has come to lie inside. (Muse 2024; CSS Color 4, section 13.3.)
  func mappedByRays(_ origin: Components) -> Components {
    let grey = clipped(rgb(Components(origin.x, 0, 0)))
    if grey == white || grey == Components() || origin.x <= 0 { return origin.x <= 0 ? Components() : grey }
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    if chroma == 0 { return grey }
    let direction = Components(0, origin.y / chroma, origin.z / chroma)
    var anchor = grey
    var point = rgb(origin)
    var last = point
    for round in 0..<4 {
      if round > 0 {
        let lab = oklab(point)
        let reached = (lab.y * lab.y + lab.z * lab.z).squareRoot()
        point = rgb(Components(origin.x, 0, 0) + direction * reached)
      }
      guard let meeting = surface(from: anchor, through: point) else {
        point = last
        break
      }
      if round > 0, isWellInside(point) { anchor = point }
      last = meeting
      point = meeting
    }
    return clipped(point)
  }

  private func isWellInside(_ rgb: Components) -> Bool {
    (0..<3).allSatisfy { rgb[$0] > 1e-12 && rgb[$0] < top }
  }

  /// Where a ray meets the surface of the cube: going in if it starts outside, else going out.
  private func surface(from start: Components, through point: Components) -> Components? {
    let ray = point - start
    var enters = -Double.infinity
    var leaves = Double.infinity
    var isPoint = true
    for lane in 0..<3 {
      if abs(ray[lane]) > 1e-12 { isPoint = false }
      if ray[lane] != 0 {
        let a = -start[lane] / ray[lane]
        let b = (top - start[lane]) / ray[lane]
        enters = max(enters, min(a, b))
        leaves = min(leaves, max(a, b))
      } else if start[lane] < 0 || start[lane] > top {
        return nil
      }
    }
    if isPoint || enters > leaves || leaves < 0 { return nil }
    let reach = enters < 0 ? leaves : enters
    return reach.isFinite ? start + ray * reach : nil
  }
}
