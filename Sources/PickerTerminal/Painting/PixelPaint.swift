import ColorCore
import Pictures

/// A paint ready to be asked for its colour at any pixel: red, green and blue as encoded sRGB, and
/// alpha, all 0…1.
enum PixelPaint {
  case solid(SIMD4<Float>)
  case gradient(GradientLine)

  init(_ paint: Paint, origin: Point, pixel: Double) {
    switch paint {
    case .color(let color): self = .solid(color.pixel)
    case .gradient(let gradient): self = .gradient(GradientLine(gradient, origin: origin, pixel: pixel))
    }
  }

  func color(column: Int, row: Int) -> SIMD4<Float> {
    switch self {
    case .solid(let color): color
    case .gradient(let line): line.color(x: Float(column) + 0.5, y: Float(row) + 0.5)
    }
  }
}

/// A linear gradient in the pixels of the grid.
struct GradientLine {
  private let stops: [(offset: Float, color: SIMD4<Float>)]
  /// Share of the way = x · dx + y · dy + shift.
  private let dx: Float
  private let dy: Float
  private let shift: Float

  init(_ gradient: LinearGradient, origin: Point, pixel: Double) {
    stops = gradient.stops.map { (Float($0.offset), $0.color.pixel) }
    let start = Point((gradient.start.x + origin.x) / pixel, (gradient.start.y + origin.y) / pixel)
    let way = Point((gradient.end.x - gradient.start.x) / pixel, (gradient.end.y - gradient.start.y) / pixel)
    let square = way.x * way.x + way.y * way.y
    dx = square > 0 ? Float(way.x / square) : 0
    dy = square > 0 ? Float(way.y / square) : 0
    shift = square > 0 ? Float(-(start.x * way.x + start.y * way.y) / square) : 0
  }

  func color(x: Float, y: Float) -> SIMD4<Float> {
    let share = x * dx + y * dy + shift
    guard let last = stops.last else { return SIMD4(repeating: 0) }
    guard let next = stops.firstIndex(where: { $0.offset > share }) else { return last.color }
    if next == 0 { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (share - from.offset) / (to.offset - from.offset)
    return from.color + (to.color - from.color) * part
  }
}

extension Color {
  /// The colour as a screen shows it: encoded sRGB and alpha, 0…1, in steps of 8 bits.
  var pixel: SIMD4<Float> {
    let bytes = srgb8
    return SIMD4(Float(bytes.red), Float(bytes.green), Float(bytes.blue), Float(bytes.alpha)) / 255
  }
}
