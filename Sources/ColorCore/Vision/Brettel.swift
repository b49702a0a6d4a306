/// Brettel, Viénot, Mollon 1997, "Computerized simulation of color appearance for dichromats".
///
/// Of all colours that a dichromat cannot tell apart, the one on two half-planes is shown: they meet in
/// the greys, and each goes through a light that looks the same to everybody.
struct Brettel {
  private let side: SIMD3<Double>
  private let near: Matrix3
  private let far: Matrix3

  static let protan = Brettel(side: .protanSide, near: .protanNear, far: .protanFar)
  static let deutan = Brettel(side: .deutanSide, near: .deutanNear, far: .deutanFar)
  static let tritan = Brettel(side: .tritanSide, near: .tritanNear, far: .tritanFar)

  /// Linear sRGB as seen by a dichromat.
  func seen(_ rgb: Components) -> Components {
    let isNear = side.x * rgb.x + side.y * rgb.y + side.z * rgb.z > 0
    return (isNear ? near : far).applied(to: rgb)
  }
}
