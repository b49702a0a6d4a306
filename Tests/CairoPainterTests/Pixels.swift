import CairoPainter
import ColorCore
import Pictures

/// What a list of items looks like on white.
struct Pixels {
  let raster: Raster

  init(_ width: Int, _ height: Int, scale: Double = 1, _ items: [Picture.Item]) throws {
    let size = Size(Double(width), Double(height))
    let ground = Picture.Item.fill(.rect(Rect(origin: .zero, size: size)), .color(.white))
    raster = try Picture(size: size, items: [ground] + items).raster(scale: scale)
  }

  /// `0xRRGGBB`.
  subscript(x: Int, y: Int) -> UInt32 { raster.pixels[y * raster.width + x] & 0xFFFFFF }

  /// Where anything is not white: the columns and the rows, both empty when all is white.
  var ink: (columns: Range<Int>, rows: Range<Int>) {
    var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
    for y in 0..<raster.height {
      for x in 0..<raster.width where self[x, y] != 0xFFFFFF {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    return right == 0 ? (0..<0, 0..<0) : (left..<right, top..<bottom)
  }
}
