import CommandLineKit
import PickerControls
import Testing

@Suite struct PageTests {
  /// The command line names the pages without knowing the controls.
  @Test func theCommandLineNamesEveryPage() {
    #expect(PickCommand.pages == PickerPanel.Page.allCases.map(\.rawValue))
  }
}
