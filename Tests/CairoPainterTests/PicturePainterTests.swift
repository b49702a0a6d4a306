import CairoPainter
import ColorCore
import Pictures
import Testing

private let blue = Color(rgb: 0x1560BD)

@Suite struct PicturePainterTests {
  @Test func fillsToTheEdgeAndNoFurther() throws {
    let pixels = try Pixels(8, 6, [.fill(.rect(Rect(2, 1, 3, 4)), .color(blue))])
    #expect(pixels.ink == (2..<5, 1..<5))
    #expect(pixels[2, 1] == 0x1560BD && pixels[4, 4] == 0x1560BD)
  }

  @Test func scales() throws {
    let pixels = try Pixels(4, 3, scale: 2, [.fill(.rect(Rect(1, 1, 2, 1)), .color(blue))])
    #expect((pixels.raster.width, pixels.raster.height) == (8, 6))
    #expect(pixels.ink == (2..<6, 2..<4))
  }

  @Test func strokesOnBothSidesOfTheLine() throws {
    let pixels = try Pixels(10, 10, [.stroke(.rect(Rect(2, 2, 6, 6)), StrokeStyle(width: 2), .color(.black))])
    #expect(pixels.ink == (1..<9, 1..<9))
    #expect(pixels[1, 5] == 0 && pixels[2, 5] == 0 && pixels[3, 5] == 0xFFFFFF)
  }

  @Test func dashesLeaveGaps() throws {
    let style = StrokeStyle(width: 2, dashes: [3, 2])
    let pixels = try Pixels(10, 4, [.stroke(.line(Point(0, 2), Point(10, 2)), style, .color(.black))])
    #expect((0..<10).map { pixels[$0, 2] == 0 } == [true, true, true, false, false, true, true, true, false, false])
  }

  /// cairo stops painting for good when it is given such dashes.
  @Test(arguments: [[0, 0], [-1, 2], [.nan], [1, .infinity]])
  func impossibleDashesDrawAWholeLine(dashes: [Double]) throws {
    let pixels = try Pixels(
      6, 4,
      [
        .stroke(.line(Point(0, 1), Point(6, 1)), StrokeStyle(width: 2, dashes: dashes), .color(.black)),
        .fill(.rect(Rect(0, 3, 6, 1)), .color(blue)),
      ])
    #expect(pixels[5, 0] == 0)
    #expect(pixels[5, 3] == 0x1560BD)
  }

  @Test func gradientRunsFromStopToStop() throws {
    let gradient = LinearGradient(
      from: Point(0, 0), to: Point(256, 0), stops: [.init(0, .black), .init(1, Color(rgb: 0xFF0000))])
    let pixels = try Pixels(256, 1, [.fill(.rect(Rect(0, 0, 256, 1)), .gradient(gradient))])
    for x in 0..<256 {
      #expect(abs(Int(pixels[x, 0] >> 16) - x) <= 1 && pixels[x, 0] & 0xFFFF == 0, "at \(x)")
    }
  }

  @Test func gradientGoesOnBeyondItsEnds() throws {
    let gradient = LinearGradient(from: Point(4, 0), to: Point(6, 0), stops: [.init(0, .black), .init(1, blue)])
    let pixels = try Pixels(10, 1, [.fill(.rect(Rect(0, 0, 10, 1)), .gradient(gradient))])
    #expect(pixels[0, 0] == 0 && pixels[9, 0] == 0x1560BD)
  }

  @Test func clipHoldsForItsOwnItemsOnly() throws {
    let all = Picture.Item.fill(.rect(Rect(0, 0, 8, 8)), .color(blue))
    let inside = try Pixels(8, 8, [.clipped(.rect(Rect(1, 2, 3, 4)), [all])])
    #expect(inside.ink == (1..<4, 2..<6))
    let after = try Pixels(8, 8, [.clipped(.rect(Rect(1, 2, 3, 4)), []), all])
    #expect(after.ink == (0..<8, 0..<8))
  }

  @Test func movesHoldForTheirOwnItemsOnly() throws {
    let dot = Picture.Item.fill(.rect(Rect(0, 0, 1, 1)), .color(blue))
    let pixels = try Pixels(8, 8, [.moved(Point(3, 2), [.moved(Point(1, 1), [dot])]), .moved(Point(7, 7), [dot])])
    #expect(pixels.ink == (4..<8, 3..<8))
    #expect(pixels[4, 3] == 0x1560BD && pixels[7, 7] == 0x1560BD)
  }

  @Test func rasterIsStretchedAndKeepsItsEdge() throws {
    let raster = Raster(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_0000])
    let pixels = try Pixels(12, 6, [.raster(raster, Rect(1, 1, 10, 4))])
    #expect(pixels.ink == (1..<11, 1..<5))
    #expect(pixels[1, 1] == 0 && pixels[10, 4] == 0xFF0000)
  }

  @Test func emptyRasterPaintsNothing() throws {
    let raster = Raster(width: 0, height: 0, pixels: [])
    #expect(try Pixels(4, 4, [.raster(raster, Rect(0, 0, 4, 4))]).ink.columns.isEmpty)
  }

  @Test func alphaLetsTheGroundThrough() throws {
    let pixels = try Pixels(1, 1, [.fill(.rect(Rect(0, 0, 1, 1)), .color(Color.black.withAlpha(0.5)))])
    #expect(abs(Int(pixels[0, 0] & 0xFF) - 127) <= 1)
  }

  @Test(
    arguments: [
      (Color(.displayP3, 0, 1, 0), 0x00FF00), (Color(.oklch, 0.7, 0.4, 29), 0xFF0000),
      (Color(.lab, 400, 0, 0), 0xFFFFFF),
    ] as [(Color, UInt32)])
  func coloursOutsideTheGamutAreClipped(color: Color, expected: UInt32) throws {
    let pixels = try Pixels(1, 1, [.fill(.rect(Rect(0, 0, 1, 1)), .color(color))])
    #expect(pixels[0, 0] == color.srgb8.rgb)
    #expect(pixels[0, 0] == expected)
  }
}

extension SRGB8 {
  fileprivate var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
