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

  func set(_ property: GtkAccessibleProperty, _ flag: Bool) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_boolean(&value, flag ? 1 : 0)
    gtk_accessible_update_property_value(cast(widget), 1, &property, &value)
    g_value_unset(&value)
  }

  func set(_ state: GtkAccessibleState, _ flag: Bool) {
    var state = state
    var value = GValue()
    // GTK reads yes and no as a boolean or an integer; where the integer stands for an enumeration, it
    // asks for one (`gtk_accessible_state_init_value`) and then cannot read it.
    gtk_accessible_state_init_value(state, &value)
    if value.g_type != FundamentalType.boolean && value.g_type != FundamentalType.int {
      g_value_unset(&value)
      g_value_init(&value, FundamentalType.int)
    }
    if value.g_type == FundamentalType.boolean {
      g_value_set_boolean(&value, flag ? 1 : 0)
    } else {
      g_value_set_int(&value, flag ? 1 : 0)
    }
    gtk_accessible_update_state_value(cast(widget), 1, &state, &value)
    g_value_unset(&value)
  }
}
