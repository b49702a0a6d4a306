import CGTK
import GTKSupport
import Testing

@testable import PickerGTK

@MainActor
@Suite(.needsDisplay) struct LifetimeTests {
  private final class Token {}

  @Test(arguments: RegistrationTests.classes) func aWidgetThatIsDroppedLeavesNothing(name: String) {
    let group = "passing \(name)"
    let choice = WidgetGroups.choice(for: group)
    weak var side: ChoiceWidget?
    weak var token: Token?
    do {
      let widget = TestWidget(name)
      widget["group"] = group
      side = widget.side()
      #expect(choice.memberCount > 0)
      let kept = Token()
      token = kept
      connect(widget.pointer, "began") { _ in withExtendedLifetime(kept) {} }
      #expect(side != nil && token != nil)
    }
    #expect(side == nil, "the Swift side goes with the object")
    #expect(token == nil, "what a handler keeps goes with the object")
    #expect(choice.memberCount == 0)
  }

  @Test func aPickersPartsGoWithIt() throws {
    weak var part: ChannelSliderWidget?
    weak var list: PresetListWidget?
    do {
      let picker = TestWidget("TincturePicker")
      part = picker.side(PickerWidget.self).part(ChannelSliderWidget.self)
      list = picker.side(PickerWidget.self).part(PresetListWidget.self)
      #expect(part != nil && list != nil)
    }
    #expect(part == nil && list == nil)
  }

  /// A program may take a widget apart and yet hold it.
  @Test(arguments: RegistrationTests.classes) func aDisposedWidgetAnswersWithNothing(name: String) {
    let widget = TestWidget(name)
    widget.color = "red"
    g_object_run_dispose(cast(widget.pointer))
    #expect(widget.color == nil)
    widget.color = "blue"
    #expect(widget.color == nil)
    g_object_run_dispose(cast(widget.pointer))
  }

  @Test func disconnectingReleasesTheHandler() {
    let object = Owned(taking: newObject(g_simple_action_group_get_type()))
    weak var token: Token?
    var connection: UInt = 0
    do {
      let kept = Token()
      token = kept
      connection = connect(object.pointer, "notify") { _ in withExtendedLifetime(kept) {} }
    }
    #expect(token != nil)
    g_signal_handler_disconnect(object.pointer, gulong(connection))
    #expect(token == nil)
  }

  @Test func ownedReferencesAreGivenBack() {
    let object = newObject(g_simple_action_group_get_type())
    let header = object.assumingMemoryBound(to: GObject.self)
    #expect(header.pointee.ref_count == 1)
    do {
      let kept = Owned(keeping: object)
      #expect(header.pointee.ref_count == 2)
      withExtendedLifetime(kept) {}
    }
    #expect(header.pointee.ref_count == 1)
    g_object_unref(object)
  }

  /// A floating reference is left to the container that will take it.
  @Test func keepingDoesNotSink() {
    let widget = newObject(gtk_label_get_type())
    do { withExtendedLifetime(Owned(keeping: widget)) {} }
    #expect(g_object_is_floating(widget) != 0)
    do { withExtendedLifetime(Owned(sinking: widget)) {} }
  }
}
