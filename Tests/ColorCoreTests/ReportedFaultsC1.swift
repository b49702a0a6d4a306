import ColorCore
import Testing

/// Public reports about other tools, section C1: round trips and conversions. Each test bears its citation.
@Suite("Reported faults, C1: conversions")
struct ReportedFaultsC1 {
  private func numbers(_ rgb: UInt32, _ space: ColorSpace) -> Components {
    Color(rgb: rgb).converted(to: space).components
  }

  private func expect(_ value: Components, _ x: Double, _ y: Double, _ z: Double, within: Double = 0.005) {
    #expect(abs(value.x - x) <= within && abs(value.y - y) <= within && abs(value.z - z) <= within, "\(value)")
  }

  @Test("1 simonwep/pickr#38; 8 ludushq/issues#30; 10 geany/geany#1527; 16 oklch-picker#158: bytes come back")
  func bytesComeBack() {
    for rgb in [0xC66016, 0xA39161, 0x655252, 0x0067E2] as [UInt32] {
      for space in ColorSpace.allCases { #expect(Color(rgb: rgb).converted(to: space).srgb8 == SRGB8(rgb: rgb)) }
    }
  }

  @Test("3 simonwep/pickr#46: below the black corner is black")
  func blackCorner() {
    #expect(Color(.hsv, 200, 101, -0.4).srgb8 == SRGB8(0, 0, 0))
    #expect(Color(.srgb, -0.003, -0.003, -0.003).srgb8 == SRGB8(0, 0, 0))
  }

  @Test("5 thomaslindstrom/color-picker#200: #27ae60")
  func nephritis() {
    #expect(SRGB8(rgb: 0x27AE60) == SRGB8(39, 174, 96))
    expect(numbers(0x27AE60, .hsv), 145.33, 77.59, 68.24)
  }

  @Test("6 Esri/calcite-design-system#12227: #ff1500 in HSV")
  func calcite() {
    expect(numbers(0xFF1500, .hsv), 4.94, 100, 100)
    #expect(Color(rgb: 0xFF1500).converted(to: .hsv).srgb8 == SRGB8(rgb: 0xFF1500))
  }

  @Test("11 SixLabors/ImageSharp#997: HSL of 0.7, 0.8, 0.6 and 0.7, 0.8, 0.1")
  func imageSharp() {
    expect(Color(.srgb, 0.7, 0.8, 0.6).converted(to: .hsl).components, 90, 33.33, 70)
    expect(Color(.srgb, 0.7, 0.8, 0.1).converted(to: .hsl).components, 68.57, 77.78, 45)
  }

  @Test("13 PowerToys#31370: three decimals of a unit keep every byte")
  func threeDecimals() {
    for byte in 0...255 as ClosedRange<UInt8> {
      let rounded = (Double(byte) / 255 * 1000).rounded() / 1000
      #expect(SRGB8.byte(rounded) == byte)
    }
  }

  @Test("15 oklch-picker#165; culori#236: white has chroma 0 and no hue")
  func whiteIsGrey() {
    let white = Color.white.converted(to: .oklch)
    #expect(abs(white.components.x - 1) < 1e-7)
    #expect(white.components.y == 0)
    #expect(white[channel: 2] == nil)
    let tinted = white.with(channel: 1, 0.1)
    #expect(tinted[channel: 2] == nil, "raising chroma invents no hue")
  }

  @Test("16 oklch-picker#158: #0067E2 shows as 54.12 % 0.204 258.4")
  func oklchDigits() {
    let c = numbers(0x0067E2, .oklch)
    #expect(abs(c.x - 0.5412) < 0.00005 && abs(c.y - 0.204) < 0.0005 && abs(c.z - 258.4) < 0.05, "\(c)")
  }

  @Test("18 Ogeon/palette#472: white in HSLuv has saturation 0")
  func whiteInHSLuv() {
    for route in ColorSpace.allCases where route != .hsluv {
      let white = Color.white.converted(to: route).converted(to: .hsluv)
      #expect(white.components.y == 0 && white[channel: 0] == nil && abs(white.components.z - 100) < 1e-9)
    }
  }

  @Test("20 pdfme/pdfme#1425: uncalibrated CMYK of the primaries")
  func cmykPrimaries() {
    #expect(numbers(0xFFFF00, .cmyk) == Components(0, 0, 1, 0))
    #expect(numbers(0xFF0000, .cmyk) == Components(0, 1, 1, 0))
    #expect(numbers(0x00FF00, .cmyk) == Components(1, 0, 1, 0))
    let orange = numbers(0xFF8000, .cmyk)
    #expect(orange.x == 0 && abs(orange.y - 0.498) < 0.0005 && orange.z == 1 && orange.w == 0)
    #expect(numbers(0x000000, .cmyk) == Components(0, 0, 0, 1))
    #expect(numbers(0xFFFFFF, .cmyk) == Components(0, 0, 0, 0))
  }

  @Test("21 spatie/color#82: no ink below 0 or above 1")
  func cmykStaysInRange() {
    let c = numbers(0x1B0C62, .cmyk)
    #expect(abs(c.x - 0.7245) < 0.00005 && abs(c.y - 0.8776) < 0.00005 && c.z == 0 && abs(c.w - 0.6157) < 0.00005)
    var generator = SeededGenerator(seed: 82)
    for _ in 0..<10_000 {
      let ink = Color(.srgb, generator.srgb()).converted(to: .cmyk).components
      for lane in 0..<4 { #expect((0...1).contains(ink[lane])) }
    }
  }

  @Test("23 color-js/color.js#455: hsl(360 50% 50%) stays as given")
  func hsl360() {
    let color = Color(.hsl, 360, 50, 50)
    #expect(color.components == Components(360, 50, 50))
    #expect(color.converted(to: .hsl) == color)
    #expect(color.converted(to: .srgb).components == Components(0.75, 0.25, 0.25))
  }
}
