// Linked with the pure targets and a C library into a wasm program, and run.
import ColorCSS
import ColorCore
import PickerControls
import PickerModel
import Pictures

/// The C library's entry. The exit status is 0 when all is well, else the number of the first check
/// that is not.
@_cdecl("__main_void")
public func smoke() -> Int32 {
  guard let blue = try? Color(text: "#1560bd") else { return 1 }
  if blue.srgb8 != SRGB8(21, 96, 189) { return 2 }
  if blue.converted(to: .oklch).srgb8 != blue.srgb8 { return 3 }
  if blue.text(as: .hex) != "#1560bd" { return 4 }
  do throws(ColorTextError) {
    _ = try Color(text: "no such colour")
    return 5
  } catch {
    if error.range.isEmpty { return 6 }
  }
  let choice = Choice(blue)
  if PresetCatalog.standard.firstIndex(matching: choice.color ?? .black) != 4 { return 7 }
  return 0
}
