import Pictures

/// How much of each pixel lies inside an outline, 0…1, from exact areas.
///
/// Every line of the outline adds to the pixels on its way how much it covers to its right, with the
/// sign of its direction; a sum along each row then gives the winding number, weighted by area.
struct Coverage {
  /// The pixels that the outline may touch; the rest are 0.
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  private var values: [Float]

  /// - Parameters:
  ///   - loops: closed polygons in pixels; a point inside one of them counts as inside.
  ///   - width: the size of the grid, in pixels.
  init(of loops: [[Point]], width: Int, height: Int) {
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for point in loops.joined() {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    func span(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      guard low < high, low < Double(limit), high > 0 else { return 0..<0 }
      return Int(max(0, low))..<Int(min(Double(limit), high.rounded(.up)))
    }
    columns = span(minX, maxX, width)
    rows = span(minY, maxY, height)
    values = []
    guard !columns.isEmpty, !rows.isEmpty else { return }
    values = Array(repeating: 0, count: (columns.count + 1) * rows.count)
    for loop in loops {
      guard var last = loop.last else { continue }
      for point in loop {
        add(from: last, to: point)
        last = point
      }
    }
    sum()
  }

  /// The share of that pixel inside the outline.
  subscript(column: Int, row: Int) -> Float {
    guard columns.contains(column), rows.contains(row) else { return 0 }
    return values[(row - rows.lowerBound) * (columns.count + 1) + column - columns.lowerBound]
  }

  private mutating func add(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let sign = start.y < end.y ? 1.0 : -1.0
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let firstRow = max(rows.lowerBound, Int(max(0, top.y)))
    let lastRow = min(rows.upperBound, Int(min(Double(rows.upperBound), bottom.y.rounded(.up))))
    guard firstRow < lastRow else { return }
    for row in firstRow..<lastRow {
      let from = max(top.y, Double(row))
      let to = min(bottom.y, Double(row + 1))
      guard from < to else { continue }
      let left = top.x + (from - top.y) * slope - Double(columns.lowerBound)
      let right = top.x + (to - top.y) * slope - Double(columns.lowerBound)
      addInRow(row - rows.lowerBound, min(left, right), max(left, right), height: (to - from) * sign)
    }
  }

  /// A piece of a line within one row, from `left` to `right`, which rises by `height`.
  private mutating func addInRow(_ row: Int, _ left: Double, _ right: Double, height: Double) {
    let base = row * (columns.count + 1)
    let width = Double(columns.count)
    if left >= width { return }
    if right <= 0 {
      values[base] += Float(height)
      return
    }
    if right - left < 1e-9 {
      deposit(base, at: left, height)
      return
    }
    let perColumn = height / (right - left)
    var x = left
    if x < 0 {
      values[base] += Float(-x * perColumn)
      x = 0
    }
    let stop = min(right, width)
    while x < stop {
      let next = min(stop, x.rounded(.down) + 1)
      deposit(base, at: (x + next) / 2, (next - x) * perColumn)
      x = next
    }
  }

  /// A piece within one pixel, by the mean of its x: the pixel has what lies right of it, and all
  /// pixels behind have the whole.
  private mutating func deposit(_ base: Int, at x: Double, _ height: Double) {
    let column = max(0, x.rounded(.down))
    let share = x - column
    values[base + Int(column)] += Float(height * (1 - share))
    values[base + Int(column) + 1] += Float(height * share)
  }

  private mutating func sum() {
    let stride = columns.count + 1
    for row in 0..<rows.count {
      var winding: Float = 0
      for index in row * stride..<(row + 1) * stride {
        winding += values[index]
        // Sums of floats leave dust, which would tint what is not covered.
        let covered = min(1, abs(winding))
        values[index] = covered < 1e-4 ? 0 : covered > 1 - 1e-4 ? 1 : covered
      }
    }
  }

  /// Leaves only what lies within another outline too.
  func clipped(to other: Coverage) -> Coverage {
    var result = self
    let stride = columns.count + 1
    for row in rows {
      for column in columns {
        result.values[(row - rows.lowerBound) * stride + column - columns.lowerBound] *= other[column, row]
      }
    }
    return result
  }
}
