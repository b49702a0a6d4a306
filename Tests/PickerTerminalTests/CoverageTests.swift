import Pictures
import Testing

@testable import PickerTerminal

@Suite struct CoverageTests {
  func coverage(_ path: Path, width: Int = 10, height: Int = 10) -> Coverage {
    Coverage(of: Polygons(path, origin: .zero, pixel: 1).loops, width: width, height: height)
  }

  func total(_ coverage: Coverage) -> Double {
    var sum = 0.0
    for row in -2..<12 { for column in -2..<12 { sum += Double(coverage[column, row]) } }
    return sum
  }

  @Test func aRectangleCoversItsExactShareOfEachPixel() {
    let c = coverage(.rect(Rect(1.25, 2.5, 2.5, 1)))
    #expect(c[1, 2] == 0.375 && c[2, 2] == 0.5 && c[3, 2] == 0.375 && c[1, 3] == 0.375)
    #expect(c[0, 2] == 0 && c[4, 2] == 0 && c[2, 1] == 0 && c[2, 4] == 0)
  }

  @Test func theDirectionOfTheOutlineDoesNotMatter() {
    let forward = coverage(Path([.move(Point(1, 1)), .line(Point(8, 2)), .line(Point(3, 9)), .close]))
    let backward = coverage(Path([.move(Point(3, 9)), .line(Point(8, 2)), .line(Point(1, 1)), .close]))
    // Half the cross product of two sides.
    #expect(abs(total(forward) - 27) < 1e-3 && abs(total(backward) - 27) < 1e-3)
    #expect((0..<10).allSatisfy { abs(forward[$0, 4] - backward[$0, 4]) < 1e-5 })
  }

  @Test(arguments: [1.0, 2.5, 4.7]) func aDiscHasTheAreaOfADisc(_ radius: Double) {
    let area = total(coverage(.circle(center: Point(5, 5), radius: radius)))
    #expect(abs(area - 3.14159 * radius * radius) < 0.03 * radius * radius)
  }

  @Test func whatLiesOutsideIsCutOff() {
    #expect(abs(total(coverage(.rect(Rect(-5, -5, 7, 7)))) - 4) < 1e-4)
    #expect(abs(total(coverage(.rect(Rect(8, 8, 100, 100)))) - 4) < 1e-4)
    #expect(total(coverage(.rect(Rect(20, 2, 5, 5)))) == 0)
    #expect(total(coverage(.rect(Rect(-20, 2, 5, 5)))) == 0)
    #expect(abs(total(coverage(.rect(Rect(-1e9, -1e9, 2e9, 2e9)))) - 100) < 1e-3)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func impossibleNumbersAreBorne(_ x: Double) {
    let path = Path([.move(Point(x, 1)), .curve(Point(2, x), Point(x, x), Point(5, 5)), .line(Point(1, x)), .close])
    let c = coverage(path)
    #expect(total(c).isFinite)
    let style = StrokeStyle(width: 2, cap: .round, dashes: [3, 1])
    let outline = StrokeOutline(Polygons(path, origin: .zero, pixel: 1), style, pixel: 1)
    #expect(total(Coverage(of: outline.loops, width: 10, height: 10)).isFinite)
  }

  /// Cap, and the area of a line of length 4 and width 2 with it.
  @Test(arguments: [(StrokeStyle.Cap.butt, 8.0), (.square, 12), (.round, 8 + 3.0)])
  func caps(_ row: (cap: StrokeStyle.Cap, area: Double)) {
    let line = Polygons(.line(Point(3, 5), Point(7, 5)), origin: .zero, pixel: 1)
    let outline = StrokeOutline(line, StrokeStyle(width: 2, cap: row.cap), pixel: 1)
    #expect(abs(total(Coverage(of: outline.loops, width: 10, height: 10)) - row.area) < 0.01)
  }

  @Test func theStrokeOfARectangleIsARing() {
    let polygons = Polygons(.rect(Rect(2, 2, 6, 6)), origin: .zero, pixel: 1)
    let c = Coverage(of: StrokeOutline(polygons, StrokeStyle(width: 2), pixel: 1).loops, width: 10, height: 10)
    #expect(abs(total(c) - 48) < 1e-3, "64 outside without 16 inside")
    #expect(c[5, 5] == 0 && c[1, 1] == 1)
  }

  @Test func dashesLeaveGaps() {
    let line = Polygons(.line(Point(0, 5), Point(10, 5)), origin: .zero, pixel: 1)
    let outline = StrokeOutline(line, StrokeStyle(width: 2, dashes: [2, 3]), pixel: 1)
    let c = Coverage(of: outline.loops, width: 10, height: 10)
    #expect((0..<10).map { c[$0, 4] } == [1, 1, 0, 0, 0, 1, 1, 0, 0, 0])
  }
}
