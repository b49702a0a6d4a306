import ColorCore
import PickerModel
import Testing

@Suite struct ChannelScaleTests {
  @Test func everyByteIsExact() {
    for byte in 0...255 {
      let component = Double(byte) / 255
      #expect(ChannelScale.red.number(of: component) == Double(byte))
      #expect(SRGB8.byte(ChannelScale.red.component(of: Double(byte))) == UInt8(byte))
    }
  }

  @Test func outOfRangeAndNaNAreHeld() {
    #expect(ChannelScale.red.number(of: 5) == 255)
    #expect(ChannelScale.red.number(of: -1) == 0)
    #expect(ChannelScale.red.rounded(.nan) == 0)
    #expect(ChannelScale.red.rounded(.infinity) == 255)
  }

  @Test(arguments: [
    ("red", "red"), ("RED", "red"), ("srgb/green", "green"), ("oklch/lightness", "oklch/lightness"),
    ("lab/a", "lab/a"), ("CMYK/black", "cmyk/black"),
  ])
  func names(_ given: String, _ printed: String) {
    #expect(ChannelScale(named: given)?.name == printed)
  }

  @Test(arguments: ["", "/", "purple", "oklch", "oklch/", "oklch/red", "srgb/red/x", "nowhere/red"])
  func unknownNames(_ name: String) { #expect(ChannelScale(named: name) == nil) }

  @Test func aLaneThatIsNotThereHasNoScale() {
    #expect(ChannelScale(.srgb, 3) == nil)
    #expect(ChannelScale(.srgb, -1) == nil)
    #expect(ChannelScale(.cmyk, 3) != nil)
  }

  @Test func everyChannelOfEverySpaceHasAScaleWithClosedEnds() throws {
    for space in ColorSpace.allCases {
      for index in space.channels.indices {
        let scale = try #require(ChannelScale(space, index))
        let range = scale.channel.range
        #expect(scale.component(of: scale.shown.lowerBound) == range.lowerBound)
        #expect(scale.component(of: scale.shown.upperBound) == range.upperBound)
        #expect(ChannelScale(named: scale.name) == scale)
      }
    }
  }

  @Test func text() throws {
    let a = try #require(ChannelScale(.oklab, 1))
    #expect(a.text(-0.4) == "-0.400")
    #expect(a.text(0.05) == "0.050")
    #expect(a.text(-0.0001) == "0.000")
    #expect(ChannelScale.red.text(255) == "255")
    #expect(ChannelScale.red.title == "Red")
  }
}

@Suite struct ColorDescriptionTests {
  @Test(arguments: [
    (0x000000, "black"), (0xFFFFFF, "white"), (0x7F7F7F, "grey"), (0xFF7F00, "vivid orange"), (0xFF0000, "vivid red"),
    (0x2E8B57, "green"), (0x8B4513, "brown"), (0x000080, "dark blue"), (0xFFC0CB, "light pink"),
    (0x1560BD, "vivid blue"), (0xFDE910, "vivid yellow"), (0x00FFFF, "cyan"), (0x800080, "vivid purple"),
  ])
  func words(_ row: (rgb: Int, words: String)) {
    #expect(ColorDescription(Color(rgb: UInt32(row.rgb))).description == row.words)
  }

  @Test func hexIsSpelt() {
    #expect(Color(rgb: 0xFF7F00).spokenText == "vivid orange, hex f f 7 f 0 0")
  }

  @Test func transparencyIsSaid() {
    #expect(ColorDescription(.transparent).description == "transparent")
    #expect(ColorDescription(Color(.srgb, 1, 1, 1, alpha: 0.5)).description == "white, 50 per cent opaque")
  }
}
