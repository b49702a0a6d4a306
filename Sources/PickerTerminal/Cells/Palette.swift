import ColorCore

/// The nearest entries of a terminal's palette, by the difference of Oklab.
struct Palette {
  private struct Entry {
    let index: UInt8
    let place: SIMD3<Double>
  }

  private let entries: [Entry]
  private var known: [SRGB8: UInt8] = [:]

  /// - Parameter depth: one with a palette; others have no entries.
  init(_ depth: ColorDepth) {
    let colors: [(UInt8, SRGB8)] =
      switch depth {
      case .none, .direct: []
      case .eight: Self.basic.prefix(8).enumerated().map { (UInt8($0), SRGB8(rgb: $1)) }
      case .sixteen: Self.basic.enumerated().map { (UInt8($0), SRGB8(rgb: $1)) }
      // The first sixteen are left out: users change them.
      case .indexed: Self.cubeAndGreys
      }
    entries = colors.map { Entry(index: $0.0, place: Self.place(Color($0.1))) }
  }

  /// The nearest entry; 0 when there is none at all.
  mutating func index(nearest color: SRGB8) -> UInt8 {
    if let index = known[color] { return index }
    let place = Self.place(Color(color))
    func distance(_ entry: Entry) -> Double {
      let way = entry.place - place
      return (way * way).sum()
    }
    let index = entries.min { distance($0) < distance($1) }?.index ?? 0
    // A colour picker shows thousands of colours in its life; a screen needs some hundreds.
    if known.count > 20000 { known.removeAll(keepingCapacity: true) }
    known[color] = index
    return index
  }

  private static func place(_ color: Color) -> SIMD3<Double> {
    let lab = color.converted(to: .oklab).components
    return SIMD3(lab.x, lab.y, lab.z)
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
