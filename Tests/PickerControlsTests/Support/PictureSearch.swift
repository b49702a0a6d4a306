import ColorCore
import PickerControls
import Pictures

extension Picture {
  /// Every item, with groups opened and offsets added to the rectangles of texts.
  var flat: [Item] { Self.flat(items, at: .zero) }

  private static func flat(_ items: [Item], at origin: Point) -> [Item] {
    items.flatMap { item -> [Item] in
      switch item {
      case .moved(let by, let inner): return flat(inner, at: Point(origin.x + by.x, origin.y + by.y))
      case .clipped(_, let inner): return flat(inner, at: origin)
      case .text(var line):
        line.rect = line.rect.offset(by: origin.x, origin.y)
        return [.text(line)]
      default: return [item]
      }
    }
  }

  var texts: [TextLine] { flat.compactMap { if case .text(let line) = $0 { line } else { nil } } }

  /// The plain colours of its fills, in order.
  var fills: [Color] {
    flat.compactMap { if case .fill(_, .color(let color)) = $0 { color } else { nil } }
  }

  /// The plain colours of its strokes, in order.
  var strokes: [Color] {
    flat.compactMap { if case .stroke(_, _, .color(let color)) = $0 { color } else { nil } }
  }
}

/// The contrast ratio of WCAG 2.2 (relative luminance of 8-bit sRGB), for judging marks.
func contrast(_ a: Color, _ b: Color) -> Double {
  func luminance(_ color: Color) -> Double { Color(color.srgb8).converted(to: .xyzD65).components.y }
  let (x, y) = (luminance(a), luminance(b))
  return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

/// The 16 × 16 × 16 colours whose bytes are multiples of 17.
let lattice: [Color] = (0..<4096).map {
  Color(SRGB8(UInt8($0 >> 8) * 17, UInt8($0 >> 4 & 15) * 17, UInt8($0 & 15) * 17))
}
