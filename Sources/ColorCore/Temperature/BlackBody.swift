import CMath

/// The light of a black body as the standard observer sees it.
enum BlackBody {
  /// c₂ of Planck's law in nm·K, as the International Temperature Scale of 1990 rounds it and Ohno 2013 takes it.
  private static let c2 = 1.4388e7

  static func chromaticity(_ kelvin: Double) -> Chromaticity {
    var sum = Components()
    let matches = StandardObserver.matches
    for index in 0..<matches.count / 3 {
      let wavelength = Double(StandardObserver.firstWavelength + index)
      let inverse = 560 / wavelength
      // Planck's law up to a factor: λ⁻⁵ / (exp(c₂ / λT) − 1).
      let power = inverse * inverse * inverse * inverse * inverse / (cm_exp(c2 / (wavelength * kelvin)) - 1)
      let match = Components(
        Double(matches[3 * index]), Double(matches[3 * index + 1]), Double(matches[3 * index + 2]))
      sum += match * power
    }
    let whole = sum.x + sum.y + sum.z
    return Chromaticity(x: sum.x / whole, y: sum.y / whole)
  }
}
