import CGTK
import ColorCore
import PickerControls
import Testing

@testable import PickerGTK

@MainActor
@Suite(.needsDisplay) struct PropertyTests {
  /// A drawing begins with paints.
  @Test(arguments: RegistrationTests.classes.filter { $0 != "TincturePaintPair" }) func nothingIsChosenAtFirst(
    name: String
  ) {
    let widget = TestWidget(name)
    #expect(widget.color == nil && widget.rgba == nil && widget["group"] == nil)
  }

  @Test(arguments: RegistrationTests.classes) func aColourSetIsTheColourRead(name: String) {
    let widget = TestWidget(name)
    for (given, read) in [
      ("#2e8b57", "#2e8b57"), ("orange", "#ffa500"), ("#2e8b5780", "#2e8b5780"),
      ("oklch(0.7 0.1 200)", "oklch(0.7 0.1 200)"), ("color(display-p3 1 0 0)", "color(display-p3 1 0 0)"),
    ] {
      widget.color = given
      #expect(widget.take() == ["color \(read)"])
      #expect(widget.color == read)
      // What was read says the same colour.
      widget.color = read
      #expect(widget.take() == [])
    }
    widget.color = nil
    #expect(widget.take() == ["color nothing"])
  }

  @Test(arguments: RegistrationTests.classes) func aBadColourWarnsOnceAndChangesNothing(name: String) {
    let widget = TestWidget(name)
    widget.color = "#2e8b57"
    _ = widget.take()
    let said = warnings { widget.color = "no colour" }
    #expect(said == ["\(name): cannot set property \"color\" to \"no colour\": unknown colour name"])
    #expect(warnings { widget.color = "" }.count == 1)
    #expect(widget.take() == [] && widget.color == "#2e8b57")
  }

  @Test func everyByteGoesThroughRGBAUnchanged() {
    let widget = TestWidget("TincturePreview")
    for byte in 0...255 {
      let part = Float(byte) / 255
      widget.rgba = GdkRGBA(red: part, green: 1 - part, blue: 0, alpha: 1)
      let expected = Color(SRGB8(UInt8(byte), UInt8(255 - byte), 0))
      #expect(widget.side().color == expected)
      #expect(widget.rgba?.red == part)
    }
  }

  @Test func rgbaOfAWideColourIsClippedAndSettingItBackKeepsTheColour() {
    let widget = TestWidget("TincturePreview")
    widget.color = "color(display-p3 0 1 0)"
    let clipped = widget.rgba
    #expect(clipped?.green == 1 && clipped?.red == 0 && clipped?.blue == 0)
    widget.rgba = clipped
    #expect(widget.color == "color(display-p3 0 1 0)")
  }

  @Test func rgbaThatIsNoNumberIsRefused() {
    let widget = TestWidget("TincturePreview")
    widget.color = "red"
    let said = warnings { widget.rgba = GdkRGBA(red: .nan, green: 0, blue: 0, alpha: 1) }
    #expect(said.count == 1 && said[0].contains("not finite"))
    #expect(widget.color == "#ff0000")
  }

  @Test(arguments: ["TincturePresetList", "TincturePicker"]) func presetIndex(name: String) {
    let widget = TestWidget(name)
    #expect(widget[number: "preset-index"] == -1 && widget[number: "equal-preset-index"] == -1)
    widget[number: "preset-index"] = 5
    #expect(widget.color == "#2e8b57" && widget[number: "equal-preset-index"] == 5)
    // A program's doing is no user's: no signal.
    #expect(widget.take() == ["color #2e8b57"])
    widget[number: "preset-index"] = -1
    #expect(widget.color == "#2e8b57" && widget[number: "preset-index"] == -1)
    widget.color = "#ff7f00"
    #expect(widget[number: "preset-index"] == -1 && widget[number: "equal-preset-index"] == 7)
  }

  @Test(arguments: ["TincturePresetList", "TincturePicker"], [8, 99, -2, Int(Int32.min)])
  func aPresetThatIsNotThereWarnsAndChangesNothing(name: String, index: Int) {
    let widget = TestWidget(name)
    widget[number: "preset-index"] = 3
    let said = warnings { widget[number: "preset-index"] = index }
    #expect(
      said == [
        "\(name): cannot set property \"preset-index\" to \"\(index)\": preset index \(index) is outside -1…7"
      ])
    #expect(widget[number: "preset-index"] == 3 && widget.color == "#b41b1b")
  }

  @Test func channels() {
    let slider = TestWidget("TinctureChannelSlider")
    #expect(slider["channel"] == "red")
    for name in ["green", "blue", "oklch/lightness", "hsl/hue"] {
      slider["channel"] = name
      #expect(slider["channel"] == name)
    }
    for wrong in ["taste", "rgb/red", "", "oklch/"] {
      let said = warnings { slider["channel"] = wrong }
      #expect(
        said.count == 1 && said[0].hasPrefix("TinctureChannelSlider: cannot set property \"channel\" to \"\(wrong)\""))
      #expect(slider["channel"] == "hsl/hue")
    }
  }

  @Test func pages() {
    let picker = TestWidget("TincturePicker")
    #expect(picker["page"] == "preset")
    picker["page"] = "rgb"
    #expect(picker["page"] == "rgb")
    let said = warnings { picker["page"] = "taste" }
    #expect(said == ["TincturePicker: cannot set property \"page\" to \"taste\": the pages are preset, rgb"])
    #expect(picker["page"] == "rgb")
  }

  @Test func whichPagesThereAre() {
    let picker = TestWidget("TincturePicker")
    #expect(picker["pages"] == "preset rgb")
    picker.color = "#2e8b57"
    picker["pages"] = "dials oklch"
    #expect(picker["pages"] == "dials oklch")
    #expect(picker["page"] == "dials")
    #expect(picker.color == "#2e8b57")
    for wrong in ["", "rgb rgb", "rgb taste"] {
      let said = warnings { picker["pages"] = wrong }
      #expect(said.count == 1 && said[0].contains("each is one of preset rgb hsl oklch dials"), "\(wrong)")
      #expect(picker["pages"] == "dials oklch")
    }
  }

  @Test func everyPageCanBeShown() {
    for page in PickerPanel.Page.allCases {
      let picker = TestWidget("TincturePicker")
      picker["pages"] = page.rawValue
      #expect(picker["page"] == page.rawValue)
    }
  }

  @Test func anInterfaceFileSetsThemAll() {
    let widget = TestWidget(
      "it",
      inInterface: """
        <interface><object class="TincturePicker" id="it">
          <property name="group">of the interface file</property>
          <property name="color">#1560bd</property>
          <property name="page">rgb</property>
        </object></interface>
        """)
    #expect(widget["group"] == "of the interface file" && widget.color == "#1560bd" && widget["page"] == "rgb")
    #expect(WidgetGroups.choice(for: "of the interface file").color == Color(rgb: 0x1560BD))
  }
}
