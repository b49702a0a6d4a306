import Testing

@testable import CommandLineKit

@Suite struct NumberTextTests {
  static let texts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (100, "100"),
    (1e15, "1000000000000000"), (1e16, "1e16"), (1.5e300, "1.5e300"), (1e-7, "1e-7"),
    (.leastNonzeroMagnitude, "5e-324"),
    (-2.5e-10, "-2.5e-10"),
  ]

  @Test(arguments: texts)
  func shortest(_ value: Double, _ text: String) { #expect(NumberText.shortest(value) == text) }

  @Test func readsBackAsTheSame() {
    // Every exponent, with the bits of a multiplicative hash behind it.
    for exponent in 0..<UInt64(2047) {
      let value = Double(bitPattern: exponent << 52 | (exponent &* 0x9E37_79B9_7F4A_7C15) >> 12)
      #expect(Double(NumberText.shortest(value)) == value)
    }
  }
}
