/// For each cell of a space the points that can be nearest to a place in it, for measures that are plain
/// distances.
///
/// The box of all points is split into eight, and so on, until few points are left that can be nearest somewhere in
/// the part: those whose least distance to it is no greater than the greatest distance of any other point, less those
/// that another one keeps from being nearest everywhere. No list lacks the nearest point of any place. The parts are
/// found through a table of the finest cells.
struct CellLists: Sendable {
  /// A range of ``entries``; empty where all points are too far away for a list to be short.
  private struct Cell: Sendable {
    var first: UInt32 = 0
    var count: UInt32 = 0
  }

  /// A part with this many points or fewer is not split.
  private static let few = 12
  /// Lists shorter than this are looked through for points that others keep from ever being nearest.
  private static let many = 2000
  /// How many of the points nearest to the middle are tried for that.
  private static let rivals = 24

  /// Cells along an axis: about as many cells as points, of which half lie where nothing is asked for.
  private let side: Int
  private let low: Components
  /// Cells in a unit of each axis.
  private let scale: Components
  private var cells: [Cell]
  /// The points of all lists: three coordinates, and the number of the point.
  private var entries: [Components] = []

  /// - Parameter points: at least one.
  init(_ points: [Components]) {
    var low = points[0]
    var high = points[0]
    for point in points {
      low = lesser(low, point)
      high = greater(high, point)
    }
    // So that places a hair outside are inside, and no side is without length.
    let margin = Components(repeating: 1e-6 * max((high - low).max(), 1e-6))
    (low, high) = (low - margin, high + margin)
    side = points.count > 8000 ? 64 : points.count > 1000 ? 32 : 16
    self.low = low
    scale = Components(repeating: Double(side)) / (high - low)
    cells = Array(repeating: Cell(), count: side * side * side)
    fill(points, points.indices.map { Int32($0) }, low, high, SIMD3(0, 0, 0), side)
  }

  /// Fills the cells of a part, whose first cell stands at `corner`.
  private mutating func fill(
    _ points: [Components], _ places: [Int32], _ low: Components, _ high: Components, _ corner: SIMD3<Int>, _ side: Int
  ) {
    let (near, reach) = nearOnes(points, places, low, high)
    if near.count <= Self.few || side == 1 {
      let cell = Cell(first: UInt32(entries.count), count: UInt32(near.count))
      for place in near.sorted() {
        var entry = points[Int(place)]
        entry.w = Double(place)
        entries.append(entry)
      }
      for x in corner.x..<corner.x + side {
        for y in corner.y..<corner.y + side {
          for z in corner.z..<corner.z + side { cells[index(x, y, z)] = cell }
        }
      }
      return
    }
    let span = high - low
    // Places this far from all points are rare: they are looked for in the tree.
    if reach > 2.5 * (span * span).sum() { return }
    let middle = low + span * 0.5
    for child in 0..<8 {
      var (childLow, childHigh, childCorner) = (low, middle, corner)
      for axis in 0..<3 where child >> axis & 1 == 1 {
        (childLow[axis], childHigh[axis]) = (middle[axis], high[axis])
        childCorner[axis] += side / 2
      }
      fill(points, near, childLow, childHigh, childCorner, side / 2)
    }
  }

  private func index(_ x: Int, _ y: Int, _ z: Int) -> Int { (x * side + y) * side + z }

  /// The points that can be nearest to a place in a box, and the square of the least distance that one of them is
  /// sure to keep.
  private func nearOnes(
    _ points: [Components], _ places: [Int32], _ low: Components, _ high: Components
  ) -> (near: [Int32], reach: Double) {
    // A hair larger, since places at an edge may be rounded to either side.
    let hair = (high - low) * 1e-9
    let (low, high) = (low - hair, high + hair)
    var reach = Double.infinity
    for place in places {
      let point = points[Int(place)]
      let far = greater(point - low, high - point)
      reach = min(reach, (far * far).sum())
    }
    let middle = (low + high) * 0.5
    var near: [(place: Int32, distance: Double)] = []
    for place in places {
      let point = points[Int(place)]
      let gap = point - lesser(greater(point, low), high)
      if (gap * gap).sum() > reach * (1 + 1e-12) { continue }
      let away = point - middle
      near.append((place, (away * away).sum()))
    }
    if near.count > Self.few && near.count < Self.many {
      near.sort { $0.distance < $1.distance }
      near = undominated(near, points, middle, (high - low) * 0.5)
    }
    return (near.map { $0.place }, reach)
  }

  /// Leaves out each point to which one of the points nearest to the middle is nearer everywhere in the box.
  private func undominated(
    _ near: [(place: Int32, distance: Double)], _ points: [Components], _ middle: Components, _ half: Components
  ) -> [(place: Int32, distance: Double)] {
    let rivals = near.prefix(Self.rivals).map { points[Int($0.place)] }
    return near.filter { one in
      let point = points[Int(one.place)]
      for rival in rivals {
        // |x − rival|² − |x − point|² is linear in x, so it is greatest at a corner.
        let across = (point - rival) * 2
        let atMiddle = (rival - middle) * (rival - middle) - (point - middle) * (point - middle)
        let corner = greater(across, -across) * half
        if atMiddle.sum() + corner.sum() < -1e-12 * one.distance { return false }
      }
      return true
    }
  }

  /// The point nearest to a place, the first of those equally near, and its distance; nil where there is no list.
  func nearest(to query: Components) -> (index: Int, difference: Double)? {
    let at = (query - low) * scale
    let top = Double(side)
    guard at.x >= 0, at.y >= 0, at.z >= 0, at.x < top, at.y < top, at.z < top else { return nil }
    let cell = cells[index(Int(at.x), Int(at.y), Int(at.z))]
    if cell.count == 0 { return nil }
    let range = Int(cell.first)..<Int(cell.first + cell.count)
    var best = Double.infinity
    var second = Double.infinity
    var found = 0.0
    for index in range {
      let entry = entries[index]
      let distance = Self.square(entry - query)
      if distance < best {
        (best, second, found) = (distance, best, entry.w)
      } else if distance < second {
        second = distance
      }
    }
    let difference = best.squareRoot()
    // Squares a last digit apart can have the same root; then the first one counts.
    if second <= best * (1 + 1e-15) {
      for index in range where Self.square(entries[index] - query).squareRoot() == difference {
        return (Int(entries[index].w), difference)
      }
    }
    return (Int(found), difference)
  }

  @inline(__always)
  private static func square(_ d: Components) -> Double { d.x * d.x + d.y * d.y + d.z * d.z }
}
