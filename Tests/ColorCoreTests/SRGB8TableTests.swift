import CaseTables
import ColorCore
import Testing

/// 8-bit sRGB: its light, and every byte through every space.
struct SRGB8TableTests {
  @Test func light() throws {
    let table = try CaseTable("science/srgb8-linear")
    var tally = Tally("srgb8-linear.tsv")
    for row in table.rows {
      let code = try #require(UInt32(row["code"]))
      let linear = Color(rgb: code << 16 | code << 8 | code).converted(to: .srgbLinear).components
      let expected = try #require(row.number("linear"))
      tally.check(abs(linear.x - expected) <= 1e-15, row, "\(linear.x) for \(expected)")
    }
    tally.finish(rows: table.rows.count)
  }

  @Test(arguments: ColorSpace.allCases)
  func everyByteSurvives(_ space: ColorSpace) {
    for byte in 0...255 as ClosedRange<UInt8> {
      for bytes in [SRGB8(byte, byte, byte), SRGB8(byte, 0, 0), SRGB8(255, byte, 0), SRGB8(64, 200, byte, alpha: byte)]
      {
        #expect(Color(bytes).converted(to: space).srgb8 == bytes)
      }
    }
  }

  @Test func roundingIsInOnePlace() {
    #expect(SRGB8.byte(.nan) == 0)
    #expect(SRGB8.byte(-.infinity) == 0)
    #expect(SRGB8.byte(.infinity) == 255)
    #expect(SRGB8.byte(-0.0) == 0)
    #expect(SRGB8.byte(0.5) == 128)
    #expect(SRGB8.byte(0.5 / 255 - 1e-9) == 0)
    // A half that lost its last bits in a conversion is a half.
    #expect(SRGB8.byte((178.5 / 255).nextDown) == 179)
    #expect(SRGB8.byte(1.0.nextDown) == 255)
  }
}
