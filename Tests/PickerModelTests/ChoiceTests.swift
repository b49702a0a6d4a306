import ColorCore
import PickerModel
import Testing

@Suite struct ChoiceTests {
  /// A member that writes down what it hears.
  final class Ear {
    var heard: [Choice.Change] = []
    var edits: [Edit?] { heard.map(\.edit) }
    var colors: [Color?] { heard.map(\.color) }
  }

  let red = Color(rgb: 0xFF0000)
  let blue = Color(rgb: 0x0000FF)

  func join(_ choice: Choice) -> (Ear, Membership) {
    let ear = Ear()
    return (ear, choice.join { [ear] in ear.heard.append($0) })
  }

  @Test func aProgramsSetTellsEveryMemberOnceAndIsSilentWhenEqual() {
    let choice = Choice(red)
    let (a, keepA) = join(choice)
    let (b, keepB) = join(choice)
    choice.set(blue)
    choice.set(blue)
    #expect(a.colors == [blue] && b.colors == [blue])
    #expect(a.edits == [nil], "no user event")
    withExtendedLifetime((keepA, keepB)) {}
  }

  @Test func oneDragIsBeganManyChangingAndOneChosen() {
    let choice = Choice(red)
    let (a, hand) = join(choice)
    let (b, keep) = join(choice)
    choice.take(.began, from: hand, origin: .channel(.srgb))
    for step in 1...5 {
      choice.take(.changing(Color(.srgb, 1, 0, Double(step) / 5)), from: hand, origin: .channel(.srgb))
    }
    choice.take(.chosen(Color(.srgb, 1, 0, 1)), from: hand, origin: .channel(.srgb))
    #expect(b.edits.count == 7)
    #expect(b.edits.first == .began && b.edits.last == .chosen(Color(.srgb, 1, 0, 1)))
    #expect(a.heard.allSatisfy { $0.isOwn } && b.heard.allSatisfy { !$0.isOwn })
    withExtendedLifetime(keep) {}
  }

  @Test func cancelledBringsBackColourAndOrigin() {
    let choice = Choice()
    choice.set(red, origin: .preset(list: "standard", index: 3))
    let (ear, hand) = join(choice)
    choice.take(.began, from: hand, origin: .text)
    choice.take(.changing(blue), from: hand, origin: .text)
    #expect(choice.origin == .text)
    choice.take(.cancelled, from: hand, origin: .text)
    #expect(choice.color == red)
    #expect(choice.origin == .preset(list: "standard", index: 3))
    #expect(ear.heard.last?.isOwn == false, "the member takes the colour that came back")
  }

  @Test func whatAProgramSetsInTheMiddleIsNotWhatCancellingBringsBack() {
    let choice = Choice(red)
    let (_, hand) = join(choice)
    choice.take(.began, from: hand, origin: .text)
    choice.set(blue)
    choice.take(.cancelled, from: hand, origin: .text)
    #expect(choice.color == red)
  }

  @Test func aSecondHandIsIgnoredWhileTheFirstEdits() {
    let choice = Choice(red)
    let (_, first) = join(choice)
    let (_, second) = join(choice)
    choice.take(.began, from: first, origin: .text)
    #expect(!choice.take(.changing(blue), from: second, origin: .text))
    #expect(choice.color == red)
  }

  @Test func cancelWithoutAnEditDoesNothing() {
    let choice = Choice(red)
    let (ear, hand) = join(choice)
    #expect(!choice.take(.cancelled, from: hand, origin: .text))
    #expect(ear.heard.isEmpty)
  }

  @Test func aMembershipEndsWithItsToken() {
    let choice = Choice(red)
    let ear = Ear()
    do {
      let token = choice.join { ear.heard.append($0) }
      #expect(choice.memberCount == 1)
      withExtendedLifetime(token) {}
    }
    #expect(choice.memberCount == 0)
    choice.set(blue)
    #expect(ear.heard.isEmpty)
  }

  @Test func aMemberThatLeavesInTheMiddleOfADragEndsIt() {
    let choice = Choice(red)
    var hand: Membership? = choice.join { _ in }
    choice.take(.began, from: hand!, origin: .text)
    #expect(choice.isBeingEdited)
    hand = nil
    #expect(!choice.isBeingEdited)
  }

  @Test func aMemberMayLeaveWhileItIsTold() {
    let choice = Choice(red)
    var second: Membership?
    let first = choice.join { _ in second = nil }
    let ear = Ear()
    second = choice.join { ear.heard.append($0) }
    choice.set(blue)
    #expect(ear.heard.isEmpty && choice.memberCount == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test func groupsAreMadeOnFirstUseAndEndWithTheirLastMember() {
    let groups = ChoiceGroups()
    let choice = groups.choice(for: "stroke")
    #expect(groups.choice(for: "stroke") === choice)
    #expect(groups.choice(for: "fill") !== choice)
    var one: Membership? = choice.join { _ in }
    var two: Membership? = choice.join { _ in }
    one = nil
    #expect(groups.choice(for: "stroke") === choice)
    two = nil
    #expect(groups.choice(for: "stroke") !== choice)
    withExtendedLifetime((one, two)) {}
  }

  @Test func nothingChosenIsALegalState() {
    let choice = Choice()
    #expect(choice.color == nil)
    choice.set(red)
    choice.set(nil)
    #expect(choice.color == nil)
  }
}

@Suite struct ChoiceHistoryTests {
  @Test func aWholeDragIsOneStepBack() {
    let start = Color(rgb: 0x102030)
    let choice = Choice(start)
    let hand = choice.join { _ in }
    let history = ChoiceHistory(of: choice)
    choice.take(.began, from: hand, origin: .channel(.srgb))
    for step in 0..<300 {
      choice.take(.changing(Color(.srgb, Double(step) / 300, 0, 0)), from: hand, origin: .channel(.srgb))
    }
    #expect(!history.canUndo, "not in the middle of a drag")
    let end = Color(.srgb, 1, 0, 0)
    choice.take(.chosen(end), from: hand, origin: .channel(.srgb))
    #expect(history.undo())
    #expect(choice.color == start)
    #expect(!history.undo())
    #expect(history.redo())
    #expect(choice.color == end)
    #expect(choice.origin == .channel(.srgb))
    #expect(!history.redo())
  }

  @Test func aNewEditForgetsWhatCouldBeDoneAgain() {
    let choice = Choice(Color.black)
    let hand = choice.join { _ in }
    let history = ChoiceHistory(of: choice)
    choice.take(.chosen(.white), from: hand, origin: .text)
    history.undo()
    choice.take(.chosen(Color(rgb: 0x00FF00)), from: hand, origin: .text)
    #expect(!history.canRedo)
    history.undo()
    #expect(choice.color == Color.black)
  }

  @Test func cancelledEditsAndEqualChoicesAreNoSteps() {
    let choice = Choice(Color.black)
    let hand = choice.join { _ in }
    let history = ChoiceHistory(of: choice)
    choice.take(.began, from: hand, origin: .text)
    choice.take(.changing(.white), from: hand, origin: .text)
    choice.take(.cancelled, from: hand, origin: .text)
    #expect(!history.canUndo)
  }

  @Test func onlyTheLastStepsAreKept() {
    let choice = Choice(Color.black)
    let hand = choice.join { _ in }
    let history = ChoiceHistory(of: choice, limit: 3)
    for step in 1...5 { choice.take(.chosen(Color(.srgb, Double(step) / 5, 0, 0)), from: hand, origin: .text) }
    var count = 0
    while history.undo() { count += 1 }
    #expect(count == 3)
    #expect(choice.color == Color(.srgb, 0.4, 0, 0))
  }

  @Test func theHistoryDoesNotOutliveItsOwner() {
    let choice = Choice(Color.black)
    do { _ = ChoiceHistory(of: choice) }
    #expect(choice.memberCount == 0)
  }
}
