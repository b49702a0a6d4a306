import ColorCore
import PickerModel
import Testing

@Suite struct PresetTests {
  let catalog = PresetCatalog.standard

  /// SPEC section 4.1, the table of presets.
  @Test(arguments: [
    (0, "Black", 0, 0, 0), (1, "White", 255, 255, 255), (2, "Gray", 127, 127, 127), (3, "Red", 180, 27, 27),
    (4, "Blue", 21, 96, 189), (5, "Green", 46, 139, 87), (6, "Yellow", 253, 233, 16), (7, "Orange", 255, 127, 0),
  ])
  func standardRow(_ row: (index: Int, name: String, red: UInt8, green: UInt8, blue: UInt8)) {
    let preset = catalog.presets[row.index]
    #expect(preset.name == row.name)
    #expect(preset.color.srgb8 == SRGB8(row.red, row.green, row.blue))
  }

  @Test func thereAreEight() { #expect(catalog.presets.count == 8) }

  @Test func aPresetSetsTheColourAndIsItsOrigin() throws {
    let choice = Choice(Color.black)
    #expect(choice.presetIndex(in: catalog) == -1, "a start colour comes from no preset, even when it equals one")
    #expect(catalog.firstIndex(matching: .black) == 0)
    try choice.setPresetIndex(5, in: catalog)
    #expect(choice.rgbColor == SRGB8(46, 139, 87))
    #expect(choice.presetIndex(in: catalog) == 5)
  }

  @Test func anyOtherChangeMakesItMinusOneEvenIfTheColourEquals() throws {
    let choice = Choice(Color.black)
    try choice.setPresetIndex(7, in: catalog)
    choice.rgbColor = SRGB8(255, 127, 0)
    #expect(choice.presetIndex(in: catalog) == -1)
    #expect(choice.color.flatMap(catalog.firstIndex(matching:)) == 7)
  }

  @Test func minusOneDeselectsAndKeepsTheColour() throws {
    let choice = Choice(Color.black)
    try choice.setPresetIndex(3, in: catalog)
    try choice.setPresetIndex(-1, in: catalog)
    #expect(choice.presetIndex(in: catalog) == -1)
    #expect(choice.rgbColor == SRGB8(180, 27, 27))
  }

  @Test(arguments: [-2, 8, Int.max, Int.min]) func outOfRangeThrowsAndChangesNothing(_ index: Int) throws {
    let choice = Choice()
    try choice.setPresetIndex(2, in: catalog)
    #expect(throws: PresetIndexError.self) { try choice.setPresetIndex(index, in: catalog) }
    #expect(choice.presetIndex(in: catalog) == 2)
    #expect(choice.rgbColor == SRGB8(127, 127, 127))
  }

  @Test func theErrorSaysTheIndexAndTheRange() {
    let choice = Choice()
    do {
      try choice.setPresetIndex(9, in: catalog)
      Issue.record("nothing was thrown")
    } catch {
      #expect(String(describing: error) == "preset index 9 is outside -1…7")
    }
  }

  @Test func alphaOfRGBColourIsAlwaysOne() {
    let choice = Choice(Color(.srgb, 1, 0, 0, alpha: 0.5))
    #expect(choice.rgbColor.alpha == 255)
    choice.rgbColor = SRGB8(1, 2, 3, alpha: 7)
    #expect(choice.color?.alpha == 1)
  }

  @Test func greyCMYKAndWideColoursBecomeEightBitRGB() {
    let choice = Choice(Color(.hsl, 0, 0, 50))
    #expect(choice.rgbColor == SRGB8(128, 128, 128))
    choice.set(Color(.cmyk, Components(0, 0.5, 1, 0)))
    #expect(choice.rgbColor == SRGB8(255, 128, 0))
    choice.set(Color(.displayP3, 1, 0, 0))
    #expect(choice.rgbColor == SRGB8(255, 0, 0))
  }

  @Test func presetsOfAnotherListAreNotOurs() {
    let choice = Choice()
    choice.set(.white, origin: .preset(list: "other", index: 1))
    #expect(choice.presetIndex(in: catalog) == -1)
  }
}
