public import Pictures

extension Picture {
  /// The bytes of a file with this picture.
  ///
  /// - Parameters:
  ///   - scale: pixels a logical pixel, above 0. A PNG is rounded up to whole pixels; SVG is measured
  ///     in CSS pixels, PDF in points of 3/4 of these.
  ///   - fonts: what text is set in.
  /// - Throws: the reason, when the scale or size cannot be drawn.
  public func encoded(
    as format: PictureFormat, scale: Double = 1, fonts: Fonts = Fonts()
  ) throws(PictureFileError.Reason) -> [UInt8] {
    try Canvas(size, scale: scale).bytes(as: format) { PicturePainter(on: $0, fonts: fonts).paint(self) }
  }

  /// The pixels of this picture, on a see-through ground.
  ///
  /// - Throws: the reason, when the scale or size cannot be drawn.
  public func raster(scale: Double = 1, fonts: Fonts = Fonts()) throws(PictureFileError.Reason) -> Raster {
    try Canvas(size, scale: scale).raster { PicturePainter(on: $0, fonts: fonts).paint(self) }
  }

  /// Writes this picture to a file, in the format that its extension says, all of it or nothing.
  ///
  /// - Parameters:
  ///   - path: a file that exists is replaced, and keeps its permissions.
  ///   - scale: pixels a logical pixel, above 0.
  ///   - fonts: what text is set in.
  public func write(to path: String, scale: Double = 1, fonts: Fonts = Fonts()) throws(PictureFileError) {
    do throws(PictureFileError.Reason) {
      guard let format = PictureFormat(path: path) else { throw .unknownFormat }
      try AtomicFile(path).write(try encoded(as: format, scale: scale, fonts: fonts))
    } catch {
      throw PictureFileError(error, path: path)
    }
  }
}
