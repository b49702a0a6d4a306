/// ΔE ITP (BT.2124-0): 720 times the distance in ICtCp with Ct halved.
public enum ITP {
  /// The difference of two colours of ICtCp.
  @inline(__always)
  public static func difference(_ a: Components, _ b: Components) -> Double {
    let d = a - b
    return 720 * (d.x * d.x + 0.25 * d.y * d.y + d.z * d.z).squareRoot()
  }
}
