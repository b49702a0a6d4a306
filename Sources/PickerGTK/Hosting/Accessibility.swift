import CGTK
import GTKSupport

/// What assistive technology is told of a widget.
struct Accessibility {
  let widget: UnsafeMutableRawPointer

  init(_ widget: UnsafeMutableRawPointer) { self.widget = widget }

  func set(_ property: GtkAccessibleProperty, _ text: String) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(cast(widget), 1, &property, &value)
    g_value_unset(&value)
  }

  func set(_ property: GtkAccessibleProperty, _ number: Double) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_double(&value, number)
    gtk_accessible_update_property_value(cast(widget), 1, &property, &value)
    g_value_unset(&value)
  }

  func set(_ state: GtkAccessibleState, _ flag: Bool) {
    var state = state
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    let number: Int32 = flag ? 1 : 0
    // The states differ in how they hold a yes or no.
    switch g_type_fundamental(value.g_type) {
    case FundamentalType.boolean: g_value_set_boolean(&value, number)
    case FundamentalType.int: g_value_set_int(&value, number)
    default: g_value_set_enum(&value, number)
    }
    gtk_accessible_update_state_value(cast(widget), 1, &state, &value)
    g_value_unset(&value)
  }
}
