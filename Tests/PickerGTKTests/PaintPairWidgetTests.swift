import CGTK
import PickerControls
import Testing

@testable import PickerGTK

@MainActor
@Suite(.needsDisplay) struct PaintPairWidgetTests {
  let pair = TestWidget("TincturePaintPair")

  func send(_ event: InputEvent) { pair.side(PaintPairWidget.self).send(event) }

  @Test func itBeginsWithBlackOnLightGrey() {
    #expect(pair["stroke"] == "#000000" && pair["fill"] == "#aaaaaa")
    #expect(pair["role"] == "fill" && pair.color == "#aaaaaa")
  }

  @Test func theColourIsThatOfTheRole() {
    pair["role"] = "stroke"
    #expect(pair.color == "#000000")
    pair.color = "red"
    #expect(pair["stroke"] == "#ff0000" && pair["fill"] == "#aaaaaa")
    pair["fill"] = "blue"
    #expect(pair.color == "#ff0000", "the other one's paint is not the widget's colour")
    pair["role"] = "fill"
    #expect(pair.color == "#0000ff" && pair["stroke"] == "#ff0000")
    #expect(pair.take().allSatisfy { $0.hasPrefix("color ") }, "a program's doing is no user's")
  }

  @Test func noneIsAPaintOfBoth() {
    for role in ["stroke", "fill"] {
      pair["role"] = role
      pair[role] = "none"
      #expect(pair[role] == "none" && pair.color == nil)
    }
    pair.color = "red"
    #expect(pair["fill"] == "#ff0000" && pair["stroke"] == "none")
    pair.color = "none"
    #expect(pair["fill"] == "none")
  }

  @Test func badWordsWarnAndChangeNothing() {
    #expect(warnings { pair["role"] = "shadow" }.count == 1)
    #expect(warnings { pair["stroke"] = "no colour" }.count == 1)
    #expect(pair["role"] == "fill" && pair["stroke"] == "#000000")
  }

  @Test func swapIsOneEditOfBoth() {
    send(.key(.character("x"), []))
    #expect(pair["stroke"] == "#aaaaaa" && pair["fill"] == "#000000")
    #expect(pair.take() == ["began", "color #000000", "changing #000000", "chosen #000000"])
    send(.key(.character("d"), []))
    #expect(pair["stroke"] == "#000000" && pair["fill"] == "#aaaaaa")
    #expect(pair.take().last == "chosen #aaaaaa")
    send(.key(.delete, []))
    #expect(pair.take() == ["began", "color nothing", "changing none", "chosen none"])
    send(.key(.character("x"), []))
    #expect(pair["stroke"] == "none" && pair["fill"] == "#000000")
  }

  @Test func changingTheRoleIsNoEditAndSharesItsPaint() {
    pair["group"] = "role"
    let fellow = TestWidget("TinctureChannelSlider")
    fellow["group"] = "role"
    send(.key(.left, []))
    #expect(pair["role"] == "stroke" && pair.take() == ["color #000000"])
    #expect(fellow.color == "#000000")
    fellow.side(ChannelSliderWidget.self).send(.setValue(255))
    #expect(pair["stroke"] == "#ff0000" && pair["fill"] == "#aaaaaa")
    send(.key(.right, []))
    #expect(fellow.color == "#aaaaaa" && pair["stroke"] == "#ff0000")
  }

  @Test func aLateJoinerDoesNotPaintOverNone() {
    pair["group"] = "late paint"
    pair["fill"] = "none"
    let late = TestWidget("TincturePreview")
    late.color = "red"
    late["group"] = "late paint"
    #expect(pair["fill"] == "none" && late.color == nil)
  }

  /// Where the pair is 76 pixels wide the fill lies at the lower right.
  @Test func aColourDroppedOnTheOtherOneIsForThat() {
    let scene = Scene(pair)
    scene.resize()
    pair["role"] = "stroke"
    _ = pair.take()
    let frame = pair.side(PaintPairWidget.self).frame
    let place = pair.side(PaintPairWidget.self).control.rect(of: .fill, in: frame)
    send(.drop(.init(.dropped, .white, at: .init(place.maxX - 3, place.maxY - 3))))
    #expect(pair["role"] == "fill" && pair["fill"] == "#ffffff" && pair["stroke"] == "#000000")
    #expect(pair.take() == ["color #aaaaaa", "began", "color #ffffff", "changing #ffffff", "chosen #ffffff"])
  }
}
