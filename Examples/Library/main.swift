import ColorCSS
import ColorCore
import PickerModel

let denim = try Color(text: "#1560bd")  // CSS, or bare hex digits
print(denim.text(as: .oklch), denim.text(as: .hsl))

let choice = Choice(denim)  // the one owner of a colour
let member = choice.join { change in print("now", change.color?.text(as: .hex) ?? "nothing") }
try choice.setPresetIndex(5, in: .standard)  // Green: every member is told once
choice.set(try Color(text: "color(display-p3 1 0.5 0)"))  // wide colours stay wide
print(choice.color?.text(as: .css) ?? "", member.choice.presetIndex(in: .standard))
