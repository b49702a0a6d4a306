import ColorCore
import PickerModel
import Testing

@Suite struct ChoiceVisitTests {
  let red = Color(rgb: 0xFF0000)
  let green = Color(rgb: 0x00FF00)
  let blue = Color(rgb: 0x0000FF)

  /// A choice with a history, a member that opens visits, and one that listens.
  final class House {
    let outer: Choice
    let history: ChoiceHistory
    var heard: [Edit?] = []
    private(set) var visit: ChoiceVisit?
    private var owner: Membership?
    private var ear: Membership?
    private(set) var hand: Membership?

    init(_ color: Color?) {
      outer = Choice(color)
      history = ChoiceHistory(of: outer)
      owner = outer.join { [weak self] change in
        if !change.isOwn { self?.visit?.show(change.color, origin: change.origin) }
      }
      ear = outer.join { [weak self] in self?.heard.append($0.edit) }
    }

    func open() {
      visit = ChoiceVisit(showing: outer.color, origin: outer.origin) { [weak self] edits, origin in
        guard let self, let owner else { return }
        for edit in edits { outer.take(edit, from: owner, origin: origin) }
      }
      hand = visit?.inner.join { _ in }
    }

    func choose(_ color: Color?) {
      for edit in [.began, .changing(color), .chosen(color)] as [Edit] { step(edit) }
    }

    func step(_ edit: Edit) { visit!.inner.take(edit, from: hand!, origin: .swatch) }
  }

  @Test func openingAndClosingSaysNothing() {
    for end in [ChoiceVisit.finish, ChoiceVisit.cancel] {
      let house = House(red)
      house.open()
      end(house.visit!)()
      #expect(house.heard.isEmpty && house.outer.color == red && !house.history.canUndo)
    }
  }

  @Test func howeverManyEditsAreOneStepOfUndo() {
    let house = House(red)
    house.open()
    house.choose(green)
    house.step(.began)
    house.step(.changing(blue))
    house.step(.cancelled)
    house.choose(blue)
    #expect(house.outer.color == blue, "it follows at once")
    #expect(!house.history.canUndo, "and the edit goes on")
    house.visit!.finish()
    #expect(
      house.heard == [.began, .changing(green), .changing(blue), .changing(green), .changing(blue), .chosen(blue)])
    #expect(house.history.undo() && house.outer.color == red && !house.history.canUndo)
    #expect(house.history.redo() && house.outer.color == blue)
  }

  @Test func cancellingBringsBackWhatWasThereBefore() {
    let house = House(red)
    house.outer.set(red, origin: .preset(list: "drawing", index: 0))
    house.heard = []
    house.open()
    house.choose(green)
    house.choose(nil)
    #expect(house.outer.color == nil)
    house.visit!.cancel()
    #expect(house.outer.color == red && house.outer.origin == .preset(list: "drawing", index: 0))
    #expect(house.heard == [.began, .changing(green), .changing(nil), .cancelled])
    #expect(!house.history.canUndo)
  }

  @Test func noPaintIsChosenLikeAColour() {
    let house = House(red)
    house.open()
    house.choose(nil)
    house.visit!.finish()
    #expect(house.outer.color == nil && house.outer.origin == .swatch)
    #expect(house.history.undo() && house.outer.color == red)
  }

  @Test func anEndIsOneEnd() {
    let house = House(red)
    house.open()
    house.choose(green)
    house.visit!.finish()
    house.visit!.cancel()
    house.visit!.finish()
    house.choose(blue)
    #expect(house.heard.last == .chosen(green) && house.outer.color == green)
    #expect(house.visit!.isOver)
  }

  @Test func whatAProgramSetsMeanwhileIsShownAndSendsNothing() {
    let house = House(red)
    house.open()
    house.outer.set(blue)
    #expect(house.visit!.inner.color == blue && !house.visit!.isEdited)
    house.visit!.finish()
    #expect(house.heard == [nil])
    house.open()
    house.outer.set(green)
    house.choose(red)
    house.visit!.cancel()
    #expect(house.outer.color == green)
  }

  @Test func aVisitThatIsDroppedLeavesItsChoiceAlone() {
    let house = House(red)
    weak var visit: ChoiceVisit?
    do {
      let dropped = ChoiceVisit(showing: red, origin: .program) { _, _ in }
      visit = dropped
      #expect(dropped.inner.memberCount == 1)
    }
    #expect(visit == nil)
    house.open()
  }
}

@Suite struct ShapePaintsTests {
  let red = ShapePaint.color(Color(rgb: 0xFF0000))

  @Test func noneIsNoTransparentColour() {
    #expect(ShapePaint.none != .color(.transparent))
    #expect(ShapePaint(nil) == ShapePaint.none && ShapePaint(nil).color == nil)
    #expect(ShapePaint.none.spokenText == "none" && ShapePaint.color(.transparent).spokenText != "none")
  }

  @Test(arguments: PaintRole.allCases) func aRoleIsSetAlone(_ role: PaintRole) {
    var paints = ShapePaints.standard
    paints[role] = red
    #expect(paints[role] == red)
    #expect(paints[role.other] == ShapePaints.standard[role.other])
  }

  @Test func swappingTwiceIsNothing() {
    let paints = ShapePaints(stroke: .none, fill: red)
    #expect(paints.swapped == ShapePaints(stroke: red, fill: .none))
    #expect(paints.swapped.swapped == paints)
  }

  @Test func aDrawingBeginsWithBlackOnLightGrey() {
    #expect(ShapePaints.standard.stroke == .color(.black))
    #expect(ShapePaints.standard.fill.color?.matches(PresetCatalog.drawing.presets[10].color) == true)
  }
}

extension PresetTests {
  /// Row by row as the source has them; parts of 255.
  @Test func theTwelveColoursOfTheDrawing() {
    let parts = PresetCatalog.drawing.presets.map { [$0.color.srgb8.red, $0.color.srgb8.green, $0.color.srgb8.blue] }
    #expect(
      parts == [
        [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 255, 255], [255, 255, 0], [255, 0, 255],
        [255, 128, 0], [128, 0, 128], [153, 102, 51], [255, 255, 255], [170, 170, 170], [0, 0, 0],
      ])
    #expect(
      PresetCatalog.drawing.presets.map(\.name) == [
        "Red", "Green", "Blue", "Cyan", "Yellow", "Magenta", "Orange", "Purple", "Brown", "White", "Light Gray",
        "Black",
      ])
  }
}
