import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

@testable import PickerTerminal

/// A picker with hands and eyes.
final class PickerHost {
  let picker: TerminalPicker
  private let record = Record()
  private var painter: CellPainter
  private var parser = InputParser()

  final class Record { var edits: [Edit] = [] }

  init(_ color: Color? = .black, page: PickerPanel.Page = .preset, columns: Int = 80, rows: Int = 24) {
    painter = CellPainter(.direct)
    let record = record
    picker = TerminalPicker(showing: color, page: page) { record.edits.append($0) }
    picker.resize(columns: columns, rows: rows)
  }

  func type(_ bytes: String) { for event in parser.read(bytes.utf8) { picker.handle(event) } }

  /// What the edits were, each kind once in a row.
  var shape: [String] {
    var kinds: [String] = []
    for edit in record.edits {
      let kind: String =
        switch edit {
        case .began: "began"
        case .changing: "changing"
        case .chosen: "chosen"
        case .cancelled: "cancelled"
        }
      if kind != "changing" || kinds.last != kind { kinds.append(kind) }
    }
    return kinds
  }

  var lines: [String] {
    let screen = picker.screen(by: &painter)
    return (0..<screen.rows).map { row in
      String(screen.cells[row * screen.columns..<(row + 1) * screen.columns].map { $0.character ?? " " })
    }
  }

  /// Where a text stands, as column and row from 1.
  func place(of text: String) -> (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound) + 1, row + 1)
      }
    }
    return nil
  }

  func click(_ text: String) throws {
    let place = try #require(self.place(of: text), "\(text) is not on the screen")
    type("\u{1B}[<0;\(place.column);\(place.row)M\u{1B}[<0;\(place.column);\(place.row)m")
  }

  var hex: String { picker.choice.rgbColor.hexText }
}

extension SRGB8 {
  var hexText: String { String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16) }
}

@Suite struct TerminalPickerTests {
  /// The story that every face of the picker goes through.
  @Test(arguments: [(40, 12), (80, 24), (200, 60)]) func story(_ size: (columns: Int, rows: Int)) throws {
    let host = PickerHost(columns: size.columns, rows: size.rows)
    try host.click("Green")
    #expect(host.hex == "2e8b57" && host.shape == ["began", "changing", "chosen"])
    try host.click("RGB")
    let red = try #require(host.place(of: "Red"))
    let x = red.column + 15
    host.type("\u{1B}[<0;\(x);\(red.row)M")
    for step in 1...5 { host.type("\u{1B}[<32;\(x + step);\(red.row)M") }
    host.type("\u{1B}[<0;\(x + 5);\(red.row)m")
    let dragged = host.hex
    #expect(dragged.hasSuffix("8b57") && dragged != "2e8b57")
    #expect(host.shape == ["began", "changing", "chosen", "began", "changing", "chosen"])
    #expect(host.picker.choice.presetIndex(in: .standard) == -1)
    try host.click("Hex")
    host.type(String(repeating: "\u{7F}", count: 7) + "ff7f00")
    #expect(host.hex == "ff7f00")
    host.type("\u{1F}")
    #expect(host.hex == dragged, "the typing is one step")
    host.type("\r")
    #expect(host.picker.outcome == .chosen(Color(SRGB8(UInt8(dragged.dropLast(4), radix: 16)!, 0x8B, 0x57))))
  }

  @Test func returnTakesWhatIsTyped() {
    let host = PickerHost(page: .rgb)
    host.type("\t\t\t\t" + String(repeating: "\u{7F}", count: 7) + "ff7f00\r")
    #expect(host.picker.outcome == .chosen(Color(rgb: 0xFF7F00)))
    #expect(host.shape == ["began", "changing", "chosen"])
  }

  @Test func halfTypedTextIsNotSelected() {
    let host = PickerHost(page: .rgb)
    host.type("\t\t\t\t\u{7F}\r")
    #expect(host.picker.outcome == nil && host.picker.message != nil)
    #expect(host.picker.takeRequests() == [.bell])
  }

  @Test(arguments: ["\u{3}", "\u{1B}[27u"]) func cancelling(_ keys: String) {
    let host = PickerHost()
    host.type(keys)
    #expect(host.picker.outcome == .cancelled)
  }

  @Test func escapeTakesBackADragAndOnlyThenCancels() {
    let host = PickerHost(Color(rgb: 0x2E8B57), page: .rgb)
    let red = host.place(of: "Red")!
    host.type("\u{1B}[<0;\(red.column + 30);\(red.row)M\u{1B}[27u")
    #expect(host.hex == "2e8b57" && host.picker.outcome == nil && host.shape.last == "cancelled")
    host.type("\u{1B}[27u")
    #expect(host.picker.outcome == .cancelled)
  }

  @Test func nothingChosenCannotBeSelected() {
    let host = PickerHost(nil)
    host.type("\r")
    #expect(host.picker.outcome == nil && host.picker.message == "nothing is chosen yet")
  }

  @Test func undoAndRedoGoToTheEndsAndNoFurther() {
    let host = PickerHost(Color(rgb: 0x010203))
    host.type("\tro")
    #expect(host.hex == "ff7f00")
    host.type("uuu")
    #expect(host.hex == "10203" && host.picker.message != nil)
    host.type("\u{19}")
    #expect(host.hex == "b41b1b")
    host.type("\u{19}\u{19}")
    #expect(host.hex == "ff7f00")
  }

  @Test func lettersAreTypedWhereTextIsTyped() {
    let host = PickerHost(page: .rgb)
    host.type("\t\t\t\t" + String(repeating: "\u{7F}", count: 7) + "cu?")
    #expect(host.picker.panel.hex.draft.text == "cu?" && !host.picker.isHelpShown)
    #expect(host.picker.takeRequests() == [])
    host.type("\u{1B}c")
    #expect(host.picker.takeRequests() == [.copy("#000000")])
  }

  @Test func pastingIsOneEdit() {
    let host = PickerHost()
    host.type("\u{1B}[200~  rgb(255 127 0) \n\u{1B}[201~")
    #expect(host.hex == "ff7f00" && host.shape == ["began", "changing"])
    host.type("\u{1B}[200~ no colour \u{1B}[201~")
    #expect(host.hex == "ff7f00" && host.picker.message != nil)
    host.type("\t")
    #expect(host.shape == ["began", "changing", "chosen"])
  }

  @Test func helpCoversThePanelAndAnyKeyGoesBack() {
    let host = PickerHost()
    host.type("?")
    #expect(host.place(of: "Ctrl-Y") != nil && host.place(of: "Preset") == nil)
    host.type("x")
    #expect(host.place(of: "Ctrl-Y") == nil && host.hex == "0" && host.picker.outcome == nil)
  }

  @Test func theWheelTurnsWhatIsUnderThePointer() {
    let host = PickerHost(Color(rgb: 0x2E8B57), page: .rgb)
    let green = host.place(of: "Green")!
    host.type("\u{1B}[<64;\(green.column + 30);\(green.row)M")
    #expect(host.hex == "2e8c57")
  }

  @Test func stopAndRedrawAreTheHosts() {
    let host = PickerHost()
    host.type("\u{1A}\u{C}")
    #expect(host.picker.takeRequests() == [.stop, .redraw])
    #expect(host.picker.takeRequests() == [])
  }

  @Test func everyPartCanBeSeenOnTheSmallestScreen() {
    for page in PickerPanel.Page.allCases {
      let host = PickerHost(Color(rgb: 0x123456), page: page, columns: 40, rows: 6)
      for part in host.picker.panel.parts {
        #expect(host.picker.panel.focus == part)
        let frame = host.picker.panelFrame
        #expect(frame.size.height == 80)
        let spoken = host.picker.panel.spokenFocus
        // The spinner shows the row it stands at.
        let name = part == .spinner ? "Custom" : spoken.name
        // The rows of the list and the names of the sliders are on the screen when they have the keyboard.
        if part != .tabs { #expect(host.place(of: name) != nil, "\(page) \(name)") }
        host.type("\t")
      }
    }
  }

  @Test func noSizeIsTooSmall() {
    for page in PickerPanel.Page.allCases {
      let host = PickerHost(page: page)
      for (columns, rows) in [(1, 1), (2, 1), (1, 50), (7, 3), (500, 2), (0, 0), (13, 200)] {
        host.picker.resize(columns: columns, rows: rows)
        #expect(host.lines.count == max(1, rows))
        host.type("\u{1B}[<0;1;1M\u{1B}[<32;999;999M\u{1B}[<0;1;1m\t\u{1B}[B?x")
      }
    }
  }

  /// Fewer than the parser gets by itself: each key here works every control.
  @Test func randomBytesAreBorne() {
    var generator = Seeded(state: 5)
    let frequent = Array("\u{1B}[<0;3;5Mm\t\tABCDu0123456789f~\u{7F}?".utf8)
    var parser = InputParser()
    var picker = TerminalPicker()
    for _ in 0..<50 {
      let bytes = (0..<400).map { _ in
        Bool.random(using: &generator)
          ? frequent.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
      }
      for event in parser.read(bytes) {
        if picker.outcome != nil { picker = TerminalPicker() }
        picker.handle(event)
      }
      _ = picker.picture
    }
  }
}
