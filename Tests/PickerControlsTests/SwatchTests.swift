import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

@Suite struct SwatchTests {
  static let orange = Color(rgb: 0xFF7F00)
  static let dark = Color(.srgb, 0.7, 127.0 / 255 * 0.7, 0)
  static let size = Size(48, 36)

  struct Step: CustomTestStringConvertible, Sendable {
    let name: String
    let events: [(InputEvent.Pointer.Phase, Double, Double)]
    let isDark: Bool
    let edits: [Edit]
    var testDescription: String { name }

    init(_ name: String, _ events: [(InputEvent.Pointer.Phase, Double, Double)], dark: Bool, _ edits: [Edit] = []) {
      self.name = name
      self.events = events
      isDark = dark
      self.edits = edits
    }
  }

  static let choice: [Edit] = [.began, .changing(orange), .chosen(orange)]

  /// The rows of the table of one swatch: what happens, how it looks then, what it sends.
  static let rows = [
    Step("created", [], dark: false),
    Step("touch down", [(.began, 10, 10)], dark: true),
    Step("moved inside", [(.began, 10, 10), (.moved, 40, 30)], dark: true),
    Step("moved outside", [(.began, 10, 10), (.moved, 60, 30)], dark: false),
    Step("moved outside and back", [(.began, 10, 10), (.moved, 60, 30), (.moved, 20, 20)], dark: true),
    Step("lifted inside", [(.began, 10, 10), (.ended, 12, 12)], dark: false, choice),
    Step("lifted outside", [(.began, 10, 10), (.moved, 60, 30), (.ended, 60, 30)], dark: false),
    Step("lifted outside without a move", [(.began, 10, 10), (.ended, 60, 30)], dark: false),
    Step(
      "out, back in, lifted", [(.began, 10, 10), (.moved, -1, 3), (.moved, 1, 3), (.ended, 1, 3)], dark: false, choice),
    Step("cancelled", [(.began, 10, 10), (.cancelled, 10, 10)], dark: false),
    Step("cancelled, then lifted", [(.began, 10, 10), (.cancelled, 10, 10), (.ended, 10, 10)], dark: false),
    Step("began outside", [(.began, 60, 10), (.moved, 10, 10), (.ended, 10, 10)], dark: false),
    Step("at the right edge, which is outside", [(.began, 10, 10), (.moved, 48, 10)], dark: false),
    Step("moved to no place at all", [(.began, 10, 10), (.moved, .nan, .nan)], dark: false),
  ]

  @Test(arguments: rows) func table(_ row: Step) {
    var hand = Hand(Swatch(Self.orange), size: Self.size)
    for (phase, x, y) in row.events { hand.pointer(phase, x, y) }
    #expect(hand.control.look == (row.isDark ? Self.dark : Self.orange))
    #expect(hand.edits == row.edits)
    #expect(hand.control.picture(in: hand.frame).fills.first == hand.control.look)
  }

  @Test func aPressedSwatchIsSmallerSoThatItTellsOnBlackToo() {
    var hand = Hand(Swatch(.black), size: Self.size)
    let before = hand.control.picture(in: hand.frame)
    hand.pointer(.began, 5, 5)
    #expect(hand.control.look.matches(.black) && hand.control.picture(in: hand.frame) != before)
  }

  @Test func theColourThatTheGroupHasIsNotSent() {
    var hand = Hand(Swatch(Self.orange, showing: Self.orange), size: Self.size)
    hand.pointer(.began, 10, 10)
    hand.pointer(.ended, 10, 10)
    #expect(hand.edits.isEmpty && !hand.control.isPressed)
  }

  @Test func aSecondFingerIsIgnored() {
    let host = GroupHost(Swatch(Self.orange), in: Choice(), size: Self.size)
    host.pointer(.began, 10, 10, id: 1)
    host.pointer(.began, 20, 20, id: 2)
    host.pointer(.moved, 200, 20, id: 2)
    #expect(host.control.isPressed)
    host.pointer(.ended, 20, 20, id: 2)
    #expect(host.control.isPressed && host.choice.color == nil)
    host.pointer(.ended, 10, 10, id: 1)
    #expect(host.choice.color == Self.orange)
  }

  @Test func keysChoose() {
    for key in [InputEvent.Key.space, .enter] {
      var hand = Hand(Swatch(Self.orange))
      hand.key(key)
      #expect(hand.edits == Self.choice)
    }
    var hand = Hand(Swatch(Self.orange))
    for key in [InputEvent.Key.left, .right, .up, .down, .tab, .escape, .character("a")] {
      hand.key(key)
      #expect(!hand.last.isHandled && hand.edits.isEmpty)
    }
    hand.key(.space, .control)
    #expect(!hand.last.isHandled)
  }

  @Test func escapeLetsAPressGo() {
    var hand = Hand(Swatch(Self.orange), size: Self.size)
    hand.pointer(.began, 10, 10)
    hand.key(.escape)
    #expect(hand.last.isHandled && hand.control.look == Self.orange)
    hand.pointer(.ended, 10, 10)
    #expect(hand.edits.isEmpty)
  }

  /// Equal as bytes of sRGB with alpha is marked, whatever the space; else it is not.
  @Test(arguments: [
    (Color(SRGB8(0, 0, 0)), Color(.lab, 0, 0, 0), true), (.black, Color(.cmyk, Components(0.3, 0.2, 0, 1)), true),
    (.white, Color(.oklch, 1, 0, 0), true), (orange, orange.converted(to: .displayP3), true),
    (orange, orange.converted(to: .xyzD50), true), (orange, Color(rgb: 0xFF7F01), false),
    (orange, orange.withAlpha(0.5), false), (orange.withAlpha(0.5), orange.withAlpha(0.501), true),
  ])
  func selectionIsByEightBits(_ own: Color, _ shown: Color, _ isSelected: Bool) {
    let swatch = Swatch(own, showing: shown)
    #expect(swatch.isSelected == isSelected)
    #expect(swatch.spoken.isSelected == isSelected)
    let strokes = swatch.picture(in: Frame(Self.size)).strokes
    #expect((Array(strokes.suffix(2)) == [.black, .white]) == isSelected)
  }

  @Test func nothingChosenMarksNoSwatch() {
    #expect(!Swatch(.transparent).isSelected)
    #expect(Swatch(.black).spoken.isSelected == false)
  }

  /// What can be dragged goes along with the pointer that leaves it, and then nothing was chosen.
  @Test func aDraggablePressThatLeavesTakesTheColourAlong() {
    var swatch = Swatch(Self.orange, name: "Sunset")
    swatch.isDraggable = true
    var hand = Hand(swatch, size: Self.size)
    hand.pointer(.began, 10, 10)
    hand.pointer(.moved, 20, 10)
    #expect(hand.last.request == nil)
    hand.pointer(.moved, 60, 10)
    #expect(hand.last.request == .drag(Preset("Sunset", Self.orange)) && hand.control.look == Self.orange)
    hand.pointer(.ended, 10, 10)
    #expect(hand.edits.isEmpty)
  }

  @Test func aColourOverAnEditableSwatchIsSeenAndStaysWhenDropped() {
    var hand = Hand(Swatch(Self.orange, name: "Sunset"), size: Self.size)
    func drop(_ phase: InputEvent.Drop.Phase) -> InputEvent {
      .drop(.init(phase, .white, name: "Snow", at: Point(5, 5)))
    }
    hand.send(drop(.over))
    #expect(!hand.last.isHandled && hand.control.look == Self.orange)
    hand.control.isEditable = true
    hand.send(drop(.over))
    #expect(hand.control.look == .white && hand.control.color == Self.orange)
    hand.send(drop(.left))
    #expect(hand.control.look == Self.orange)
    hand.send(drop(.dropped))
    #expect(hand.control.color == .white && hand.control.name == "Snow" && hand.edits.isEmpty)
  }

  /// The mark and the frame of the keyboard, on every colour of the lattice, in every theme: one of
  /// their two tones reaches 3 : 1 and so does the one against the other.
  @Test func marksStandOutOnEveryColour() throws {
    for theme in [Theme.light, .dark, .highContrast] {
      let surroundings = Surroundings(theme: theme, showsFocus: true)
      let strokes = Swatch(.white, showing: .white).picture(in: Frame(Self.size, surroundings)).strokes
      // The hairline, the two of the mark, the two of the keyboard.
      try #require(strokes.count == 5)
      for tones in [strokes[1...2], strokes[3...4]].map({ Array($0) }) {
        #expect(contrast(tones[0], tones[1]) >= 3)
        for ground in lattice {
          #expect(tones.contains { contrast($0, ground) >= 3 }, "\(ground)")
        }
      }
    }
  }

  @Test func spokenText() {
    let named = Swatch(Self.orange, name: "Sunset", showing: Self.orange).spoken
    #expect(named.role == .radio && named.name == "Sunset" && named.isSelected == true)
    #expect(named.value == "vivid orange, hex f f 7 f 0 0")
    #expect(Swatch(Color(rgb: 0x1560BD)).spoken.name == "vivid blue")
    #expect(Swatch(.transparent).spoken.name == "transparent")
  }

  @Test func theMarkLiesWithinTheSwatch() {
    for size in [Size(48, 36), Size(24, 24), Size(8, 8), .zero, Size(1000, 2)] {
      for theme in [Theme.light, .highContrast] {
        let picture = Swatch(.white, showing: .white).picture(in: Frame(size, Surroundings(theme: theme)))
        for case .stroke(let path, _, _) in picture.items {
          for case .line(let point) in path.elements {
            #expect((0...size.width).contains(point.x) && (0...size.height).contains(point.y))
          }
        }
      }
    }
  }

  @Test func seeThroughColoursLieOnACheckerboard() {
    let items = Swatch(Self.orange.withAlpha(0.4)).picture(in: Frame(Self.size)).items
    guard case .clipped = items[0] else {
      Issue.record("no checkerboard")
      return
    }
  }
}
