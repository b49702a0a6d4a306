import ColorCore
import Pictures

extension CellImage {
  /// Strokes thinner than this share of a pixel are left out: all they would do is dull what lies
  /// under them.
  private static let thinnestStroke = 0.2

  mutating func paint(_ item: Picture.Item, at origin: Point, within clip: Coverage?) {
    switch item {
    case .fill(let path, let paint):
      fill(Polygons(path, origin: origin, pixel: CellScale.pixel).loops, paint, at: origin, within: clip)
    case .stroke(let path, let style, let paint):
      guard style.width >= Self.thinnestStroke * CellScale.pixel else { return }
      let polygons = Polygons(path, origin: origin, pixel: CellScale.pixel)
      let outline = StrokeOutline(polygons, style, pixel: CellScale.pixel)
      fill(outline.loops, paint, at: origin, within: clip)
    case .text(let line):
      write(line, at: origin, within: clip)
    case .raster(let raster, let rect):
      paint(raster, over: rect.offset(by: origin.x, origin.y), within: clip)
    case .clipped(let path, let items):
      var inner = coverage(of: Polygons(path, origin: origin, pixel: CellScale.pixel).loops)
      if let clip { inner = inner.clipped(to: clip) }
      for item in items { paint(item, at: origin, within: inner) }
    case .moved(let by, let items):
      let moved = Point(origin.x + by.x, origin.y + by.y)
      for item in items { paint(item, at: moved, within: clip) }
    }
  }

  private func coverage(of loops: [[Point]]) -> Coverage { Coverage(of: loops, width: columns, height: 2 * rows) }

  private mutating func fill(_ loops: [[Point]], _ paint: Paint, at origin: Point, within clip: Coverage?) {
    let coverage = coverage(of: loops)
    let paint = PixelPaint(paint, origin: origin, pixel: CellScale.pixel)
    for row in coverage.rows {
      for column in coverage.columns {
        var share = coverage[column, row]
        if let clip { share *= clip[column, row] }
        if share > 0 { blend(paint.color(column: column, row: row), share, column, row) }
      }
    }
  }

  private mutating func blend(_ color: SIMD4<Float>, _ share: Float, _ column: Int, _ row: Int) {
    let alpha = color.w * share
    let index = row * columns + column
    pixels[index] += (SIMD3(color.x, color.y, color.z) - pixels[index]) * alpha
    // What is painted over text hides it; a tint does not.
    if alpha > 0.5 { glyphs[row / 2 * columns + column] = nil }
  }

  /// Each pixel gets the mean of those of the raster that lie in it.
  private mutating func paint(_ raster: Raster, over rect: Rect, within clip: Coverage?) {
    guard raster.width > 0, raster.height > 0, rect.width > 0, rect.height > 0 else { return }
    let polygons = Polygons(.rect(rect), origin: .zero, pixel: CellScale.pixel)
    let coverage = coverage(of: polygons.loops)
    let across = Double(raster.width) / rect.width
    let down = Double(raster.height) / rect.height
    func span(_ index: Int, _ start: Double, _ scale: Double, _ limit: Int) -> Range<Int> {
      let low = (Double(index) * CellScale.pixel - start) * scale
      let first = max(0, min(limit - 1, Int(max(0, low.rounded()))))
      let end = Int(max(0, min(Double(limit), (low + CellScale.pixel * scale).rounded())))
      return first..<max(first + 1, end)
    }
    for row in coverage.rows {
      let lines = span(row, rect.minY, down, raster.height)
      for column in coverage.columns {
        var share = coverage[column, row]
        if let clip { share *= clip[column, row] }
        guard share > 0 else { continue }
        var sum = SIMD4<UInt32>.zero
        let places = span(column, rect.minX, across, raster.width)
        for line in lines {
          for place in places {
            let p = raster.pixels[line * raster.width + place]
            sum &+= SIMD4(p >> 16 & 255, p >> 8 & 255, p & 255, p >> 24)
          }
        }
        let mean = SIMD4<Float>(sum) / Float(255 * lines.count * places.count)
        guard mean.w > 0 else { continue }
        let color = SIMD4(SIMD3(mean.x, mean.y, mean.z) / mean.w, mean.w)
        blend(color, share, column, row)
      }
    }
  }
}
