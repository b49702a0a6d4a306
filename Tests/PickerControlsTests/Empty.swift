import PickerControls
import Testing
