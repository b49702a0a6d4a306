import ColorCore
import Pictures
import Testing

@testable import PickerTerminal

/// A picture painted on ten columns and three rows of black.
func image(_ items: [Picture.Item], columns: Int = 10, rows: Int = 3) -> CellImage {
  CellImage(
    Picture(size: CellScale.size(columns: columns, rows: rows), items: items), columns: columns, rows: rows,
    ground: .black)
}

@Suite struct CellImageTests {
  let red = Color(rgb: 0xFF0000)

  func pixel(_ image: CellImage, _ column: Int, _ row: Int) -> SIMD3<Float> {
    image.pixels[row * image.columns + column]
  }

  @Test func aCellIsTwoPixels() {
    let image = image([.fill(.rect(Rect(8, 8, 8, 8)), .color(red))])
    #expect(pixel(image, 1, 1) == [1, 0, 0])
    #expect(pixel(image, 1, 0) == [0, 0, 0] && pixel(image, 1, 2) == [0, 0, 0] && pixel(image, 2, 1) == [0, 0, 0])
  }

  @Test func coverageAndAlphaBlend() {
    let half = image([.fill(.rect(Rect(0, 0, 4, 8)), .color(.white))])
    #expect(abs(pixel(half, 0, 0).x - 0.5) < 1e-5)
    let seeThrough = image([.fill(.rect(Rect(0, 0, 8, 8)), .color(Color.white.withAlpha(0.2)))])
    #expect(abs(pixel(seeThrough, 0, 0).x - 0.2) < 0.005)
  }

  @Test func gradientsRunAndGoOnBeyondTheirEnds() {
    let gradient = LinearGradient(
      from: Point(8, 0), to: Point(72, 0), stops: [.init(0, .black), .init(0.5, red), .init(1, .white)])
    let image = image([.fill(.rect(Rect(0, 0, 80, 48)), .gradient(gradient))])
    #expect(pixel(image, 0, 0) == [0, 0, 0] && pixel(image, 9, 0) == [1, 1, 1])
    #expect(abs(pixel(image, 4, 2).x - 0.875) < 0.001 && pixel(image, 4, 2).y == 0)
    #expect(abs(pixel(image, 5, 2).y - 0.125) < 0.001 && pixel(image, 5, 2).x == 1)
  }

  @Test func clipsAreNestedAndMoved() {
    let inner = Picture.Item.clipped(.rect(Rect(0, 0, 16, 16)), [.fill(.rect(Rect(-50, -50, 200, 200)), .color(red))])
    let image = image([.clipped(.rect(Rect(16, 0, 80, 8)), [.moved(Point(8, 0), [inner])])])
    let covered = (0..<60).filter { image.pixels[$0].x > 0 }
    #expect(covered == [2], "one pixel is in both")
  }

  @Test func hairlinesAreLeftOutAndThickLinesDrawn() {
    let thin = image([.stroke(.rect(Rect(4, 4, 40, 30)), StrokeStyle(width: 1), .color(.white))])
    #expect(thin.pixels.allSatisfy { $0 == .zero })
    let thick = image([.stroke(.line(Point(0, 12), Point(80, 12)), StrokeStyle(width: 8), .color(.white))])
    #expect((0..<10).allSatisfy { pixel(thick, $0, 1) == [1, 1, 1] && pixel(thick, $0, 0) == .zero })
  }

  @Test func rastersAreAveraged() {
    // Red and blue in turn, opaque; the last column half see-through white.
    var pixels = (0..<32).map { $0 % 2 == 0 ? UInt32(0xFFFF_0000) : 0xFF00_00FF }
    for row in 0..<4 { pixels[row * 8 + 7] = 0x8080_8080 }
    let image = image([.raster(Raster(width: 8, height: 4, pixels: pixels), Rect(0, 0, 32, 16))])
    #expect(pixel(image, 0, 0) == [0.5, 0, 0.5])
    let last = pixel(image, 3, 1)
    #expect(abs(last.y - 0.25) < 0.01 && last.x > last.z)
    #expect(pixel(image, 4, 0) == .zero)
  }

  @Test func aSmallRasterIsStretched() {
    let raster = Raster(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let image = image([.raster(raster, Rect(0, 0, 80, 48))])
    #expect(pixel(image, 0, 0) == [1, 0, 0] && pixel(image, 9, 5) == [0, 0, 1])
  }

  @Test func sizesOfNothingAreBorne() {
    for (columns, rows) in [(0, 0), (1, 0), (0, 5), (-3, 2)] {
      let image = CellImage(
        Picture(
          size: .zero,
          items: [
            .fill(.rect(Rect(0, 0, 9, 9)), .color(red)),
            .text(TextLine("x", in: Rect(0, 0, 8, 8), size: 8, color: red)),
          ]), columns: columns, rows: rows, ground: .black)
      #expect(image.glyphs.isEmpty)
    }
  }
}
