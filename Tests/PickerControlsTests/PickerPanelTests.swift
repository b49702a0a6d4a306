import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

/// The panel in a group, as a host has it.
final class PanelHost {
  let choice: Choice
  var hand: Hand<PickerPanel>
  var heard: [Edit?] = []
  private var membership: Membership?

  init(_ page: PickerPanel.Page, _ color: Color = .black) {
    choice = Choice(color)
    hand = Hand(PickerPanel(page: page, showing: color))
    membership = choice.join { [unowned self] change in
      heard.append(change.edit)
      hand.control.show(change.color, origin: change.origin, isOwn: change.isOwn)
    }
  }

  func key(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
    hand.key(key, modifiers)
    pass()
  }

  func pointer(_ phase: InputEvent.Pointer.Phase, _ x: Double, _ y: Double) {
    hand.pointer(phase, x, y)
    pass()
  }

  func type(_ text: String) { for scalar in text.unicodeScalars { key(.character(scalar)) } }

  private func pass() {
    for edit in hand.takeEdits() { choice.take(edit, from: membership!, origin: hand.control.origin) }
  }

  func focus(_ part: PickerPanel.Part) {
    for _ in 0..<10 where hand.control.focus != part { key(.tab) }
  }

  var rgb: [Double] { hand.control.sliders.map(\.number) }
}

@Suite struct PickerPanelTests {
  /// A part hears of the pointer in its own coordinates.
  @Test func aPressOnTheNameOfAPresetChoosesIt() throws {
    for (index, preset) in PresetCatalog.standard.presets.enumerated() {
      let panel = PanelHost(.preset)
      let picture = panel.hand.control.picture(in: panel.hand.frame)
      let name = try #require(picture.texts.first { $0.string == preset.name })
      panel.pointer(.began, name.rect.midX, name.rect.midY)
      panel.pointer(.ended, name.rect.midX, name.rect.midY)
      #expect(panel.choice.presetIndex(in: .standard) == index, "\(preset.name)")
    }
  }

  @Test func choosingGreenMovesTheSliders() {
    let host = PanelHost(.preset)
    host.focus(.presets)
    host.key(.character("g"))
    host.key(.character("g"))
    #expect(host.rgb == [46, 139, 87])
    #expect(host.choice.presetIndex(in: .standard) == 5)
    #expect(host.hand.control.hex.draft.text == "#2e8b57")
    #expect(host.hand.control.preview.color == Color(rgb: 0x2E8B57))
  }

  @Test func draggingRedDeselectsAndEveryViewFollowsEachStep() throws {
    let host = PanelHost(.rgb)
    try host.choice.setPresetIndex(5, in: .standard)
    host.heard = []
    host.focus(.slider(.red))
    let tab = host.hand.frame.size.width
    host.pointer(.began, tab * 0.4, 100)
    for step in 1...10 {
      host.pointer(.moved, tab * 0.4 + Double(step) * 7, 100)
      let bytes = host.choice.rgbColor
      #expect(host.rgb[0] == Double(bytes.red) && bytes.green == 139 && bytes.blue == 87)
      #expect(host.hand.control.hex.draft.text == host.choice.color?.text(as: .hex))
      #expect(host.hand.control.preview.color == host.choice.color)
      #expect(host.hand.control.presets.chosenRow == nil)
    }
    host.pointer(.ended, tab * 0.4 + 70, 100)
    #expect(host.heard.filter { $0 == .began }.count == 1)
    #expect(host.heard.last == .chosen(host.choice.color!))
    #expect(host.heard.count >= 12)
  }

  @Test func typingOrangeSetsTheSlidersAndEqualsButIsNoOrigin() {
    let host = PanelHost(.rgb)
    host.focus(.hex)
    for _ in 0..<7 { host.key(.backspace) }
    host.type("ff7f00")
    #expect(host.rgb == [255, 127, 0])
    #expect(host.choice.presetIndex(in: .standard) == -1)
    #expect(host.hand.control.presets.equalRow == 7 && host.hand.control.presets.chosenRow == nil)
    #expect(host.hand.control.hex.draft.text == "ff7f00")
    host.key(.enter)
    #expect(host.hand.control.hex.draft.text == "#ff7f00")
    #expect(host.choice.isBeingEdited == false)
  }

  @Test func leavingTheFieldHalfTypedRestoresTheText() {
    let host = PanelHost(.rgb, Color(rgb: 0x1560BD))
    host.focus(.hex)
    host.key(.backspace)
    #expect(host.hand.control.hex.draft.fault != nil)
    host.key(.tab, .shift)
    #expect(host.hand.control.hex.draft.text == "#1560bd")
    #expect(host.choice.color == Color(rgb: 0x1560BD))
    #expect(host.heard.isEmpty)
  }

  @Test func escapeInTheFieldRestoresTheColourFromBefore() {
    let host = PanelHost(.rgb, Color(rgb: 0x1560BD))
    host.focus(.hex)
    for _ in 0..<7 { host.key(.backspace) }
    host.type("fff")
    #expect(host.rgb == [255, 255, 255])
    host.key(.escape)
    #expect(host.rgb == [21, 96, 189])
    #expect(host.hand.control.hex.draft.text == "#1560bd")
    host.key(.escape)
    #expect(!host.hand.last.isHandled, "now Escape is the window's")
  }

  @Test func escapeInADragRestoresEverything() throws {
    let host = PanelHost(.rgb)
    try host.choice.setPresetIndex(3, in: .standard)
    host.pointer(.began, 200, 100)
    host.pointer(.moved, 260, 100)
    #expect(host.rgb != [180, 27, 27])
    host.key(.escape)
    #expect(host.rgb == [180, 27, 27])
    #expect(host.choice.presetIndex(in: .standard) == 3)
    #expect(host.hand.control.presets.chosenRow == 3)
  }

  @Test func tabVisitsEveryPartOnceInOrder() {
    for page in PickerPanel.Page.allCases {
      let host = PanelHost(page)
      var visited: [PickerPanel.Part] = [host.hand.control.focus]
      while true {
        host.key(.tab)
        guard host.hand.last.isHandled else { break }
        visited.append(host.hand.control.focus)
      }
      #expect(visited == host.hand.control.parts)
      for part in visited.reversed().dropFirst() {
        host.key(.tab, .shift)
        #expect(host.hand.control.focus == part)
      }
    }
  }

  @Test func arrowsTurnThePage() {
    let host = PanelHost(.preset)
    host.key(.right)
    #expect(host.hand.control.page == .rgb)
    host.key(.right)
    #expect(host.hand.last.reachedEnd)
    host.key(.left)
    #expect(host.hand.control.page == .preset)
  }

  @Test func nothingOfThePictureLiesOutside() {
    for page in PickerPanel.Page.allCases {
      for scale in [1.0, 2.0] {
        for rtl in [false, true] {
          let panel = PickerPanel(page: page)
          let surroundings = Surroundings(isRightToLeft: rtl, textScale: scale)
          let size = panel.sizes(in: surroundings).minimum
          let bounds = Rect(size: size)
          for line in texts(in: panel.picture(in: Frame(size, surroundings)).items, at: .zero) {
            #expect(line.rect.minX >= bounds.minX && line.rect.maxX <= bounds.maxX, "\(line.string)")
            #expect(line.rect.minY >= bounds.minY && line.rect.maxY <= bounds.maxY, "\(line.string)")
            let needed = Double(line.string.unicodeScalars.count) * line.size * 0.5
            #expect(line.rect.width >= needed, "\(line.string) at \(scale)")
          }
        }
      }
    }
  }

  func texts(in items: [Picture.Item], at origin: Point) -> [TextLine] {
    items.flatMap { item -> [TextLine] in
      switch item {
      case .text(var line):
        line.rect = line.rect.offset(by: origin.x, origin.y)
        return [line]
      case .moved(let by, let inner): return texts(in: inner, at: Point(origin.x + by.x, origin.y + by.y))
      case .clipped(_, let inner): return texts(in: inner, at: origin)
      default: return []
      }
    }
  }
}
