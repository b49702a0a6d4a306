import CGTK
import PickerControls
import Pictures
import Testing

@testable import PickerGTK

/// What the user does, given to the hosts as their controllers give it.
@MainActor
@Suite(.needsDisplay) struct EditingTests {
  let slider = TestWidget("TinctureChannelSlider")
  let list = TestWidget("TincturePresetList")

  init() {
    slider.color = "#2e8b57"
    list.color = "#2e8b57"
    _ = slider.take()
    _ = list.take()
  }

  @Test func aKeyIsAWholeEdit() {
    #expect(slider.side(ChannelSliderWidget.self).send(.key(.right, [])))
    #expect(slider.take() == ["began", "color #2f8b57", "changing #2f8b57", "chosen #2f8b57"])
  }

  @Test func aKeyThatIsNotTheControlsIsPassedOn() {
    #expect(!slider.side(ChannelSliderWidget.self).send(.key(.enter, [])))
    #expect(!list.side(PresetListWidget.self).send(.key(.escape, [])))
    #expect(slider.take() + list.take() == [])
  }

  /// As a screen reader sets it: through the range that the slider is.
  @Test func aValueSetOnTheRangeIsAnEditOfTheUser() {
    gtk_range_set_value(slider.pointer.assumingMemoryBound(to: GtkRange.self), 77.4)
    #expect(slider.take() == ["began", "color #4d8b57", "changing #4d8b57", "chosen #4d8b57"])
    #expect(gtk_range_get_value(slider.pointer.assumingMemoryBound(to: GtkRange.self)) == 77)
  }

  @Test func theRangeFollowsTheColour() {
    let range = slider.pointer.assumingMemoryBound(to: GtkRange.self)
    #expect(gtk_range_get_value(range) == 46)
    slider.color = "#ff0000"
    #expect(gtk_range_get_value(range) == 255)
    slider["channel"] = "hsl/hue"
    #expect(gtk_range_get_value(range) == 0)
    #expect(gtk_adjustment_get_upper(gtk_range_get_adjustment(range)) == 360)
    #expect(slider.take() == ["color #ff0000"], "that was the program, not the user")
  }

  @Test func choosingAPresetTellsItsIndex() {
    #expect(list.side(PresetListWidget.self).send(.key(.character("o"), [])))
    #expect(list.take() == ["began", "color #ff7f00", "changing #ff7f00", "chosen #ff7f00"])
    #expect(list[number: "preset-index"] == 7)
  }

  @Test func onlyTheWidgetInTheHandTells() {
    for widget in [slider, list] { widget["group"] = "hands" }
    _ = list.take()
    slider.side(ChannelSliderWidget.self).send(.key(.left, []))
    #expect(slider.take().first == "began")
    #expect(list.take() == ["color #2d8b57"])
  }

  @Test func aPickerTellsWhatItsPartsTell() throws {
    let picker = TestWidget("TincturePicker")
    picker.color = "#2e8b57"
    _ = picker.take()
    let part = try #require(picker.side(PickerWidget.self).part(ChannelSliderWidget.self))
    part.send(.key(.right, []))
    #expect(picker.take() == ["began", "color #2f8b57", "changing #2f8b57", "chosen #2f8b57"])
    // Each channel has its slider, and only one picker has them.
    #expect(picker.side(PickerWidget.self).part(PresetListWidget.self)?.color == part.color)
  }

  /// While one member edits, the others take no edits, and go on showing the group's colour.
  @Test func aSecondEditIsRefusedAndShowsNothingOfItself() {
    for widget in [slider, list] { widget["group"] = "two hands" }
    let host = slider.side(ChannelSliderWidget.self)
    host.post([.began], origin: .program)
    list.side(PresetListWidget.self).send(.key(.home, []))
    #expect(list.color == "#2e8b57" && list[number: "preset-index"] == -1)
    #expect(list.side(PresetListWidget.self).control.chosenRow == nil)
    host.post([.cancelled], origin: .program)
    _ = list.take()
    list.side(PresetListWidget.self).send(.key(.home, []))
    #expect(list.color == "#000000")
  }

  @Test func aHandlerMayDropTheWidget() {
    var widget: TestWidget? = TestWidget("TinctureChannelSlider")
    widget?.color = "#2e8b57"
    let host = widget!.side(ChannelSliderWidget.self)
    connectDropping(host.pointer) { widget = nil }
    host.send(.key(.right, []))
    #expect(widget == nil)
  }
}
