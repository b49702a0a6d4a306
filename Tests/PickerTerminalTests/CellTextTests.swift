import ColorCore
import Pictures
import Testing

@testable import PickerTerminal

@Suite struct CellTextTests {
  func row(
    _ string: String, _ rect: Rect = Rect(0, 16, 80, 16), _ alignment: TextLine.Alignment = .leading, rtl: Bool = false,
    caret: Int? = nil, then more: [Picture.Item] = []
  ) -> (text: String, image: CellImage) {
    let line = TextLine(
      string, in: rect, size: 16, alignment: alignment, isRightToLeft: rtl, color: .white, caret: caret)
    let image = image([.text(line)] + more)
    let cells = image.glyphs[10..<20].map { $0.map { $0.character.map(String.init) ?? "<" } ?? "·" }
    return (cells.joined(), image)
  }

  @Test(arguments: [
    (TextLine.Alignment.leading, false, "·abc······"), (.center, false, "···abc····"), (.trailing, false, "·····abc··"),
    (.leading, true, "·····abc··"), (.trailing, true, "·abc······"),
  ])
  func alignment(_ row: (alignment: TextLine.Alignment, rtl: Bool, expected: String)) {
    #expect(self.row("abc", Rect(8, 16, 56, 16), row.alignment, rtl: row.rtl).text == row.expected)
  }

  @Test(arguments: [
    ("abcdefghij", "abcdefghij"), ("abcdefghijk", "abcdefghi…"), ("", "··········"), ("日本語", "日<本<語<····"),
    ("日本語日本語", "日<本<語<日<…·"), ("e\u{301}a", "e\u{301}a········"), ("a\tb\u{1B}c", "a\u{FFFD}b\u{FFFD}c·····"),
    ("👩‍👩‍👧x", "👩‍👩‍👧<x·······"), ("\u{301}", "\u{FFFD}·········"),
  ])
  func cells(_ row: (string: String, expected: String)) { #expect(self.row(row.string).text == row.expected) }

  @Test func theRowIsTheOneOfTheMiddle() {
    #expect(row("x", Rect(0, 10, 80, 16)).text == "x·········", "from 10 to 26 the middle is 18")
    #expect(row("x", Rect(0, 0, 80, 48)).text == "x·········")
    #expect(row("x", Rect(0, 32, 80, 16)).text == "··········")
  }

  @Test func partsOfCellsAreNotUsed() {
    #expect(row("abcdef", Rect(4, 16, 40, 16)).text == "·abc…·····")
    #expect(row("abc", Rect(8, 16, 24, 16)).text == "·abc······")
  }

  @Test func whatIsOutsideIsCutOff() {
    #expect(row("abcdef", Rect(-16, 16, 48, 16)).text == "cdef······")
    #expect(row("abcdef", Rect(64, 16, 48, 16)).text == "········ab")
    #expect(row("日本", Rect(-8, 16, 48, 16)).text == " 本<·······", "half a character is a blank")
  }

  @Test func whatIsPaintedOverTextHidesIt() {
    let over = Picture.Item.fill(.rect(Rect(8, 16, 8, 16)), .color(.white))
    #expect(row("abc", then: [over]).text == "a·c·······")
    let tint = Picture.Item.fill(.rect(Rect(8, 16, 8, 16)), .color(Color.white.withAlpha(0.3)))
    #expect(row("abc", then: [tint]).text == "abc·······")
  }

  @Test func clipsCutTextOff() {
    let line = TextLine("abcdef", in: Rect(0, 16, 80, 16), size: 16, color: .white)
    let image = image([.clipped(.rect(Rect(16, 0, 16, 48)), [.text(line)])])
    #expect(image.glyphs[10..<20].map { $0?.character } == [nil, nil, "c", "d", nil, nil, nil, nil, nil, nil])
  }

  @Test(arguments: [(0, 0), (1, 2), (3, 6), (9, 6)]) func theCaretStandsBehindWholeCharacters(_ row: (Int, Int)) {
    let caret = self.row("日本語", caret: row.0).image.caret
    #expect(caret == CellImage.Place(column: row.1, row: 1))
  }
}
