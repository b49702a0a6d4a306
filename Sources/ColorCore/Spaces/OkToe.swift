/// The lightness of Okhsl and Okhsv against that of Oklab: near L* of CIE, with a toe at black.
enum OkToe {
  // k₁, k₂ of Ottosson; k₃ keeps white at 1.
  private static let k1 = 0.206
  private static let k2 = 0.03
  private static let k3 = (1 + k1) / (1 + k2)

  /// Chroma of Oklab at or below this is rounding dust on a grey.
  static let dust = 1e-10

  static func perceived(_ lightness: Double) -> Double {
    let x = k3 * lightness - k1
    // What is under the root is positive for every lightness.
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }

  static func oklab(_ perceived: Double) -> Double {
    (perceived * perceived + k1 * perceived) / (k3 * (perceived + k2))
  }
}
