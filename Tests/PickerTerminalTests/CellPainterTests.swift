import ColorCore
import Pictures
import Testing

@testable import PickerTerminal

@Suite struct CellPainterTests {
  func cell(
    _ color: Color, _ lower: Color? = nil, _ depth: ColorDepth = .direct, hasUnicode: Bool = true, text: String? = nil,
    ground: Color = .black
  ) -> Cell {
    var items: [Picture.Item] = [.fill(.rect(Rect(0, 0, 8, 16)), .color(color))]
    if let lower { items.append(.fill(.rect(Rect(0, 8, 8, 8)), .color(lower))) }
    if let text { items.append(.text(TextLine(text, in: Rect(0, 0, 8, 16), size: 16, isBold: true, color: .white))) }
    var painter = CellPainter(depth, hasUnicode: hasUnicode)
    return painter.screen(image(items, columns: 1, rows: 1), ground: ground).cells[0]
  }

  @Test func directColoursAreExact() {
    let color = Color(rgb: 0x2E8B57)
    #expect(cell(color) == Cell(on: .direct(SRGB8(rgb: 0x2E8B57))))
    #expect(
      cell(color, .white)
        == Cell("▀", .direct(SRGB8(rgb: 0x2E8B57)), on: .direct(SRGB8(rgb: 0xFFFFFF))))
  }

  @Test func textStandsOnTheMeanOfItsCell() {
    let cell = cell(.black, .white, text: "x")
    #expect(cell == Cell("x", .direct(SRGB8(rgb: 0xFFFFFF)), on: .direct(SRGB8(rgb: 0x808080)), isBold: true))
  }

  @Test(arguments: [
    (0xFF0000, 196), (0x00FF00, 46), (0x0000FF, 21), (0xFFFFFF, 231), (0x000000, 16), (0x080808, 232),
    (0x767676, 243), (0xD7875F, 173), (0xAF00AF, 127),
  ])
  func entriesOfThePaletteAreFound(_ row: (rgb: Int, index: Int)) {
    #expect(cell(Color(rgb: UInt32(row.rgb)), nil, .indexed) == Cell(on: .indexed(UInt8(row.index))))
  }

  @Test func theNearestEntryIsNearerThanAnyOther() {
    var generator = Seeded(state: 7)
    var palette = Palette(.indexed, hasUnicode: true)
    func place(_ color: SRGB8) -> SIMD3<Double> {
      let lab = Color(color).converted(to: .oklab).components
      return SIMD3(lab.x, 2 * lab.y, 2 * lab.z)
    }
    func entry(_ index: Int) -> SRGB8 {
      if index >= 232 { return SRGB8(rgb: UInt32((8 + 10 * (index - 232)) * 0x010101)) }
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      return SRGB8(steps[(index - 16) / 36], steps[(index - 16) / 6 % 6], steps[(index - 16) % 6])
    }
    for _ in 0..<300 {
      let color = SRGB8(rgb: UInt32.random(in: 0...0xFFFFFF, using: &generator))
      func distance(_ index: Int) -> Double {
        let way = place(entry(index)) - place(color)
        return (way * way).sum()
      }
      let found = Int(palette.index(nearest: color))
      #expect(distance(found) <= (16..<256).map(distance).min()! + 1e-12)
    }
  }

  @Test func darkGreysAreNotTakenForRed() {
    for depth in [ColorDepth.eight, .sixteen] {
      #expect(cell(Color(rgb: 0x363636), nil, depth) == Cell(on: .indexed(0)))
    }
  }

  @Test func fewColoursAreMixedByDots() {
    let green = cell(Color(rgb: 0x2E8B57), nil, .eight)
    #expect(["░", "▒", "▓"].contains(green.character), "2e8b57 is no entry of eight")
    #expect(cell(Color(rgb: 0x2E8B57), nil, .eight, hasUnicode: false).character == " ")
    #expect(cell(Color(rgb: 0xCD0000), nil, .eight) == Cell(on: .indexed(1)))
    #expect(cell(Color(rgb: 0x7F7F7F), nil, .sixteen) == Cell(on: .indexed(8)))
  }

  @Test func withoutColourTheInkTellsTheShape() {
    #expect(cell(.white, nil, .none) == Cell("█"))
    #expect(cell(.black, nil, .none) == Cell())
    #expect(cell(.white, .black, .none) == Cell("▀") && cell(.black, .white, .none) == Cell("▄"))
    #expect(cell(Color(rgb: 0x808080), nil, .none) == Cell("▒"))
    #expect(cell(.black, nil, .none, ground: .white) == Cell("█"), "ink is what differs from the ground")
    #expect(cell(Color(rgb: 0x444444), nil, .none, text: "x") == Cell("x", isBold: true, isReversed: true))
    #expect(cell(.black, nil, .none, text: "x") == Cell("x", isBold: true))
  }

  @Test(arguments: ColorDepth.allCases) func withoutUnicodeEverythingIsASCII(_ depth: ColorDepth) {
    for text in ["x", "✓", "…", "–", "日", nil] {
      for color in [0, 0x333333, 0x808080, 0x2E8B57, 0xFFFFFF] {
        let cell = cell(Color(rgb: UInt32(color)), .white, depth, hasUnicode: false, text: text)
        #expect(cell.character?.isASCII != false)
      }
    }
  }
}
