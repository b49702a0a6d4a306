/// ΔEOK with a and b doubled: Oklab gives chroma half the weight it has to the eye (Ottosson 2024).
public enum OK2 {
  /// The difference of two colours of Oklab.
  @inline(__always)
  public static func difference(_ a: Components, _ b: Components) -> Double {
    let d = a - b
    return (d.x * d.x + 4 * (d.y * d.y + d.z * d.z)).squareRoot()
  }
}
