import ColorCore

/// The nearest that a terminal with a palette can come to a colour.
struct Palette {
  /// What fills a cell: one entry, or two of them mixed by a pattern of dots.
  struct Fill: Hashable {
    var character: Character
    var foreground: UInt8
    var background: UInt8
  }

  private struct Candidate {
    let fill: Fill
    let place: SIMD3<Double>
  }

  private let solids: [Candidate]
  private let mixtures: [Candidate]
  private var known: [SRGB8: Fill] = [:]
  private var knownSolids: [SRGB8: UInt8] = [:]

  /// - Parameters:
  ///   - depth: one with a palette; others have no entries.
  ///   - hasUnicode: whether the patterns of dots can be shown.
  init(_ depth: ColorDepth, hasUnicode: Bool) {
    let colors: [(UInt8, SRGB8)] =
      switch depth {
      case .none, .direct: []
      case .eight: Self.basic.prefix(8).enumerated().map { (UInt8($0), SRGB8(rgb: $1)) }
      case .sixteen: Self.basic.enumerated().map { (UInt8($0), SRGB8(rgb: $1)) }
      // The first sixteen are left out: users change them.
      case .indexed: Self.cubeAndGreys
      }
    solids = colors.map { index, color in
      Candidate(
        fill: Fill(character: " ", foreground: index, background: index), place: Self.place(Color(color)))
    }
    mixtures = depth == .indexed || !hasUnicode ? [] : Self.mixtures(of: colors)
  }

  /// The nearest entry; 0 when there is none at all.
  mutating func index(nearest color: SRGB8) -> UInt8 {
    if let index = knownSolids[color] { return index }
    let index = Self.nearest(color, in: solids)?.fill.background ?? 0
    if knownSolids.count > Self.mostKnown { knownSolids.removeAll(keepingCapacity: true) }
    knownSolids[color] = index
    return index
  }

  /// The nearest entry or mixture of two.
  mutating func fill(nearest color: SRGB8) -> Fill {
    if let fill = known[color] { return fill }
    let fill = Self.nearest(color, in: solids + mixtures)?.fill ?? Fill(character: " ", foreground: 0, background: 0)
    if known.count > Self.mostKnown { known.removeAll(keepingCapacity: true) }
    known[color] = fill
    return fill
  }

  /// A colour picker shows thousands of colours in its life; a screen needs some hundreds.
  private static let mostKnown = 20000

  private static func nearest(_ color: SRGB8, in candidates: [Candidate]) -> Candidate? {
    let place = place(Color(color))
    func distance(_ candidate: Candidate) -> Double {
      let way = candidate.place - place
      return (way * way).sum()
    }
    return candidates.min { distance($0) < distance($1) }
  }

  /// Where distances are those of ΔE OK2: Oklab with a and b doubled. In a palette of few colours the
  /// plain distance takes red for dark grey.
  private static func place(_ color: Color) -> SIMD3<Double> {
    let lab = color.converted(to: .oklab).components
    return SIMD3(lab.x, 2 * lab.y, 2 * lab.z)
  }

  /// Two entries by a quarter, a half and three quarters. Dots add up as light does.
  private static func mixtures(of colors: [(UInt8, SRGB8)]) -> [Candidate] {
    var result: [Candidate] = []
    for (index, color) in colors {
      for (otherIndex, other) in colors where otherIndex > index {
        let (a, b) = (linear(color), linear(other))
        for (character, share) in [("░" as Character, 0.25), ("▒", 0.5), ("▓", 0.75)] {
          let mixed = b + (a - b) * share
          let color = Color(.srgbLinear, mixed.x, mixed.y, mixed.z)
          result.append(
            Candidate(
              fill: Fill(character: character, foreground: index, background: otherIndex), place: place(color)))
        }
      }
    }
    return result
  }

  private static func linear(_ color: SRGB8) -> SIMD3<Double> {
    let light = Color(color).converted(to: .srgbLinear).components
    return SIMD3(light.x, light.y, light.z)
  }

  /// What xterm has for them by default (its manual, resources `color0` to `color15`).
  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The entries 16…255 that every terminal with 256 colours has alike: steps of the cube are 0, 95,
  /// 135, 175, 215 and 255, greys go from 8 to 238 by 10 (xterm's `256colres.pl`).
  private static var cubeAndGreys: [(UInt8, SRGB8)] {
    func step(_ level: Int) -> UInt8 { level == 0 ? 0 : UInt8(55 + 40 * level) }
    let cube = (0..<216).map { index in
      (UInt8(16 + index), SRGB8(step(index / 36), step(index / 6 % 6), step(index % 6)))
    }
    let greys = (0..<24).map { index in
      let level = UInt8(8 + 10 * index)
      return (UInt8(232 + index), SRGB8(level, level, level))
    }
    return cube + greys
  }
}
