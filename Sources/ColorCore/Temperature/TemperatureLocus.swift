import CMath

/// Why a temperature has no colour, or a colour no temperature.
public enum TemperatureError: Error, Hashable, Sendable {
  /// The locus is defined for these temperatures only, in kelvin.
  case outsideLocus(kelvin: Double, ClosedRange<Double>)
  /// The colour is this far from the locus in u, v of CIE 1960: too far to be called white (CIE 15:2018, 9.5).
  case notWhite(distance: Double)
}

/// A line of whites, one for each temperature.
public enum TemperatureLocus: String, Hashable, Sendable, CaseIterable {
  /// Phases of daylight (CIE 15:2018, 4.1.2), 4000 to 25,000 K.
  case daylight
  /// The radiation of a black body by Planck's law, seen by the standard observer, 1000 to 100,000 K.
  case planckian
  /// The black body by the cubic splines of Kang et al. 2002, 1667 to 25,000 K.
  case kang

  /// The temperatures the locus is defined for, in kelvin.
  public var range: ClosedRange<Double> {
    switch self {
    case .daylight: 4000...25_000
    case .planckian: 1000...100_000
    case .kang: 1667...25_000
    }
  }

  /// The chromaticity of a temperature in kelvin.
  public func chromaticity(kelvin: Double) throws(TemperatureError) -> Chromaticity {
    guard range.contains(kelvin) else { throw .outsideLocus(kelvin: kelvin, range) }
    return place(kelvin)
  }

  /// The temperature of the place on the locus that is nearest in u, v of CIE 1960, and how far the
  /// colour is from there: Duv, positive on the green side, negative on the pink side.
  ///
  /// - Returns: kelvin, to 1 part in 10⁹ for a colour on the locus.
  public func temperature(of chromaticity: Chromaticity) throws(TemperatureError) -> (kelvin: Double, duv: Double) {
    let uv = chromaticity.uv
    func squaredDistance(_ mired: Double) -> Double {
      let d = place(1e6 / mired).uv - uv
      return d.x * d.x + d.y * d.y
    }
    // Along 10⁶/K the locus is run through evenly: the nearest of 40 places, then ever narrower around it.
    let ends = (low: 1e6 / range.upperBound, high: 1e6 / range.lowerBound)
    let step = (ends.high - ends.low) / 40
    var best = (mired: ends.low, distance: Double.infinity)
    for index in 0...40 {
      let mired = min(ends.low + Double(index) * step, ends.high)
      let distance = squaredDistance(mired)
      if distance < best.distance { best = (mired, distance) }
    }
    var mired = best.mired
    var reach = step
    // The distance along the locus from the foot of the perpendicular, by the tangent, a few times over.
    for _ in 0..<40 {
      let delta = max(1e-4 * mired, 1e-6)
      let ahead = place(1e6 / (mired + delta)).uv
      let behind = place(1e6 / (mired - delta)).uv
      let tangent = (ahead - behind) / (2 * delta)
      let off = uv - place(1e6 / mired).uv
      let along = (off.x * tangent.x + off.y * tangent.y) / (tangent.x * tangent.x + tangent.y * tangent.y)
      let next = min(max(mired + min(max(along, -reach), reach), ends.low), ends.high)
      let moved = abs(next - mired)
      mired = next
      reach = max(moved, 1e-12)
      if moved <= 1e-13 * mired { break }
    }
    let foot = place(1e6 / mired).uv
    let off = uv - foot
    let distance = (off.x * off.x + off.y * off.y).squareRoot()
    if distance > 0.05 { throw .notWhite(distance: distance) }
    return (1e6 / mired, off.y < 0 ? -distance : distance)
  }

  private func place(_ kelvin: Double) -> Chromaticity {
    switch self {
    case .daylight: Self.daylight(kelvin)
    case .planckian: BlackBody.chromaticity(kelvin)
    case .kang: Self.kang(kelvin)
    }
  }

  /// Equations of CIE 15:2018, 4.1.2.
  private static func daylight(_ kelvin: Double) -> Chromaticity {
    let t = 1000 / kelvin
    let x =
      kelvin <= 7000
      ? ((-4.6070 * t + 2.9678) * t + 0.09911) * t + 0.244063 : ((-2.0064 * t + 1.9018) * t + 0.24748) * t + 0.237040
    return Chromaticity(x: x, y: (-3 * x + 2.870) * x - 0.275)
  }

  /// The splines of Kang, Moon, Hong, Lee, Cho, Kim 2002, "Design of Advanced Color Temperature Control System".
  private static func kang(_ kelvin: Double) -> Chromaticity {
    let t = 1000 / kelvin
    let x =
      kelvin <= 4000
      ? ((-0.2661239 * t - 0.2343589) * t + 0.8776956) * t + 0.179910
      : ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.240390
    let y: Double
    if kelvin <= 2222 {
      y = ((-1.1063814 * x - 1.34811020) * x + 2.18555832) * x - 0.20219683
    } else if kelvin <= 4000 {
      y = ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
    } else {
      y = ((3.0817580 * x - 5.87338670) * x + 3.75112997) * x - 0.37001483
    }
    return Chromaticity(x: x, y: y)
  }
}
