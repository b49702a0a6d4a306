import CCairo
public import Pictures

/// Paints pictures on a cairo context, item by item.
///
/// The context is as it was afterwards: its source, path, clip and matrix come back.
public struct PicturePainter {
  /// The `cairo_t` that is painted on.
  let context: OpaquePointer
  let fonts: Fonts

  /// - Parameters:
  ///   - context: a `cairo_t`, which must outlive the painter.
  ///   - fonts: what the families of a ``TextLine`` are set in.
  public init(on context: OpaquePointer, fonts: Fonts = Fonts()) {
    self.context = context
    self.fonts = fonts
  }

  /// Paints a picture with its top left corner at the origin of the context.
  public func paint(_ picture: Picture) {
    cairo_save(context)
    paint(picture.items)
    cairo_restore(context)
  }

  private func paint(_ items: [Picture.Item]) {
    for item in items {
      switch item {
      case .fill(let path, let paint):
        trace(path)
        use(paint)
        cairo_fill(context)
      case .stroke(let path, let style, let paint):
        stroke(path, style, paint)
      case .text(let line):
        self.paint(line)
      case .raster(let raster, let rect):
        self.paint(raster, over: rect)
      case .clipped(let outline, let items):
        cairo_save(context)
        trace(outline)
        cairo_clip(context)
        self.paint(items)
        cairo_restore(context)
      case .moved(let offset, let items):
        cairo_save(context)
        cairo_translate(context, offset.x, offset.y)
        self.paint(items)
        cairo_restore(context)
      }
    }
  }

  private func trace(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .curve(let a, let b, let p): cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard style.width > 0 else { return }
    cairo_save(context)
    trace(path)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    if style.hasDrawableDashes { cairo_set_dash(context, style.dashes, Int32(style.dashes.count), 0) }
    use(paint)
    cairo_stroke(context)
    cairo_restore(context)
  }

  func use(_ paint: Paint) {
    switch paint {
    case .color(let color):
      let c = color.clippedToSRGB
      cairo_set_source_rgba(context, c.red, c.green, c.blue, c.alpha)
    case .gradient(let gradient):
      let (start, end) = (gradient.start, gradient.end)
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      for stop in gradient.stops {
        let c = stop.color.clippedToSRGB
        cairo_pattern_add_color_stop_rgba(pattern, stop.offset, c.red, c.green, c.blue, c.alpha)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  private func paint(_ raster: Raster, over rect: Rect) {
    guard raster.width > 0, raster.height > 0, rect.width > 0, rect.height > 0 else { return }
    var pixels = raster.pixels
    pixels.withUnsafeMutableBytes { bytes in
      // The layout of a raster is that of CAIRO_FORMAT_ARGB32, whose rows need no padding.
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(raster.width),
        Int32(raster.height), Int32(raster.width * 4))
      cairo_save(context)
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(context, rect.width / Double(raster.width), rect.height / Double(raster.height))
      cairo_set_source_surface(context, surface, 0, 0)
      // Without it the outermost pixels would fade into nothing when stretched.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(raster.width), Double(raster.height))
      cairo_fill(context)
      cairo_restore(context)
      // A context that only records keeps the surface; finishing it makes it copy the pixels now.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

extension StrokeStyle {
  /// Whether cairo can draw these dashes; a context that is given others stops painting for good.
  fileprivate var hasDrawableDashes: Bool {
    dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
