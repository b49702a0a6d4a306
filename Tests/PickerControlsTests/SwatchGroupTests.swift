import ColorCore
import PickerControls
import PickerModel
import Pictures
import Testing

/// Source 0's rules for groups of swatches, with swatches in them.
@Suite struct SwatchGroupTests {
  let red = Color(rgb: 0xFF0000)
  let green = Color(rgb: 0x00FF00)

  func swatch(_ color: Color, _ choice: Choice) -> GroupHost<Swatch> {
    GroupHost(Swatch(color), in: choice, size: Size(48, 36))
  }

  @Test func everySwatchOfTheColourIsMarkedAndTheOthersAreNot() {
    let choice = Choice()
    let hosts = [red, green, red].map { swatch($0, choice) }
    #expect(hosts.map(\.control.isSelected) == [false, false, false])
    hosts[0].press(5, 5)
    #expect(choice.color == red)
    #expect(hosts.map(\.control.isSelected) == [true, false, true])
    hosts[1].press(5, 5)
    #expect(hosts.map(\.control.isSelected) == [false, true, false])
  }

  @Test func choosingTheSameAgainIsSilent() {
    let choice = Choice()
    let (a, b) = (swatch(red, choice), swatch(red, choice))
    a.press(5, 5)
    b.forget()
    b.press(5, 5)
    choice.set(red, origin: .swatch)
    #expect(b.heard.isEmpty)
  }

  @Test func otherGroupsDoNotHear() {
    let groups = ChoiceGroups()
    let (a, b) = (swatch(red, groups.choice(for: "1")), swatch(red, groups.choice(for: "2")))
    a.press(5, 5)
    #expect(a.control.isSelected && !b.control.isSelected && b.heard.isEmpty)
  }

  @Test func aLateJoinerSeesThePresentChoice() {
    let choice = Choice()
    let first = swatch(red, choice)
    first.press(5, 5)
    #expect(swatch(red, choice).control.isSelected)
  }

  @Test func changingTheGroupLeavesOneAndAdoptsTheOther() {
    let (one, two) = (Choice(red), Choice(green))
    let host = swatch(red, one)
    #expect(host.control.isSelected)
    host.join(two)
    #expect(!host.control.isSelected && one.memberCount == 0 && two.memberCount == 1)
    one.set(green)
    #expect(host.control.shown == green && host.heard.isEmpty)
  }

  @Test func theColourIsLive() {
    let host = swatch(red, Choice(green))
    host.hand.control.color = green
    #expect(host.control.isSelected && host.control.look == green)
  }

  @Test func aColourThatNoSwatchHasMarksNoneAndTheGroupHoldsIt() {
    let choice = Choice(red)
    let hosts = [red, green].map { swatch($0, choice) }
    choice.set(Color(rgb: 0x123456))
    #expect(hosts.allSatisfy { !$0.control.isSelected })
    #expect(choice.color == Color(rgb: 0x123456))
    choice.set(nil)
    #expect(hosts.allSatisfy { !$0.control.isSelected } && choice.color == nil)
  }

  @Test func aSwatchThatEndsLeavesItsGroup() {
    let choice = Choice()
    let keeper = swatch(red, choice)
    weak var gone: GroupHost<Swatch>?
    do {
      let host = swatch(green, choice)
      gone = host
      #expect(choice.memberCount == 2)
    }
    #expect(gone == nil && choice.memberCount == 1)
    keeper.press(5, 5)
    #expect(choice.color == red)
  }

  @Test func joiningTwiceIsJoiningOnce() {
    let choice = Choice()
    let host = swatch(red, choice)
    host.join(choice)
    #expect(choice.memberCount == 1)
    host.forget()
    choice.set(red)
    #expect(host.heard.count == 1)
  }

  @Test func programsChooseWithoutAUserEvent() {
    let choice = Choice()
    let host = swatch(red, choice)
    choice.set(red)
    #expect(host.control.isSelected && host.heard == [nil])
  }

  @Test func aSwatchStandsInStepWithOtherControls() {
    let choice = Choice(.black)
    let swatch = swatch(Color(rgb: 0x0100FF), choice)
    let slider = GroupHost(ChannelSlider(.red), in: choice, size: Size(400, 34))
    choice.set(Color(rgb: 0x0000FF))
    slider.key(.up)
    #expect(swatch.control.isSelected)
    swatch.press(5, 5)
    #expect(slider.control.number == 1)
  }
}
