/// The straight distance of two sets of three numbers: ΔE 76 in Lab, ΔEOK in Oklab, ΔEz in Jzazbz.
public enum Euclid {
  @inline(__always)
  public static func distance(_ a: Components, _ b: Components) -> Double {
    let d = a - b
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }
}
