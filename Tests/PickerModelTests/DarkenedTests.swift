import ColorCore
import PickerModel
import Testing

@Suite struct DarkenedTests {
  @Test(arguments: ColorSpace.allCases) func everySpaceDarkensAsSRGBDoes(_ space: ColorSpace) {
    for rgb: UInt32 in [0xFF7F00, 0x1560BD, 0x7F7F7F, 0xFFFFFF, 0x000000, 0x010203] {
      let color = Color(rgb: rgb).withAlpha(0.6).converted(to: space)
      let c = Color(rgb: rgb).components * 0.7
      let wanted = SRGB8(SRGB8.byte(c.x), SRGB8.byte(c.y), SRGB8.byte(c.z), alpha: 153)
      let got = color.darkened(by: 0.7).srgb8
      for (a, b) in [(got.red, wanted.red), (got.green, wanted.green), (got.blue, wanted.blue)] {
        #expect(abs(Int(a) - Int(b)) <= 1, "\(space) \(rgb)")
      }
      #expect(got.alpha == 153)
    }
  }

  @Test func greySpacesWithTwoNumbersWouldBeNoSpecialCase() {
    let grey = Color(.lab, 50, 0, 0).darkened(by: 0.7).srgb8
    #expect(grey.red == grey.green && grey.green == grey.blue && grey.red > 0)
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.5), (1, 1), (7, 1), (.nan, 1), (-.infinity, 0)])
  func factors(_ factor: Double, _ red: Double) {
    #expect(Color(.srgb, 1, 0, 0).darkened(by: factor) == Color(.srgb, red, 0, 0))
  }

  @Test func wideColoursStayWide() {
    let wide = Color(.displayP3, 0, 1, 0).darkened(by: 0.9)
    #expect(wide.converted(to: .srgb).components.x < 0)
  }
}
