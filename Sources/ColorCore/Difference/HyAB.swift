/// HyAB (Abasi, Amani Tehran, Fairchild 2020): lightness by the city block, a and b by the straight distance.
public enum HyAB {
  /// The difference of two colours of Lab.
  @inline(__always)
  public static func difference(_ a: Components, _ b: Components) -> Double {
    let d = a - b
    return abs(d.x) + (d.y * d.y + d.z * d.z).squareRoot()
  }
}
