import ColorCore
import Testing

/// Every colour comes back from every space, within 1e-9 (relative above 1).
///
/// Exceptions, each with its own reason:
/// - CMYK holds no colour outside sRGB: the wide set goes round it.
/// - HSV has no finite saturation for a value of exactly 0 with components on one side of it, HSL for
///   a lightness of exactly 0 or 100: a random colour is never there.
/// - A chroma small enough to make the hue powerless is set to 0 (CSS Color 4, section 12.2); the
///   arithmetic between spaces, tested here, does not do that.
struct RoundTripTests {
  #if DEBUG
    /// Unoptimised code takes a quarter of an hour for the whole set; `swift test -c release` runs it.
    static let count = 250
  #else
    static let count = 10_000
  #endif

  /// Colours inside sRGB, where every space holds everything.
  @Test(arguments: ColorSpace.allCases)
  func insideSRGB(_ source: ColorSpace) {
    var generator = SeededGenerator(seed: 0xC0FFEE)
    let colors = (0..<Self.count).map { _ in ColorSpace.srgb.convert(generator.srgb(), to: source) }
    for target in ColorSpace.allCases { check(colors, source, target) }
  }

  /// Colours up to the gamut of Rec. 2020 primaries and beyond, negative light included.
  @Test(arguments: ColorSpace.allCases.filter(isUnbounded))
  func outsideSRGB(_ source: ColorSpace) {
    var generator = SeededGenerator(seed: 0xBEAD)
    let colors = (0..<Self.count).map { _ in
      let rgb = Components(generator.unit(), generator.unit(), generator.unit()) * 1.6 - Components(0.3, 0.3, 0.3)
      return ColorSpace.srgb.convert(rgb, to: source)
    }
    for target in ColorSpace.allCases where Self.isUnbounded(target) { check(colors, source, target) }
  }

  static func isUnbounded(_ space: ColorSpace) -> Bool { space != .cmyk }

  private func check(_ colors: [Components], _ source: ColorSpace, _ target: ColorSpace) {
    var worst = 0.0
    var at = Components()
    for color in colors {
      let back = target.convert(source.convert(color, to: target), to: source)
      let error = distance(color, back, source)
      if error > worst || error.isNaN { (worst, at) = (error, color) }
    }
    #expect(worst <= 1e-9, "\(source.name) to \(target.name) and back: \(worst) at \(at)")
  }

  /// The largest difference of two sets of numbers, relative above 1; a hue counts as far as chroma turns it.
  private func distance(_ a: Components, _ b: Components, _ space: ColorSpace) -> Double {
    var worst = 0.0
    for (index, channel) in space.channels.enumerated() {
      var difference = abs(a[index] - b[index])
      if channel.kind == .hue {
        let turned = abs((a[index] - b[index]).remainder(dividingBy: 360)) * .pi / 180
        let chroma = space.chromaIndex.map { abs(a[$0]) / space.channels[$0].range.upperBound } ?? 1
        difference = turned * min(chroma, 1)
      }
      worst = max(worst, difference / max(1, abs(a[index])))
    }
    return worst
  }
}
