import ColorCore
import Testing

/// A grey has no hue in any space, however it got there.
///
/// The appearance models are apart: eyes adapt to D65 in part, so that by their definition a grey
/// has a chroma and a hue (white in CAM16: M 2.24, h 209.5). There only black has no hue.
struct GreyTests {
  static let appearance: Set<ColorSpace> = [.jzczhz, .cam16JMh, .hct]
  static let hueSpaces = ColorSpace.allCases.filter { $0.hueIndex != nil && !appearance.contains($0) }
  static let routes = ColorSpace.allCases

  @Test("Rival fault: no false hue on greys in any space", arguments: hueSpaces)
  func everyGreyByte(_ space: ColorSpace) throws {
    let hue = try #require(space.hueIndex)
    for route in Self.routes {
      for byte in 0...255 as ClosedRange<UInt8> {
        let grey = Color(SRGB8(byte, byte, byte)).converted(to: route).converted(to: space)
        if route == space { continue }
        if grey[channel: hue] != nil || space.chromaIndex.map({ grey.components[$0] != 0 }) ?? false {
          Issue.record("grey \(byte) through \(route.name) to \(space.name): \(grey.components)")
          return
        }
      }
    }
  }

  @Test(arguments: appearance)
  func blackInAppearanceModels(_ space: ColorSpace) throws {
    let hue = try #require(space.hueIndex)
    let chroma = try #require(space.chromaIndex)
    let black = Color.black.converted(to: space)
    #expect(black[channel: hue] == nil && black.components[chroma] == 0)
    for route in Self.routes where route != space {
      let grey = Color(rgb: 0x777777).converted(to: route).converted(to: space)
      let direct = Color(rgb: 0x777777).converted(to: space)
      for lane in 0..<3 { #expect(close(grey.components[lane], direct.components[lane], 1e-9)) }
    }
  }

  /// The palest and darkest tints of 8 bits are no greys.
  @Test(arguments: hueSpaces)
  func palestTintHasHue(_ space: ColorSpace) throws {
    let hue = try #require(space.hueIndex)
    for rgb in [0xFFFFFE, 0x000001, 0x010000, 0xFEFFFF, 0x808081, 0x7F8080] as [UInt32] {
      #expect(Color(rgb: rgb).converted(to: space)[channel: hue] != nil)
    }
  }

  /// Dust of arithmetic beside white must not become a saturation (division by almost nothing).
  @Test(arguments: [ColorSpace.hsl, .hsv, .hwb])
  func dustIsNoSaturation(_ space: ColorSpace) throws {
    let hue = try #require(space.hueIndex)
    for level in [0, 1e-9, 0.5, 1 - 1e-9, 1] {
      for dust in [1e-17, 1e-16, 3e-16, 1e-15] {
        for sign in [1.0, -1] {
          let color = Color(.srgb, level, level + sign * dust, level - dust).converted(to: space)
          #expect(color[channel: hue] == nil)
          #expect(space.chromaIndex.map { color.components[$0] } ?? 0 == 0)
        }
      }
    }
  }

  @Test func hslKeepsItsDigitsNearWhite() {
    // Exact: high = 1, low = 1 − 2⁻³⁰, so saturation 100 % and lightness 1 − 2⁻³¹.
    let step = 1.0 / 1_073_741_824
    let color = Color(.srgb, 1, 1 - step, 1 - step).converted(to: .hsl)
    #expect(color.components == Components(0, 100, 100 - 50 * step))
    let tint = Color(.srgb, 1 - step, 1 - 3 * step, 1 - 2 * step).converted(to: .hsl)
    #expect(tint.components.y == 50)
    #expect(tint.components.x == 330)
  }

  /// CSS Color 4, section 7.2: far outside the gamut HSL saturation would come out negative.
  @Test func negativeSaturationTurnsTheHue() {
    let color = Color(.srgb, 1.5, 1.2, 1.3).converted(to: .hsl)
    #expect(color.components.y > 0)
    #expect(color.components.x > 139 && color.components.x < 161)
    let back = color.converted(to: .srgb).components
    #expect(close(back.x, 1.5, 1e-14) && close(back.y, 1.2, 1e-14) && close(back.z, 1.3, 1e-14))
  }

  /// CSS Color 4, section 8.2: whiteness and blackness of 100 % and more together are a grey.
  @Test func hwbGrey() {
    #expect(Color(.hwb, 45, 40, 80).srgb8 == SRGB8(85, 85, 85))
    #expect(Color(.hwb, 45, 50, 50).srgb8 == SRGB8(128, 128, 128))
    let outside = Color(.srgb, 1.2, 0.5, -0.1).converted(to: .hwb)
    #expect(close(outside.components.y, -10, 1e-13) && close(outside.components.z, -20, 1e-13))
    let back = outside.converted(to: .srgb).components
    #expect(close(back.x, 1.2, 1e-14) && close(back.y, 0.5, 1e-14) && close(back.z, -0.1, 1e-14))
  }

  @Test func hsvOutsideTheGamutComesBack() {
    for rgb in [Components(1.5, 0.2, -0.4), Components(-0.1, -0.2, -0.3), Components(3, 2.5, 2.75)] {
      let back = Color(.srgb, rgb).converted(to: .hsv).converted(to: .srgb).components
      for lane in 0..<3 { #expect(close(back[lane], rgb[lane], 1e-14)) }
    }
  }

  @Test func convertingToTheSameSpaceIsTheIdentity() {
    let color = Color(.oklch, Components(0.5, 0, 400), alpha: 0.3, missing: [.second])
    #expect(color.converted(to: .oklch) == color)
  }
}
