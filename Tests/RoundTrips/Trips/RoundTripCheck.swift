public import ColorCore

/// Every colour comes back from every space, within 1e-9 (relative above 1).
///
/// Exceptions, each with its own reason:
/// - Spaces made to the shape of sRGB (CMYK, Okhsl, Okhsv, HSLuv, HPLuv) hold colours outside it in part
///   or not at all: they are tried inside sRGB only.
/// - The lightness of Helmlab's MetricSpace turns back above white: it is tried inside sRGB only.
/// - ACEScc holds no light outside the primaries AP1, which is tried inside sRGB only. Chroma in parts of that of a
///   gamut has no meaning at lightnesses that the gamut has not: tried inside Rec. 2020 only.
/// - PQ and HLG have no code for less than no light; CAM16-UCS and HCT describe light there can be, and negative
///   light has several colours of one description. They are tried inside Rec. 2020 only.
/// - The curves of A98, Rec. 2020 and PQ stand upright at zero, so that dust of 1e-17 in light is 1e-7
///   in code: these are compared in light.
/// - HSV has no finite saturation for a value of exactly 0 with components on one side of it, HSL for
///   a lightness of exactly 0 or 100, Luv and xyY no chromaticity for Y or X + 15 Y + 3 Z of exactly 0:
///   a random colour is never there.
/// - Saturation and chromaticity are ratios: near black and white, or far outside the gamut, a billionth of
///   them is nothing of the colour. Where they miss by more, the colour itself must agree to 1e-10.
/// - A chroma small enough to make the hue powerless is set to 0 (CSS Color 4, section 12.2); the
///   arithmetic between spaces, tested here, does not do that.
public struct RoundTripCheck {
  /// How many colours of each kind are sent from each space to each other.
  public let count: Int

  public init(count: Int) { self.count = count }

  /// What colours are tried.
  public enum Kind: CaseIterable, Sendable {
    /// Inside sRGB, where every space holds everything.
    case insideSRGB
    /// Inside Rec. 2020.
    case insideRec2020
    /// Of every kind, with negative light too.
    case outsideEverything

    /// The spaces that hold them.
    public var spaces: [ColorSpace] {
      switch self {
      case .insideSRGB: ColorSpace.allCases
      case .insideRec2020: RoundTripCheck.wide
      case .outsideEverything: RoundTripCheck.unbounded
      }
    }

    fileprivate var seed: UInt64 {
      switch self {
      case .insideSRGB: 0xC0FFEE
      case .insideRec2020: 0xF00D
      case .outsideEverything: 0xBEAD
      }
    }

    fileprivate func color(_ generator: inout SeededGenerator, in space: ColorSpace) -> Components {
      switch self {
      case .insideSRGB: return ColorSpace.srgb.convert(generator.srgb(), to: space)
      case .insideRec2020: return ColorSpace.rec2020.convert(generator.srgb(), to: space)
      case .outsideEverything:
        let rgb = Components(generator.unit(), generator.unit(), generator.unit()) * 1.6 - Components(0.3, 0.3, 0.3)
        return ColorSpace.srgb.convert(rgb, to: space)
      }
    }
  }

  /// Sends colours from a space to all others and back; gives one line for each that does not bring them back.
  public func faults(from source: ColorSpace, _ kind: Kind) -> [String] {
    var generator = SeededGenerator(seed: kind.seed)
    let colors = (0..<count).map { _ in kind.color(&generator, in: source) }
    return kind.spaces.compactMap { fault(colors, source, $0) }
  }

  private static let madeForSRGB: Set<ColorSpace> = [.cmyk, .okhsl, .okhsv, .hsluv, .hpluv, .acescc, .helmlabMetric]
  private static let ofRealLight: Set<ColorSpace> = relativeToAGamut.union([.rec2100PQ, .rec2100HLG, .cam16UCS, .hct])
  private static let relativeToAGamut: Set<ColorSpace> = [
    .lchInSRGB, .lchInP3, .lchInRec2020, .oklchInSRGB, .oklchInP3, .oklchInRec2020,
  ]

  /// Finding the edge of a gamut takes a hundred conversions, so fewer colours go there.
  private func count(_ source: ColorSpace, _ target: ColorSpace) -> Int {
    Self.relativeToAGamut.contains(source) || Self.relativeToAGamut.contains(target) ? count / 25 : count
  }
  fileprivate static let wide = ColorSpace.allCases.filter { !madeForSRGB.contains($0) }
  fileprivate static let unbounded = wide.filter { !ofRealLight.contains($0) }

  private func fault(_ colors: [Components], _ source: ColorSpace, _ target: ColorSpace) -> String? {
    var worst = 0.0
    var at = Components()
    for color in colors.prefix(count(source, target)) {
      let back = target.convert(source.convert(color, to: target), to: source)
      var error = distance(measured(color, source), measured(back, source), measure(source))
      if error > 1e-9, let base = ratioBase(source) {
        error = 10 * distance(source.convert(color, to: base), source.convert(back, to: base), base)
      }
      if error > worst || error.isNaN { (worst, at) = (error, color) }
    }
    return worst <= 1e-9 ? nil : "\(source.name) to \(target.name) and back: \(worst) at \(at)"
  }

  /// The space in which colours of `space` are compared: its light where its curve stands upright at zero.
  private func measure(_ space: ColorSpace) -> ColorSpace {
    switch space {
    case .a98RGB: .a98RGBLinear
    case .rec2020, .rec2100PQ, .rec2100HLG: .rec2020Linear
    default: space
    }
  }

  /// The space below one whose numbers are ratios.
  private func ratioBase(_ space: ColorSpace) -> ColorSpace? {
    switch space {
    case .hsl, .hsv, .hwb: .srgb
    case .hslP3: .displayP3
    case .hslRec2020: .rec2020Linear
    case .lchInSRGB, .lchInP3, .lchInRec2020: .lab
    case .oklchInSRGB, .oklchInP3, .oklchInRec2020: .oklab
    case .okhsl, .okhsv: .oklab
    case .hsluv, .hpluv: .luv
    case .xyY: .xyzD65
    default: nil
    }
  }

  private func measured(_ color: Components, _ space: ColorSpace) -> Components {
    space.convert(color, to: measure(space))
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
