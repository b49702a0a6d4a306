import ColorCSS
import ColorCore
import Foundation
import Testing

/// Numbers in and out, against the C library as the judge.
@Suite struct DecimalTests {
  private func read(_ text: String) throws -> Double {
    try Color(css: "color(xyz \(text) 0 0)").components.x
  }

  @Test(arguments: [
    "0", "1", "-1", "+1", ".5", "-.5", "1e3", "1E+3", "1e-3", "9007199254740993", "9007199254740992.5", "0.1",
    "0.30000000000000004",
    "1e22", "1e23", "123456789012345678", "12345678901234567890", "1234567890123456789012345678901234567890e-20",
    "5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308",
    "2.2250738585072014e-308",
    "4.9e-324", "1e-400", "0e999", "0.000000000000000000000000000000000000000000000001", "1e-22", "1e-23", "8.5e-45",
    "9007199254740993.00000000000000000000000000000000000000000001", "6929495644600919.5",
    "3.14159265358979323846264338327950288",
    "179.769313486231570814527423731704e-2", "0.500000000000000166533453693773481063544750213623046875",
  ])
  func readsAsTheCLibrary(text: String) throws {
    #expect(try read(text) == strtod(text, nil))
  }

  @Test func randomDecimalsReadAsTheCLibrary() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let digits = generator.next() >> (generator.next() % 64)
      let point = Int(generator.next() % 20)
      var text = String(digits)
      if point < text.count { text.insert(".", at: text.index(text.endIndex, offsetBy: -point)) }
      if text.hasSuffix(".") { text.removeLast() }
      if generator.next() % 3 == 0 { text += "e\(Int(generator.next() % 90) - 60)" }
      let expected = min(strtod(text, nil), 1e100)
      #expect(try read(text) == expected, "\(text)")
    }
  }

  @Test func shortestReadsBackTheSameDouble() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      var value = Double(bitPattern: generator.next())
      if !value.isFinite || abs(value) > 1e100 { value = Double(generator.next() % 1_000_000) / 997 }
      let text = Color(.xyzD65, value, 0, 0).text(as: .css, TextStyle(.shortest))
      #expect(!text.contains("e") && !text.contains("E"))
      #expect(try Color(css: text).components.x == value, "\(text)")
    }
  }

  @Test func decimalsRoundAsTheExactNumberDoes() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let places = Int(generator.next() % 9)
      let value = Double(generator.next() % 1_000_000_000) / Double([8, 1000, 997, 255][Int(generator.next() % 4)])
      let text = Color(.xyzD65, value, 0, 0).text(as: .xyzD65, TextStyle(precision: places))
      var expected = String(format: "%.\(places)f", value)
      // C rounds halves to even, we round them up: only exact halves differ.
      let isHalf = (value * pow(10, Double(places)) * 2).truncatingRemainder(dividingBy: 2) == 1
      if isHalf { continue }
      if expected.contains(".") {
        while expected.hasSuffix("0") { expected.removeLast() }
        if expected.hasSuffix(".") { expected.removeLast() }
      }
      #expect(text == "color(xyz-d65 \(expected) 0 0)", "\(value) with \(places)")
    }
  }

  @Test(arguments: [
    (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (0.004, 2, "0"), (-0.004, 2, "0"), (1e21, 3, "1000000000000000000000"),
    (1.005, 2, "1"), (1e-7, 9, "0.0000001"), (999.9995, 3, "1000"), (0.1 + 0.2, 17, "0.30000000000000004"),
    (123456789.123456789, 17, "123456789.12345679"), (Double.leastNonzeroMagnitude, 17, "0"), (0.5, 0, "1"),
    (2.5, 0, "3"),
  ])
  func rounds(value: Double, places: Int, text: String) {
    #expect(Color(.xyzD65, value, 0, 0).text(as: .xyzD65, TextStyle(precision: places)) == "color(xyz-d65 \(text) 0 0)")
  }
}
