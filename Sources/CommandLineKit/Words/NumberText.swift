/// Numbers as text for programs: a full stop, whatever the locale says.
public enum NumberText {
  /// The shortest digits that read back as the same Double: `0.1`, `1`, `1e-7`.
  public static func shortest(_ value: Double) -> String {
    var text = value.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    guard let e = text.firstIndex(of: "e") else { return text == "-0" ? "0" : text }
    // Swift writes 1e-07 and 1e+16, and 1.0e+16 for whole significands.
    var significand = text[..<e]
    if significand.hasSuffix(".0") { significand.removeLast(2) }
    let exponent = Int(text[text.index(after: e)...]) ?? 0
    return "\(significand)e\(exponent)"
  }

  /// With at most so many decimals; zeros at the end are left out.
  public static func rounded(_ value: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let steps = (value * scale).rounded()
    // Beyond this not even whole numbers are told apart.
    return abs(steps) < 0x1p53 ? shortest(steps / scale) : shortest(value)
  }
}
