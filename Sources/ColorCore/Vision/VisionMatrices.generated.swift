// Made by Tools/derive_vision_matrices.py: change that, not this.
// Each entry is the Double nearest to the exact fraction.

extension Matrix3 {
  /// Linear sRGB as seen without the cone, on the side of 575 nm.
  @inline(__always)
  static var protanNear: Matrix3 {
    Matrix3(
      SIMD3(0.1498032900736227, 1.1954778238711763, -0.34528111394479893),
      SIMD3(0.10764488302985772, 0.8486384750576778, 0.043716641912464466),
      SIMD3(0.0038368914636688284, -0.005395126332368314, 1.0015582348686995))
  }

  /// Linear sRGB as seen without the cone, on the side of 475 nm.
  @inline(__always)
  static var protanFar: Matrix3 {
    Matrix3(
      SIMD3(0.14569980323700524, 1.1617182299472484, -0.30741803318425354),
      SIMD3(0.10816443262983266, 0.8529128359163447, 0.03892273145382259),
      SIMD3(0.0038554102763516704, -0.005242771123001693, 1.00138736084665))
  }

  /// Linear sRGB as seen without the cone, by one plane.
  @inline(__always)
  static var protanVienot: Matrix3 {
    Matrix3(
      SIMD3(0.11238276122216397, 0.887617238777836, 0.0),
      SIMD3(0.11238276122216397, 0.887617238777836, 0.0),
      SIMD3(0.004005768273046941, -0.004005768273046941, 1.0))
  }

  /// Linear sRGB as seen without the cone, on the side of 575 nm.
  @inline(__always)
  static var deutanNear: Matrix3 {
    Matrix3(
      SIMD3(0.3729847002330658, 0.881658182568382, -0.25464288280144787),
      SIMD3(0.25953881982437305, 0.6350575109134416, 0.10540366926218532),
      SIMD3(-0.019802593252716928, 0.02784480439922436, 0.9919577888534926))
  }

  /// Linear sRGB as seen without the cone, on the side of 475 nm.
  @inline(__always)
  static var deutanFar: Matrix3 {
    Matrix3(
      SIMD3(0.36477409300181074, 0.86381054234885, -0.22858463535066073),
      SIMD3(0.262937415220105, 0.6424451384257993, 0.09461744635409573),
      SIMD3(-0.02006190321759146, 0.027281134645201457, 0.9927807685723901))
  }

  /// Linear sRGB as seen without the cone, by one plane.
  @inline(__always)
  static var deutanVienot: Matrix3 {
    Matrix3(
      SIMD3(0.29275011427843556, 0.7072498857215644, 0.0),
      SIMD3(0.29275011427843556, 0.7072498857215644, 0.0),
      SIMD3(-0.022336587034129093, 0.022336587034129093, 1.0))
  }

  /// Linear sRGB as seen without the cone, on the side of 485 nm.
  @inline(__always)
  static var tritanNear: Matrix3 {
    Matrix3(
      SIMD3(0.936783927745379, 0.1897879381950746, -0.1265718659404536),
      SIMD3(0.061533927841790154, 0.8152622129527484, 0.12320385920546152),
      SIMD3(-0.3756079821999922, 1.1276541228981196, 0.2479538593018727))
  }

  /// Linear sRGB as seen without the cone, on the side of 660 nm.
  @inline(__always)
  static var tritanFar: Matrix3 {
    Matrix3(
      SIMD3(1.012773344951979, 0.1354841100067948, -0.14825745495877377),
      SIMD3(-0.012433453369382867, 0.8681210465704335, 0.1443124067989493),
      SIMD3(0.07589478675664742, 0.8049996047657652, 0.11910560847758746))
  }

  /// Linear sRGB as seen without the cone, by one plane.
  @inline(__always)
  static var tritanVienot: Matrix3 {
    Matrix3(
      SIMD3(1.0, 0.14461224330693612, -0.14461224330693612),
      SIMD3(0.0, 0.8592358078045899, 0.14076419219541017),
      SIMD3(0.0, 0.8592358078045899, 0.14076419219541017))
  }
}

extension SIMD3<Double> {
  /// The plane that parts the two halves for protan: in linear sRGB, its normal towards the near side.
  static let protanSide = SIMD3(0.00047773030714170746, 0.003930311419629599, -0.004408041726771306)

  /// The plane that parts the two halves for deutan: in linear sRGB, its normal towards the near side.
  static let deutanSide = SIMD3(0.0028103920668026325, 0.0061090325077519615, -0.008919424574554594)

  /// The plane that parts the two halves for tritan: in linear sRGB, its normal towards the near side.
  static let tritanSide = SIMD3(-0.039014607650585564, 0.027880757986738888, 0.011133849663846678)
}
