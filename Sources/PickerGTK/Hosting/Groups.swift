public import PickerModel

/// The groups of this program's widgets: widgets that name the same group show one colour.
public enum WidgetGroups {
  // GTK's widgets live on one thread, and so does what they share.
  nonisolated(unsafe) static let shared = ChoiceGroups()

  /// The choice of a group, for programs that read, set or follow it without a widget.
  ///
  /// It goes on while it has members; join it to keep it.
  public static func choice(for group: String) -> Choice { shared.choice(for: group) }
}
