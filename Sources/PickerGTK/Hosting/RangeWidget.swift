import CGTK
import ColorCore
import GTKSupport
public import PickerControls
import PickerModel

/// The host of a control that has a number.
///
/// It is a `GtkRange`, as this GTK gives the value interface of assistive technology to ranges only;
/// of the range's own looks and gestures nothing is left.
public class RangeWidget<C: Control>: ControlWidget<C> {
  /// Whether the range is being brought to the number of the control, rather than the other way.
  private var isAdjusting = false

  private var range: UnsafeMutablePointer<GtkRange> { cast(pointer) }

  /// The step of Page Up and Page Down, in the numbers that the control speaks.
  var page: Double { 10 }

  public override func setUp() {
    removeRangeParts()
    super.setUp()
    gtk_widget_set_focusable(widget, 1)
    connect(pointer, "value-changed") { [weak self] _ in
      guard let self, !isAdjusting else { return }
      send(.setValue(gtk_range_get_value(range)))
    }
    adjust()
  }

  /// The parts and the controllers that the range has made by now.
  private func removeRangeParts() {
    var child = gtk_widget_get_first_child(widget)
    while let part = child {
      gtk_widget_set_visible(part, 0)
      child = gtk_widget_get_next_sibling(part)
    }
    guard let controllers = gtk_widget_observe_controllers(widget) else { return }
    let list = Owned(taking: UnsafeMutableRawPointer(controllers))
    for index in 0..<g_list_model_get_n_items(cast(list.pointer)) {
      guard let controller = g_list_model_get_item(cast(list.pointer), index) else { continue }
      // The range goes on using some of them, so they stay and hear nothing.
      gtk_event_controller_set_propagation_phase(cast(Owned(taking: controller).pointer), GTK_PHASE_NONE)
    }
  }

  /// Another control in place of the present one, with all that follows from it.
  func replace(with other: C, notifying property: String) {
    control = other
    adjust()
    updateAccessibility()
    resize()
    redraw()
    notify(property)
  }

  override func updateAccessibility() {
    let spoken = control.spoken
    let accessibility = Accessibility(pointer)
    accessibility.set(GTK_ACCESSIBLE_PROPERTY_LABEL, spoken.name)
    accessibility.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, spoken.value)
    // No property of this GTK's bridge carries the text of a value, so it is the description too.
    accessibility.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken.value)
    adjust()
  }

  /// Brings the range to the number that the control shows.
  private func adjust() {
    guard let number = control.spoken.number else { return }
    isAdjusting = true
    gtk_adjustment_configure(
      gtk_range_get_adjustment(range), number.now, number.range.lowerBound, number.range.upperBound, number.step, page,
      0)
    isAdjusting = false
  }
}
