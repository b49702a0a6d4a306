/// A 3 × 3 matrix by rows; what every linear step between colour spaces is made of.
struct Matrix3: Equatable, Sendable {
  var row0: SIMD3<Double>
  var row1: SIMD3<Double>
  var row2: SIMD3<Double>

  init(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) {
    self.row0 = row0
    self.row1 = row1
    self.row2 = row2
  }

  /// The product with a column; the fourth lane passes as zero.
  @inline(__always)
  func applied(to c: Components) -> Components {
    Components(
      row0.x * c.x + row0.y * c.y + row0.z * c.z,
      row1.x * c.x + row1.y * c.y + row1.z * c.z,
      row2.x * c.x + row2.y * c.y + row2.z * c.z,
      0)
  }
}
