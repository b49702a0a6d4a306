import CCairo
import Pictures

/// A cairo surface that turns into pixels or into the bytes of a file.
struct Canvas {
  /// cairo's own limit: coordinates of an image are 16 bits with sign.
  static let largestSide = 32767
  /// Points of a PDF in a logical pixel: 72 to the inch against 96 (CSS Values 4, section 6.2).
  private static let pointsPerPixel = 0.75

  typealias Drawing = (_ context: OpaquePointer) -> Void

  /// In pixels: logical pixels times the scale.
  private let width: Double
  private let height: Double
  private let scale: Double

  /// - Parameter size: in logical pixels.
  init(_ size: Size, scale: Double) throws(PictureFileError.Reason) {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
    (width, height) = (size.width * scale, size.height * scale)
    self.scale = scale
    let limit = Double(Self.largestSide)
    guard width > 0, height > 0, width <= limit, height <= limit else { throw .size(width: width, height: height) }
  }

  /// The bytes of a file with what `draw` draws in logical pixels.
  func bytes(as format: PictureFormat, _ draw: Drawing) throws(PictureFileError.Reason) -> [UInt8] {
    let output = Unmanaged.passRetained(Output())
    defer { output.release() }
    let sink = output.toOpaque()
    switch format {
    case .png:
      try withPixels(draw) { cairo_surface_write_to_png_stream($0, Output.write, sink) }
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(Output.write, sink, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      try self.draw(draw, on: surface, unit: scale, whenDone: Self.finish)
    case .pdf:
      let unit = Self.pointsPerPixel
      let surface = cairo_pdf_surface_create_for_stream(Output.write, sink, width * unit, height * unit)
      try self.draw(draw, on: surface, unit: scale * unit, whenDone: Self.finish)
    }
    return output.takeUnretainedValue().bytes
  }

  /// The pixels of what `draw` draws in logical pixels.
  func raster(_ draw: Drawing) throws(PictureFileError.Reason) -> Raster {
    var raster = Raster(width: 0, height: 0, pixels: [])
    try withPixels(draw) { surface in
      let (columns, rows) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
      cairo_surface_flush(surface)
      // Rows of this format need no padding, so the pixels lie one after the other.
      guard let data = cairo_image_surface_get_data(surface) else { return CAIRO_STATUS_NO_MEMORY }
      let bytes = UnsafeRawBufferPointer(start: data, count: Int(columns) * Int(rows) * 4)
      raster = Raster(width: Int(columns), height: Int(rows), pixels: Array(bytes.bindMemory(to: UInt32.self)))
      return CAIRO_STATUS_SUCCESS
    }
    return raster
  }

  private typealias Ending = (_ surface: OpaquePointer?) -> cairo_status_t

  private static func finish(_ surface: OpaquePointer?) -> cairo_status_t {
    cairo_surface_finish(surface)
    return cairo_surface_status(surface)
  }

  private func withPixels(_ draw: Drawing, _ end: Ending) throws(PictureFileError.Reason) {
    let (columns, rows) = (Int32(width.rounded(.up)), Int32(height.rounded(.up)))
    try self.draw(
      draw, on: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows), unit: scale, whenDone: end)
  }

  /// Draws on a surface, which is used up, and ends it when that went well.
  private func draw(
    _ draw: Drawing, on surface: OpaquePointer?, unit: Double, whenDone end: Ending
  ) throws(PictureFileError.Reason) {
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_scale(context, unit, unit)
    if let context { draw(context) }
    var status = cairo_status(context)
    if status == CAIRO_STATUS_SUCCESS { status = end(surface) }
    guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(String(cString: cairo_status_to_string(status))) }
  }
}

/// Gathers what cairo writes.
private final class Output {
  var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
      .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
