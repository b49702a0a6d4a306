/// A block of pixels: premultiplied 8-bit sRGB, alpha in the highest byte, then red, green, blue.
public struct Raster: Hashable, Sendable {
  public var width: Int
  public var height: Int
  /// Row by row from the top, `width × height` of them.
  public var pixels: [UInt32]

  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a raster needs width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
