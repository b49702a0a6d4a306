import ColorCSS
import ColorCore
import Testing

/// Public reports about other tools that touch reading and writing: each is a test and keeps its number.
@Suite struct ReportedFaultsTextTests {
  @Test("C1.1 simonwep/pickr#38: a colour typed and shown again") func pickr38() throws {
    #expect(try Color(text: "C66016").text(as: .hex) == "#c66016")
    #expect(try Color(text: Color(text: "C66016").text(as: .hsv)).text(as: .hex) == "#c66016")
  }

  @Test("C1.3 simonwep/pickr#46: the black corner, dragged beyond") func pickr46() {
    #expect(Color(.srgb, -0.004, -0.5, -1).text(as: .hex) == "#000000")
    #expect(Color(.hsv, 200, 100, -3).text(as: .hex) == "#000000")
  }

  @Test("C1.5 thomaslindstrom/color-picker#200: rgb and hsv of one colour") func colorPicker200() throws {
    let color = try Color(css: "#27ae60")
    #expect(color.text(as: .rgb) == "rgb(39, 174, 96)")
    #expect(color.text(as: .hsv) == "hsv(145.33 77.59% 68.24%)")
  }

  @Test("C1.6 Esri/calcite-design-system#12227: hsv is shown rounded, the colour stays") func calcite12227() throws {
    let color = try Color(css: "#ff1500")
    #expect(color.text(as: .hsv, TextStyle(precision: 0)) == "hsv(5 100% 100%)")
    #expect(color.text(as: .hsv) == "hsv(4.94 100% 100%)")
    #expect(color.text(as: .hex) == "#ff1500")
  }

  @Test("C1.8 ludushq/issues#30: hex digits come back") func ludus30() throws {
    #expect(try Color(text: "A39161").text(as: .hex) == "#a39161")
  }

  @Test("C1.13 PowerToys#31370: bytes as floats and back") func powerToys31370() throws {
    var drifting = [2: 0, 3: 0, 4: 0]
    for byte in UInt8.min...UInt8.max {
      for places in [2, 3, 4] {
        let text = Color(SRGB8(byte, byte, byte)).text(as: .floats, TextStyle(precision: places))
        if try Color(text: text).srgb8.red != byte { drifting[places]! += 1 }
      }
    }
    #expect(drifting == [2: 155, 3: 0, 4: 0])
  }

  @Test("C1.15 oklch-picker#165, culori#236: white has no hue and no chroma") func oklchPicker165() throws {
    let white = try Color(css: "#FFFFFF").converted(to: .oklch)
    #expect(white.text(as: .oklch) == "oklch(1 0 none)")
    #expect(white.text(as: .hex) == "#ffffff")
    #expect(white.isInGamut(.srgb))
  }

  @Test("C1.16 oklch-picker#158: a short display, and the same bytes behind it") func oklchPicker158() throws {
    let color = try Color(text: "0067E2")
    var style = TextStyle()
    style.percentages = .lightness
    #expect(color.text(as: .oklch, style) == "oklch(54.12% 0.2039 258.39)")
    #expect(try Color(css: color.text(as: .oklch, style)).text(as: .hex) == "#0067e2")
  }

  @Test("C1.18 Ogeon/palette#472: white in HSLuv") func palette472() {
    #expect(Color.white.text(as: .hsluv) == "hsluv(none 0% 100%)")
  }

  @Test(
    "C1.20 pdfme/pdfme#1425: pure colours in inks",
    arguments: [
      ("#ffff00", "device-cmyk(0 0 1 0)"), ("#ff0000", "device-cmyk(0 1 1 0)"), ("#00ff00", "device-cmyk(1 0 1 0)"),
      ("#ff8000", "device-cmyk(0 0.498 1 0)"),
    ])
  func pdfme1425(hex: String, cmyk: String) throws { #expect(try Color(css: hex).text(as: .cmyk) == cmyk) }

  @Test("C1.21 spatie/color#82: no ink out of range by dust") func spatie82() throws {
    let color = try Color(css: "rgb(27,12,98)")
    #expect(color.text(as: .cmyk) == "device-cmyk(0.7245 0.8776 0 0.6157)")
    #expect(try Color(css: color.text(as: .cmyk, TextStyle(.shortest))).text(as: .rgb) == "rgb(27, 12, 98)")
  }

  @Test("C1.23 color-js/color.js#455: what is in the gamut is untouched") func colorJS455() throws {
    let color = try Color(css: "hsl(360 50% 50%)")
    #expect(color.text(as: .hsl, TextStyle(.shortest)) == "hsl(0 50% 50%)")
    #expect(color.text(as: .rgb) == "rgb(191, 64, 64)")
  }

  @Test(
    "C2.26 Coloris#149 and others: alpha bytes come back",
    arguments: [
      "#000000d7", "#00000022", "#33445501", "#476d5e55", "#3366ccfe", "#000000b1", "#ff000088", "#11223350",
    ])
  func alphaBytes(hex: String) throws {
    let color = try Color(css: hex)
    for notation in [Notation.hex, .rgb, .hsl, .oklch, .css, .swift, .glsl, .bytes, .floats] {
      #expect(try Color(text: color.text(as: notation)).text(as: .hex) == hex, "\(notation)")
    }
  }

  @Test("C2.28 GuillaumeGomez/browser-UI-test#511: alpha of 0.06 in hex") func browserUITest511() throws {
    #expect(try Color(css: "rgba(255,236,164,0.06)").text(as: .hex) == "#ffeca40f")
  }

  @Test("C2.30 simonwep/pickr#351: letters alone") func pickr351() throws {
    #expect(try Color(text: "FFFFFF").text(as: .hex) == "#ffffff")
  }

  @Test("C2.31 simonwep/pickr#34: digits deleted one by one") func pickr34() throws {
    #expect(try Color(css: "#FFAAFF").text(as: .hex) == "#ffaaff")
    #expect(throws: ColorTextError(.hexDigitCount, at: 0..<6)) { try Color(css: "#FFAAF") }
    #expect(try Color(css: "#FFAA").text(as: .hex) == "#ffffaaaa")
    #expect(try Color(css: "#FFA").text(as: .hex) == "#ffffaa")
    var opaque = TextStyle()
    opaque.alpha = .never
    #expect(try Color(css: "#FFAA").text(as: .hex, opaque) == "#ffffaa")
  }

  @Test(
    "C2.33 omgovich/colord#34: angles in every unit",
    arguments: [
      "hsl(0deg 100% 50%)", "hsl(0rad 100% 50%)", "hsl(0grad 100% 50%)", "hsl(1turn 100% 50%)", "hsl(400GRAD 100% 50%)",
    ])
  func colord34(text: String) throws { #expect(try Color(css: text).text(as: .rgb) == "rgb(255, 0, 0)") }

  @Test("C2.35 mdewilde/chart#1 and others: a full stop, whatever the locale") func chart1() {
    let color = Color(SRGB8(255, 0, 0, alpha: 128))
    #expect(color.text(as: .rgb) == "rgba(255, 0, 0, 0.5)")
    for notation in Notation.allCases where notation != .rgb && notation != .css {
      #expect(!color.text(as: notation).contains("0,5"))
    }
  }

  @Test(
    "C2.36 ubernostrum/webcolors#22: rebeccapurple in any case",
    arguments: ["rebeccapurple", "RebeccaPurple", "REBECCAPURPLE"])
  func webcolors22(name: String) throws { #expect(try Color(css: name).text(as: .hex) == "#663399") }

  @Test("C2.38 hyprwm/hyprpicker#174: a template gives the same text everywhere") func hyprpicker174() throws {
    let template = try ColorTemplate("0x{0:X}{1:X}{2:X}")
    #expect(template.text(for: .white) == "0xFFFFFF")
    #expect(try Color(text: template.text(for: .white)) == .white)
  }
}
