/// Colours laid out so that the nearest ones to a colour are found without looking at all of them.
///
/// For plain distances a cell's list gives the nearest colour, see ``CellLists``. All else is answered by
/// a tree of boxes in the space of the measure. A box is passed over when no colour inside it can be
/// nearer than the nearest found so far; the bound of every measure is a true lower bound, so that the
/// answer is the same as by looking at each.
public struct ColorIndex: Sendable {
  private let measure: ColorDifference
  private let space: ColorSpace
  /// The colours in the order of the tree, and where each stood in the input.
  private var points: [Components] = []
  private var order: [Int32] = []
  private var nodes: [Node] = []
  /// For measures that are plain distances, of enough colours.
  private var lists: CellLists?

  /// A part of the tree: a range of points, their box, and its second child; the first one follows it.
  struct Node: Sendable {
    var low: Components
    var high: Components
    var start: Int32
    var end: Int32
    /// 0 for a leaf.
    var second: Int32
  }

  /// Points in one leaf.
  private static let leaf = 8
  /// Fewer colours are found in the tree as quickly.
  private static let fewest = 64

  /// An index of colours for one measure; alpha is not looked at.
  public init(_ colors: [Color], by measure: ColorDifference = .ciede2000, white: LabWhite = .d65) {
    self.measure = measure
    space = measure.space(lab: white.space)
    let numbers = colors.map { measure.unrolled($0.space.convert($0.components, to: space)) }
    order = numbers.indices.map { Int32($0) }
    build(numbers, 0, numbers.count)
    points = order.map { numbers[Int($0)] }
    if measure.isDistance && points.count >= Self.fewest { lists = CellLists(numbers) }
  }

  public var count: Int { points.count }

  /// The colours nearest to one, nearest first; of colours equally near, the one that came first.
  ///
  /// - Returns: at most `count` places in the input with their differences.
  public func nearest(to color: Color, count: Int = 1) -> [(index: Int, difference: Double)] {
    let wanted = min(count, points.count)
    if wanted <= 0 { return [] }
    var search = Search(
      query: measure.unrolled(color.space.convert(color.components, to: space)), wanted: wanted, measure: measure)
    visit(0, &search)
    return search.found.map { (Int($0.order), $0.difference) }
  }

  /// The colour nearest to one, the first of those equally near; nil when there is none.
  public func nearest(to color: Color) -> (index: Int, difference: Double)? {
    if let lists,
      let found = lists.nearest(to: measure.unrolled(color.space.convert(color.components, to: space)))
    {
      return found
    }
    return nearest(to: color, count: 1).first
  }

  private mutating func build(_ numbers: [Components], _ start: Int, _ end: Int) {
    guard start < end else { return }
    var low = numbers[Int(order[start])]
    var high = low
    for place in start..<end {
      let point = numbers[Int(order[place])]
      low = lesser(low, point)
      high = greater(high, point)
    }
    let index = nodes.count
    nodes.append(Node(low: low, high: high, start: Int32(start), end: Int32(end), second: 0))
    if end - start <= Self.leaf { return }
    let span = high - low
    let axis = span.x >= span.y && span.x >= span.z ? 0 : span.y >= span.z ? 1 : 2
    order[start..<end].sort { numbers[Int($0)][axis] < numbers[Int($1)][axis] }
    let middle = (start + end) / 2
    build(numbers, start, middle)
    nodes[index].second = Int32(nodes.count)
    build(numbers, middle, end)
  }

  private func visit(_ index: Int, _ search: inout Search) {
    let node = nodes[index]
    if node.second == 0 {
      for place in Int(node.start)..<Int(node.end) { search.try(points[place], order[place]) }
      return
    }
    let first = index + 1
    let second = Int(node.second)
    let bounds = (search.bound(nodes[first]), search.bound(nodes[second]))
    let (near, far) = bounds.0 <= bounds.1 ? (first, second) : (second, first)
    if min(bounds.0, bounds.1) <= search.limit { visit(near, &search) }
    if max(bounds.0, bounds.1) <= search.limit { visit(far, &search) }
  }

  /// One search on its way: the query and the best so far.
  private struct Search {
    let query: Components
    let wanted: Int
    let measure: ColorDifference
    var found: [(order: Int32, difference: Double)] = []
    /// A difference above this is of no use.
    var limit = Double.infinity

    mutating func `try`(_ point: Components, _ order: Int32) {
      let difference = measure.unrolledDifference(query, point)
      if difference > limit { return }
      var place = found.count
      while place > 0,
        found[place - 1].difference > difference
          || (found[place - 1].difference == difference && found[place - 1].order > order)
      { place -= 1 }
      if place == wanted { return }
      found.insert((order, difference), at: place)
      if found.count > wanted { found.removeLast() }
      if found.count == wanted { limit = found[wanted - 1].difference }
    }

    func bound(_ node: Node) -> Double {
      // The nearest point of the box; a hair less, for the rounding of both sides.
      let nearest = lesser(greater(query, node.low), node.high)
      return measure.leastDifference(from: query, toBoxWith: nearest, high: node.high, low: node.low) * (1 - 1e-12)
    }
  }
}
