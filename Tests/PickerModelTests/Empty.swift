import PickerModel
import Testing
