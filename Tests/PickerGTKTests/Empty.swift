import PickerGTK
import Testing
