import CGTK
import PickerGTK
import Testing

/// The display of the test run. `scripts/test` brings one along.
@MainActor
enum Display {
  static let isOpen: Bool = {
    guard gtk_init_check() != 0 else { return false }
    registerWidgets()
    return true
  }()
}

extension Trait where Self == ConditionTrait {
  /// For suites whose widgets need a display.
  static var needsDisplay: Self {
    .enabled("there is no display; run it under xvfb-run") { await MainActor.run { Display.isOpen } }
  }
}
