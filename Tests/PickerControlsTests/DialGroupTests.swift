import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

@Suite struct DialGroupTests {
  /// RGB and CMYK dials of one group, as source 3 has them.
  final class Window {
    let choice: Choice
    let rgb: GroupHost<DialGroup>
    let cmyk: GroupHost<DialGroup>

    init(_ color: Color) {
      choice = Choice(color)
      rgb = GroupHost(DialGroup(.srgb), in: choice, size: Size(600, 220))
      cmyk = GroupHost(DialGroup(.cmyk), in: choice, size: Size(800, 220))
    }

    var rgbNumbers: [Double] { rgb.control.parts.map(\.number) }
    var cmykNumbers: [Double] { cmyk.control.parts.map(\.number) }
  }

  /// A dial hears of the pointer in its own coordinates: straight up on its ring is the middle.
  @Test func aPressOnTheTopOfEachRing() throws {
    let ring = 7.0  // half its thickness
    for part in 0..<3 {
      let window = Window(Color(rgb: 0x2E8B57))
      let host = window.rgb
      let number = try #require(
        host.control.picture(in: host.hand.frame).texts.filter(\.isBold).dropFirst().dropFirst(part).first)
      host.press(number.rect.midX, number.rect.midY - number.rect.width / 2 - ring)
      #expect(abs(window.rgbNumbers[part] - 127.5) < 1, "\(window.rgbNumbers)")
    }
  }

  func focus(_ part: Int, of host: GroupHost<DialGroup>) {
    for _ in 0..<8 where host.control.focusedPart < part { host.key(.tab) }
    for _ in 0..<8 where host.control.focusedPart > part { host.key(.tab, .shift) }
  }

  func type(_ text: String, into part: Int, of host: GroupHost<DialGroup>) {
    focus(part, of: host)
    host.type(text)
    host.key(.enter)
  }

  static let inks: [(UInt32, [Double])] = [
    (0xFF0000, [0, 100, 100, 0]), (0xFFFF00, [0, 0, 100, 0]), (0x00FF00, [100, 0, 100, 0]),
    (0xFF8000, [0, 50, 100, 0]), (0x000000, [0, 0, 0, 100]), (0xFFFFFF, [0, 0, 0, 0]), (0x1B0C62, [72, 88, 0, 62]),
  ]

  @Test(arguments: inks)
  func inksAreAsMuchBlackAsCanBe(_ rgb: UInt32, _ inks: [Double]) {
    let window = Window(Color(rgb: rgb))
    #expect(window.cmykNumbers == inks)
  }

  @Test func blackIsNeverNaN() {
    let window = Window(.white)
    for part in 0..<3 { type("0", into: part, of: window.rgb) }
    #expect(window.rgbNumbers == [0, 0, 0] && window.cmykNumbers == [0, 0, 0, 100])
    for numbers in [window.rgbNumbers, window.cmykNumbers] { #expect(numbers.allSatisfy { $0.isFinite }) }
    #expect(window.cmyk.control.picture(in: window.cmyk.hand.frame).texts.map(\.string).contains("100%"))
  }

  @Test func typedInksStayAsTyped() {
    let window = Window(.white)
    for (part, text) in ["20", "30", "40", "100"].enumerated() { type(text, into: part, of: window.cmyk) }
    #expect(window.cmykNumbers == [20, 30, 40, 100], "though black has no other inks")
    #expect(window.rgbNumbers == [0, 0, 0])
    type("50", into: 3, of: window.cmyk)
    #expect(window.cmykNumbers == [20, 30, 40, 50])
    #expect(window.rgbNumbers == [102, 89, 77])
    // From elsewhere the inks are derived anew.
    type("102", into: 0, of: window.rgb)
    window.choice.set(Color(rgb: 0x66594D))
    #expect(window.cmykNumbers == [0, 13, 25, 60])
  }

  @Test func everyRGBNumberTypedComesBackThroughTheOtherDials() {
    let window = Window(.black)
    for value in stride(from: 0, through: 255, by: 17) {
      for part in 0..<3 { type(String(value), into: part, of: window.rgb) }
      let bytes = window.choice.rgbColor
      #expect(bytes == SRGB8(UInt8(value), UInt8(value), UInt8(value)))
      // Turning an ink by nothing tells the group nothing.
      let before = window.choice.color
      focus(0, of: window.cmyk)
      window.cmyk.key(.down)
      #expect(window.choice.color == before)
    }
  }

  @Test func oneUserActIsOneEditWithNoEchoes() {
    let window = Window(.white)
    window.rgb.forget()
    window.cmyk.forget()
    focus(1, of: window.cmyk)
    window.cmyk.key(.up)
    let color = window.choice.color!
    #expect(window.rgb.heard == [.began, .changing(color), .chosen(color)])
    #expect(window.cmyk.heard == [.began, .changing(color), .chosen(color)])
    window.rgb.forget()
    window.choice.set(.black)
    #expect(window.rgb.heard == [nil])
    window.choice.set(.black)
    #expect(window.rgb.heard == [nil], "equal is silent")
  }

  @Test func aDragIsOneEditAndTheOthersFollowEachStep() throws {
    let window = Window(Color(rgb: 0x800000))
    let handle = Point(100, 60)
    window.rgb.forget()
    window.rgb.pointer(.began, handle.x, handle.y)
    for step in 1...20 {
      window.rgb.pointer(.moved, handle.x + Double(step) * 3, handle.y + Double(step))
      let inks = try #require(window.choice.color).converted(to: .cmyk).components
      #expect(window.cmykNumbers == (0..<4).map { ChannelScale(.cmyk, $0)!.number(of: inks[$0]) })
      #expect(!window.cmyk.control.needsTick, "what is dragged is followed at once")
    }
    window.rgb.pointer(.ended, 0, 0)
    #expect(window.rgb.heard.filter { $0 == .began }.count == 1)
    if case .chosen? = window.rgb.heard.last ?? nil {} else { Issue.record("no choice") }
  }

  @Test func dialsCatchAtNamedColours() throws {
    // Tomato is #FF6347. The green dial turned from end to end catches it exactly.
    let tomato = Color(rgb: 0xFF6347)
    let catalog = PresetCatalog(id: "t", presets: [Preset("Tomato", tomato), Preset("Blue", Color(rgb: 0x0000FF))])
    let start = tomato.converted(to: .cmyk).with(channel: 1, 0.1)
    var hand = Hand(DialGroup(.cmyk, snapsTo: catalog, showing: start), size: Size(800, 220))
    hand.pointer(.began, 300, 100)
    #expect(hand.control.parts[1].isDragging && hand.control.parts[1].detents.count == 1)
    #expect(!start.matches(tomato))
    var caught = false
    for angle in 0..<270 {
      let dial = hand.control.parts[1]
      _ = dial
      let place = DialTests.place(
        Hand(hand.control.parts[1], size: Size(200, 150)), 135 + Double(angle), 2)
      hand.pointer(.moved, 200 + place.x, place.y + 28)
      caught = caught || hand.control.parts[1].color.matches(tomato)
    }
    #expect(caught)
  }

  @Test func tabVisitsEveryDialAndLeaves() {
    let window = Window(.white)
    var visited = [window.cmyk.control.focusedPart]
    while true {
      window.cmyk.key(.tab)
      guard window.cmyk.hand.last.isHandled else { break }
      visited.append(window.cmyk.control.focusedPart)
    }
    #expect(visited == [0, 1, 2, 3])
    #expect(window.cmyk.control.spokenFocus.name == "Black")
  }

  @Test func theWheelTurnsTheDialUnderThePointer() {
    let window = Window(Color(rgb: 0x808080))
    window.rgb.pointer(.moved, 300, 100)
    window.rgb.send(.scroll(dx: 0, dy: -2, []))
    #expect(window.rgbNumbers == [128, 130, 128] && window.rgb.control.focusedPart == 0)
  }

  @Test func leavingADialSettlesWhatIsTyped() {
    let window = Window(.white)
    window.rgb.type("12")
    window.rgb.key(.tab)
    #expect(window.rgbNumbers == [12, 255, 255])
  }

  @Test func aPressFindsTheDialUnderItAlsoRightToLeft() {
    for rtl in [false, true] {
      var hand = Hand(DialGroup(.srgb, showing: .white), size: Size(600, 220), Surroundings(isRightToLeft: rtl))
      hand.pointer(.began, 500, 100)
      #expect(hand.control.focusedPart == (rtl ? 0 : 2))
    }
  }

  @Test func inANarrowWindowDialsStandTwoByTwo() {
    let group = DialGroup(.cmyk, showing: .white)
    func ys(_ size: Size) -> Int {
      Set(group.picture(in: Frame(size)).texts.filter { $0.string.hasSuffix("%") }.map(\.rect.minY)).count
    }
    #expect(ys(Size(800, 220)) == 1)
    #expect(ys(Size(300, 440)) == 2)
    let least = group.sizes(in: Surroundings()).minimum
    #expect(least.width < group.sizes(in: Surroundings()).natural.width && ys(least) == 2)
  }

  @Test func cmykIsCalledUncalibrated() {
    let group = DialGroup(.cmyk, showing: .white)
    #expect(group.spoken.name == "CMYK, uncalibrated")
    #expect(group.picture(in: Frame(Size(800, 220))).texts.first?.string == "CMYK, uncalibrated")
  }

  @Test func hueIsKeptThroughGreyInItsOwnDials() {
    let choice = Choice(Color(.hsv, 200, 60, 80))
    let hsv = GroupHost(DialGroup(.hsv), in: choice)
    let oklch = GroupHost(DialGroup(.oklch), in: choice)
    let hue = oklch.control.parts[2].number
    type("0", into: 1, of: hsv)
    #expect(hsv.control.parts.map(\.number) == [200, 0, 80])
    #expect(oklch.control.parts[2].number == hue && oklch.control.parts[1].number == 0)
    type("60", into: 1, of: hsv)
    #expect(hsv.control.parts.map(\.number) == [200, 60, 80])
    #expect(oklch.control.parts[2].number == hue)
  }

  @Test func slidersAreAGroupInTheSameWay() {
    let host = GroupHost(SliderGroup(.oklch), in: Choice(Color(.oklch, 0.7, 0.1, 30)))
    host.type("50")
    host.key(.tab)
    #expect(host.control.parts.map(\.number) == [50, 0.1, 30])
    let ys = host.control.picture(in: host.hand.frame).texts.dropFirst().map(\.rect.midY)
    #expect(Set(ys).count == 3)
  }

  @Test func anEmptyGroupSurvives() {
    var hand = Hand(DialGroup([]), size: Size(100, 100))
    for key in [InputEvent.Key.tab, .up, .escape, .character("1")] { hand.key(key) }
    hand.pointer(.began, 50, 50)
    hand.send(.tick(seconds: 1))
    #expect(hand.edits.isEmpty && hand.control.spokenFocus.name == "RGB")
    _ = hand.control.picture(in: hand.frame)
  }
}
