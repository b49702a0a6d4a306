import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

/// Some sliders in one group, as a window has them.
private final class Sliders {
  let choice: Choice
  var hands: [Hand<ChannelSlider>]
  private var members: [Membership] = []

  init(_ scales: [ChannelScale], _ color: Color) {
    choice = Choice(color)
    hands = scales.map { Hand(ChannelSlider($0, showing: color), size: Size(400, 34)) }
    for index in hands.indices {
      members.append(
        choice.join { [unowned self] change in
          hands[index].control.show(change.color, origin: change.origin, isOwn: change.isOwn)
        })
    }
  }

  func send(_ event: InputEvent, to index: Int) {
    hands[index].send(event)
    for edit in hands[index].takeEdits() {
      choice.take(edit, from: members[index], origin: hands[index].control.origin)
    }
  }

  func pointer(_ phase: InputEvent.Pointer.Phase, _ x: Double, to index: Int) {
    send(.pointer(.init(phase, at: Point(x, 17))), to: index)
  }

  var numbers: [Double] { hands.map(\.control.number) }
}

private func scales(_ space: ColorSpace) -> [ChannelScale] {
  space.channels.indices.compactMap { ChannelScale(space, $0) }
}

/// Public reports about other tools, each with its number in the list of cases.
@Suite struct ReportedFaultsControlTests {
  @Test("C1.10 geany/geany#1527: the picker and its program agree byte for byte", arguments: [0x655252, 0x010203])
  func bytesAgree(_ rgb: UInt32) {
    let wanted = Color(rgb: rgb)
    let host = PanelHost(.rgb)
    host.focus(.hex)
    for _ in 0..<7 { host.key(.backspace) }
    host.type(wanted.text(as: .hex))
    host.key(.enter)
    #expect(host.choice.rgbColor == wanted.srgb8)
    #expect(host.rgb == [Double(rgb >> 16), Double(rgb >> 8 & 255), Double(rgb & 255)])
  }

  @Test(
    "C3.40 web-padawan/vanilla-colorful#23; omgovich/react-colorful#176; zippyui/react-color-picker#15: hue is kept",
    arguments: [Color.black, .white])
  func hueIsKeptWhileSaturationOrValueIsZero(_ start: Color) {
    let sliders = Sliders(scales(.hsv), start)
    sliders.send(.setValue(200), to: 0)
    #expect(sliders.numbers[0] == 200)
    #expect(sliders.choice.color?.matches(start) == true, "the colour itself is the same")
    sliders.send(.setValue(60), to: 1)
    sliders.send(.setValue(80), to: 2)
    #expect(sliders.numbers == [200, 60, 80])
    #expect(sliders.choice.color?.matches(Color(.hsv, 200, 60, 80)) == true)
  }

  @Test("C3.41 adobe/brackets#8572: other channels of #94A3A7 do not move the hue")
  func hueStandsStillInADrag() {
    let sliders = Sliders(scales(.hsv), Color(rgb: 0x94A3A7))
    let hue = sliders.numbers[0]
    sliders.pointer(.began, 200, to: 1)
    for x in stride(from: 200.0, through: 90, by: -3) {
      sliders.pointer(.moved, x, to: 1)
      #expect(sliders.numbers[0] == hue)
    }
    sliders.pointer(.ended, 0, to: 1)
    sliders.send(.key(.home, []), to: 2)
    sliders.send(.key(.end, []), to: 2)
    #expect(sliders.numbers[0] == hue)
  }

  @Test("C3.43 utmapp/UTM#3568: a program that stores sRGB bytes does not make the slider jump")
  func echoOfARoundedValue() throws {
    let sliders = Sliders([try #require(ChannelScale(.displayP3, 0))], Color(rgb: 0x1560BD))
    let history = ChoiceHistory(of: sliders.choice)
    sliders.pointer(.began, 150, to: 0)
    for x in stride(from: 150.0, through: 390, by: 1) {
      sliders.pointer(.moved, x, to: 0)
      let shown = sliders.numbers[0]
      let stored = try #require(sliders.choice.color).srgb8
      sliders.choice.set(Color(stored))
      #expect(sliders.numbers[0] == shown)
    }
    #expect(sliders.hands[0].control.color.space == .displayP3)
    sliders.pointer(.ended, 390, to: 0)
    #expect(history.undo())
    #expect(sliders.choice.color == Color(rgb: 0x1560BD), "one step back, whatever the program set meanwhile")
  }

  @Test("C3.45 yahoo/AppDevKit#81; material-components-ios#9237: a grey-space white is the white preset")
  func whiteIsWhite() {
    for white in [
      Color(.hsl, 0, 0, 100), Color(.lab, 100, 0, 0), Color(.oklch, 1, 0, 0),
      Color(.xyzD65, 0.95045592705167, 1, 1.089057750759878),
    ] {
      #expect(white.matches(.white))
      #expect(PresetCatalog.standard.firstIndex(matching: white) == 1)
    }
  }

  @Test("C3.46 godotengine/godot#21860, #96083: a colour beyond the ends is left alone, and every slider works")
  func overbrightColour() {
    let bright = Color(.srgb, 5, 0, 0)
    for space in [ColorSpace.srgb, .hsv, .hsl, .oklch] {
      let sliders = Sliders(scales(space), bright)
      for index in sliders.hands.indices {
        _ = sliders.hands[index].control.picture(in: sliders.hands[index].frame)
        let range = sliders.hands[index].control.scale.shown
        #expect(range.contains(sliders.numbers[index]))
        let x = 200.0
        sliders.send(.pointer(.init(.began, at: Point(x, 17))), to: index)
        sliders.send(.key(.escape, []), to: index)
      }
      #expect(sliders.choice.color == bright, "untouched")
      for key in [InputEvent.Key.home, .end, .pageDown] { sliders.send(.key(key, []), to: 0) }
      #expect(sliders.choice.color != bright)
    }
  }

  @Test("C3.48 joncardasis/ChromaColorPicker#55: brightness works from the first touch")
  func firstTouch() {
    let sliders = Sliders(scales(.hsv), Color(rgb: 0xFF7F00))
    sliders.send(.key(.pageDown, []), to: 2)
    #expect(sliders.numbers[2] == 90)
    #expect(sliders.choice.color?.matches(Color(rgb: 0xFF7F00)) == false)
  }

  @Test("C3.50 open-pencil/open-pencil#186; scratch-paint#132: one slow drag is one undo")
  func slowDragIsOneUndo() {
    let start = Color(rgb: 0x94A3A7)
    let sliders = Sliders(scales(.hsv), start)
    let history = ChoiceHistory(of: sliders.choice)
    sliders.pointer(.began, 120, to: 0)
    for step in 0..<500 { sliders.pointer(.moved, 120 + Double(step) / 2, to: 0) }
    sliders.pointer(.ended, 370, to: 0)
    #expect(sliders.choice.color != start)
    #expect(history.undo() && sliders.choice.color == start && !history.canUndo)
  }

  @Test("C3.51 mdbassit/Coloris#72: a key held at the edge stays there")
  func keyHeldAtTheEdge() {
    let sliders = Sliders([.red], Color(SRGB8(253, 0, 0)))
    for _ in 0..<50 { sliders.send(.key(.right, []), to: 0) }
    #expect(sliders.numbers == [255])
    #expect(sliders.hands[0].last.reachedEnd)
    for _ in 0..<300 { sliders.send(.key(.left, []), to: 0) }
    #expect(sliders.numbers == [0])
  }

  @Test("C4.56 superhighfives/pika#45: the handle reaches 3:1 on any ground, in every theme")
  func handleOnAnyGround() throws {
    for theme in [Theme.light, .dark, .highContrast] {
      let slider = ChannelSlider(.red, showing: .black)
      let items = slider.picture(in: Frame(Size(400, 34), Surroundings(theme: theme))).items
      // The handle is what is filled last: its dark ring, and its light disc within.
      let fills = items.compactMap { item -> Color? in
        if case .fill(_, .color(let color)) = item { color } else { nil }
      }
      let parts = fills.suffix(2)
      try #require(parts.count == 2)
      for ground in lattice {
        let best = parts.map { WCAG2.contrast(text: $0, background: ground).lowerBound }.max() ?? 1
        #expect(best >= 3, "\(ground)")
      }
    }
  }
}
