import ColorCore
import Testing

@testable import PickerGTK

@MainActor
@Suite(.needsDisplay) struct GroupTests {
  @Test func membersShowOneColour() {
    let list = TestWidget("TincturePresetList")
    let slider = TestWidget("TinctureChannelSlider")
    list["group"] = "one colour"
    slider["group"] = "one colour"
    list.color = "#010203"
    #expect(slider.color == "#010203")
    #expect(slider.take() == ["color #010203"])
  }

  @Test func aLateJoinerTakesTheColour() {
    let first = TestWidget("TincturePicker")
    first["group"] = "late"
    first[number: "preset-index"] = 4
    let late = TestWidget("TincturePicker")
    late.color = "red"
    late["group"] = "late"
    #expect(late.color == "#1560bd" && late[number: "preset-index"] == 4)
    #expect(first.color == "#1560bd")
  }

  /// Interface files give properties in any order: the colour must not be lost when it comes first.
  @Test func aJoinerBringsItsColourWhereNothingIsChosen() {
    let first = TestWidget("TinctureChannelSlider")
    first["group"] = "empty"
    let second = TestWidget("TincturePreview")
    second.color = "#010203"
    second["group"] = "empty"
    #expect(first.color == "#010203" && second.color == "#010203")
  }

  @Test func leavingKeepsTheColourAndHearsNoMore() {
    let stays = TestWidget("TincturePicker")
    let leaves = TestWidget("TincturePicker")
    for widget in [stays, leaves] { widget["group"] = "left" }
    stays.color = "red"
    leaves["group"] = ""
    #expect(leaves["group"] == nil && leaves.color == "#ff0000")
    stays.color = "blue"
    #expect(leaves.color == "#ff0000")
  }

  @Test func joiningAgainIsJoiningOnce() {
    let widget = TestWidget("TincturePreview")
    let choice = WidgetGroups.choice(for: "again")
    widget["group"] = "again"
    widget["group"] = "again"
    #expect(choice.memberCount == 1)
  }

  /// The picker and each of its parts are members.
  @Test func aPickerTakesItsPartsAlong() {
    let picker = TestWidget("TincturePicker")
    picker["group"] = "whole"
    let choice = WidgetGroups.choice(for: "whole")
    let count = choice.memberCount
    #expect(count > 4)
    picker["group"] = "elsewhere"
    #expect(choice.memberCount == 0)
    #expect(WidgetGroups.choice(for: "elsewhere").memberCount == count)
  }

  @Test func aProgramFollowsAGroupWithoutAWidget() {
    let widget = TestWidget("TincturePreview")
    widget["group"] = "from Swift"
    let choice = WidgetGroups.choice(for: "from Swift")
    choice.set(Color(rgb: 0x010203))
    #expect(widget.color == "#010203")
  }
}
