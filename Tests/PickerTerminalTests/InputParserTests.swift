import ColorCore
import PickerControls
import Testing

@testable import PickerTerminal

extension TerminalEvent {
  static func control(_ letter: Unicode.Scalar) -> TerminalEvent { .key(.character(letter), .control) }
}

@Suite struct InputParserTests {
  static let rows: [(bytes: String, events: [TerminalEvent])] = [
    ("aé日", [.key(.character("a"), []), .key(.character("é"), []), .key(.character("日"), [])]),
    (
      "\r\n\t \u{7F}\u{8}",
      [
        .key(.enter, []), .key(.enter, []), .key(.tab, []), .key(.space, []), .key(.backspace, []),
        .key(.backspace, []),
      ]
    ),
    ("\u{1}\u{3}\u{1A}\u{1F}", [.control("a"), .control("c"), .control("z"), .control("_")]),
    ("\u{0}", [.key(.space, .control)]),
    ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}OD", [.key(.up, []), .key(.down, []), .key(.right, []), .key(.left, [])]),
    ("\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[8~", [.key(.home, []), .key(.end, []), .key(.home, []), .key(.end, [])]),
    (
      "\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[29~",
      [.key(.pageUp, []), .key(.pageDown, []), .key(.delete, []), .key(.menu, [])]
    ),
    (
      "\u{1B}[1;2A\u{1B}[1;5C\u{1B}[5;3~\u{1B}[1;8D",
      [.key(.up, .shift), .key(.right, .control), .key(.pageUp, .alt), .key(.left, [.shift, .alt, .control])]
    ),
    ("\u{1B}[Z", [.key(.tab, .shift)]),
    (
      "\u{1B}OP\u{1B}[11~\u{1B}[15~\u{1B}[24~",
      [.function(1, []), .function(1, []), .function(5, []), .function(12, [])]
    ),
    ("\u{1B}c\u{1B}\r", [.key(.character("c"), .alt), .key(.enter, .alt)]),
    ("\u{1B}\u{1B}[A", [.key(.up, .alt)]),
    ("\u{1B}[99;5u\u{1B}[27u\u{1B}[13;2u", [.control("c"), .key(.escape, []), .key(.enter, .shift)]),
    ("\u{1B}[27;5;99~", [.control("c")]),
    (
      "\u{1B}[<0;3;5M\u{1B}[<32;4;5M\u{1B}[<0;4;5m",
      [
        .mouse(.init(.pressed, column: 2, row: 4)), .mouse(.init(.dragged, column: 3, row: 4)),
        .mouse(.init(.released, column: 3, row: 4)),
      ]
    ),
    (
      "\u{1B}[<64;1;1M\u{1B}[<65;200;60M\u{1B}[<69;1;1M",
      [
        .mouse(.init(.wheel(dx: 0, dy: -1), column: 0, row: 0)),
        .mouse(.init(.wheel(dx: 0, dy: 1), column: 199, row: 59)),
        .mouse(.init(.wheel(dx: 0, dy: 1), column: 0, row: 0, modifiers: .shift)),
      ]
    ),
    (
      "\u{1B}[M !\"\u{1B}[M@!!\u{1B}[M#!!",
      [
        .mouse(.init(.pressed, column: 0, row: 1)), .mouse(.init(.dragged, column: 0, row: 0)),
        .mouse(.init(.released, column: 0, row: 0)),
      ]
    ),
    ("\u{1B}[<2;3;5M\u{1B}[<35;3;5M\u{1B}[<0;0;5M\u{1B}[<0;3M", []),
    ("\u{1B}[I\u{1B}[O", [.focus(gained: true), .focus(gained: false)]),
    ("\u{1B}[200~a\u{1B}[Ab\r\u{1B}[201~x", [.paste("a\u{1B}[Ab\r"), .key(.character("x"), [])]),
    ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", [.background(Color(rgb: 0xFF8000))]),
    ("\u{1B}]11;rgb:f/8/0\u{7}", [.background(Color(rgb: 0xFF8800))]),
    ("\u{1B}]11;rgb:zz/8/0\u{7}\u{1B}]11;rgb:1/2\u{7}\u{1B}]52;c;aGk=\u{7}\u{1B}P1$r0m\u{1B}\\", []),
    ("\u{1B}[?62;22c\u{1B}[>1;2;3c\u{1B}[12;40R\u{1B}[999~", []),
    ("\u{1B}[3\rx", [.key(.enter, []), .key(.character("x"), [])]),
    ("\u{1B}[1;\u{1B}[B", [.key(.down, [])]),
    ("\u{1B}[" + String(repeating: "1", count: 1000) + "Ax", [.key(.character("x"), [])]),
    ("\u{1B}[99999999999999999999;99999999999999999999H", []),
  ]

  @Test(arguments: rows) func whole(_ row: (bytes: String, events: [TerminalEvent])) {
    var parser = InputParser()
    let events = parser.read(row.bytes.utf8)
    #expect(events == row.events)
    #expect(parser.patience == .endless)
  }

  @Test(arguments: rows) func cutAtEveryByte(_ row: (bytes: String, events: [TerminalEvent])) {
    let bytes = Array(row.bytes.utf8)
    for cut in bytes.indices {
      var parser = InputParser()
      let events = parser.read(bytes[..<cut]) + parser.read(bytes[cut...])
      #expect(events == row.events, "cut at \(cut)")
    }
    var parser = InputParser()
    #expect(bytes.flatMap { parser.read([$0]) } == row.events)
  }

  /// What is half read when nothing more comes, and what it is taken for.
  @Test(arguments: [
    ("\u{1B}", InputParser.Patience.short, [TerminalEvent.key(.escape, [])]),
    ("\u{1B}[", .short, [.key(.character("["), .alt)]),
    ("\u{1B}O", .short, [.key(.character("O"), .alt)]), ("\u{1B}]", .short, [.key(.character("]"), .alt)]),
    ("\u{1B}[1;2", .short, []), ("\u{1B}]11;rgb:", .short, []), ("\u{1B}\u{1B}", .short, [.key(.escape, .alt)]),
    ("\u{1B}[M a", .short, []), ("\u{1B}[200~half", .long, [.paste("half")]), ("", .endless, []),
  ])
  func timeOut(_ row: (bytes: String, patience: InputParser.Patience, events: [TerminalEvent])) {
    var parser = InputParser()
    #expect(parser.read(row.bytes.utf8).isEmpty)
    #expect(parser.patience == row.patience)
    #expect(parser.timeOut() == row.events)
    #expect(parser.read("x".utf8) == [.key(.character("x"), [])])
  }

  @Test func badUTF8IsNoText() {
    var parser = InputParser()
    let bytes: [UInt8] = [0xFF, 0xC0, 0x80, 0xE2, 0x28, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0xC3, 0x41, 0x42]
    #expect(
      parser.read(bytes) == [.key(.character("("), []), .key(.character("A"), []), .key(.character("B"), [])])
  }

  @Test func aPasteIsKeptToItsLimit() {
    var parser = InputParser()
    let long = String(repeating: "x", count: 3 * InputParser.pasteLimit)
    let events = parser.read("\u{1B}[200~\(long)\u{1B}[201~y".utf8)
    guard case .paste(let text) = events.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == InputParser.pasteLimit && text.utf8.allSatisfy { $0 == UInt8(ascii: "x") })
    #expect(events.last == .key(.character("y"), []))
  }

  @Test func sequencesOfTerminfoComeFirst() {
    var keys = KeySequences()
    keys.define(Array("\u{1B}[[A".utf8), as: .function(1, []))
    keys.define(Array("\u{1B}[[B".utf8), as: .function(2, []))
    keys.define(Array("\u{1B}|h".utf8), as: .key(.home, []))
    keys.define(Array("x".utf8), as: .key(.end, []))
    var parser = InputParser(keys: keys)
    let bytes = "\u{1B}[[A\u{1B}[[B\u{1B}|hx\u{1B}[A"
    #expect(
      parser.read(bytes.utf8) == [
        .function(1, []), .function(2, []), .key(.home, []), .key(.character("x"), []), .key(.up, []),
      ])
  }

  /// Half of the bytes are such as sequences are made of, so that the parser goes deep.
  @Test func aMillionRandomBytesEndInOrder() {
    var generator = Seeded(state: 42)
    let frequent = Array("\u{1B}\u{1B}\u{1B}[[[]OPM<;;0123456789~mABu\u{7}\\".utf8)
    var keys = KeySequences()
    keys.define(Array("\u{1B}[[A".utf8), as: .function(1, []))
    var parser = InputParser(keys: keys)
    var count = 0
    for chunk in 0..<1000 {
      let bytes = (0..<1000).map { _ in
        Bool.random(using: &generator)
          ? frequent.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
      }
      count += parser.read(bytes).count
      if chunk % 10 == 9 {
        _ = parser.timeOut()
        #expect(parser.patience == .endless)
        #expect(parser.read("a".utf8) == [.key(.character("a"), [])])
      }
    }
    #expect(count > 100_000)
  }
}
