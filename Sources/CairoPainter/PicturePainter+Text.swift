import CCairo
import Pictures

extension PicturePainter {
  /// Sets a line of text: shaped with its own direction, cut with an ellipsis when it is wider than
  /// its rectangle, aligned within it, and centred on its height.
  func paint(_ line: TextLine) {
    guard !line.string.isEmpty || line.caret != nil, line.rect.width > 0, line.size > 0, let layout = layout(of: line)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    if extents.width > pangoUnits(line.rect.width) {
      pango_layout_set_width(layout, pangoUnits(line.rect.width))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_get_extents(layout, nil, &extents)
    }
    let unit = Double(PANGO_SCALE)
    let slack = line.rect.width - Double(extents.width) / unit
    // Alignment is worked out here, as pango's own follows the direction of the text, not of the line.
    let x = line.rect.minX + slack * line.alignment.share(isRightToLeft: line.isRightToLeft)
    let y = line.rect.midY - Double(extents.height) / unit / 2
    cairo_save(context)
    use(.color(line.color))
    cairo_move_to(context, x - Double(extents.x) / unit, y - Double(extents.y) / unit)
    pango_cairo_show_layout(context, layout)
    cairo_translate(context, x - Double(extents.x) / unit, y - Double(extents.y) / unit)
    if let caret = line.caret { paintCaret(before: caret, of: line.string, in: layout) }
    cairo_restore(context)
  }

  /// A text cursor before the scalar with that number, one pixel wide, in the colour in use.
  private func paintCaret(before scalar: Int, of string: String, in layout: OpaquePointer) {
    let offset = string.unicodeScalars.prefix(max(0, scalar)).reduce(0) { $0 + UTF8.width($1) }
    var place = PangoRectangle()
    pango_layout_get_cursor_pos(layout, Int32(clamping: offset), &place, nil)
    let unit = Double(PANGO_SCALE)
    cairo_rectangle(context, Double(place.x) / unit - 0.5, Double(place.y) / unit, 1, Double(place.height) / unit)
    cairo_fill(context)
  }

  /// A new `PangoLayout` with the text in its font, still without a width.
  private func layout(of line: TextLine) -> OpaquePointer? {
    guard let layout = pango_cairo_create_layout(context) else { return nil }
    let family = line.family == .interface ? fonts.interface : fonts.monospace
    let font = pango_font_description_new()
    pango_font_description_set_family(font, family)
    pango_font_description_set_absolute_size(font, line.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, line.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    let setting = pango_layout_get_context(layout)
    pango_context_set_base_dir(setting, line.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    // As GTK 4 sets text: widths in fractions of a pixel, so that a line looks alike at every scale.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(setting, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(setting, 0)
    pango_layout_context_changed(layout)
    pango_layout_set_text(layout, line.string, Int32(clamping: line.string.utf8.count))
    return layout
  }
}

/// Logical pixels in pango's units, held to the range that pango computes in.
private func pangoUnits(_ pixels: Double) -> Int32 {
  Int32(max(0, min(pixels * Double(PANGO_SCALE), Double(Int32.max / 2))))
}

extension TextLine.Alignment {
  /// The share of the free width that goes to the left of the text.
  fileprivate func share(isRightToLeft: Bool) -> Double {
    switch self {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}
