public import Pictures

/// The lengths that every control shares, in logical pixels. A host hands them over with the
/// surroundings: ``desktop`` for screens, ``cells(_:gap:row:)`` where everything stands in a grid of
/// characters.
public struct Metrics: Hashable, Sendable {
  /// Beside things that belong together.
  public var spacing: Double
  /// Between things above each other.
  public var gap: Double
  /// Round the whole.
  public var margin: Size
  public var cornerRadius: Double
  public var smallRadius: Double
  /// A row that can be pressed.
  public var rowHeight: Double
  public var swatch: Size
  public var handleRadius: Double
  /// The thickness of a slider's track.
  public var trackHeight: Double
  /// The height of the area that shows a colour.
  public var previewHeight: Double
  /// The character cell, where text stands in cells; nil where it is shaped by a painter.
  public var cell: Size?

  /// Rows of 50 pixels are the least target of GNOME's guidelines for lists that are pressed.
  public static let desktop = Metrics(
    spacing: 12, gap: 12, margin: Size(18, 18), cornerRadius: 12, smallRadius: 6, rowHeight: 50,
    swatch: Size(40, 28), handleRadius: 10, trackHeight: 14, previewHeight: 90, cell: nil)

  /// Every part fills whole cells, so that its text and its areas lie on the same rows.
  ///
  /// - Parameters:
  ///   - gap: the cells between parts.
  ///   - row: the cells of a row in a list; an odd number, so that its text has a middle to stand in.
  public static func cells(_ cell: Size, gap: Int = 0, row: Int = 1) -> Metrics {
    Metrics(
      spacing: 2 * cell.width, gap: Double(gap) * cell.height, margin: Size(cell.width, Double(gap) * cell.height),
      cornerRadius: 0, smallRadius: 0, rowHeight: Double(row) * cell.height,
      swatch: Size(5 * cell.width, cell.height), handleRadius: cell.width, trackHeight: cell.height,
      previewHeight: 3 * cell.height, cell: cell)
  }

  /// Room for that many characters of text, with a little to spare. Text is shaped by the painter,
  /// so this is an estimate from above: the mean advance of the widest common interface faces.
  public func width(ofCharacters count: Int, size: Double, isBold: Bool = false) -> Double {
    if let cell { return Double(count) * cell.width }
    return (Double(count) * size * (isBold ? 0.68 : 0.62) + 4).rounded(.up)
  }

  /// The height of a line of text.
  public func lineHeight(size: Double) -> Double { cell?.height ?? (size * 1.5).rounded(.up) }

  /// The height of a thing with one line of text in it.
  ///
  /// - Parameters:
  ///   - padding: above and below the text together.
  ///   - minimum: the least height, however small the text. In cells it is always one row.
  public func height(ofLine size: Double, padding: Double, atLeast minimum: Double) -> Double {
    cell?.height ?? max(minimum, lineHeight(size: size) + padding)
  }

  /// The height of a row in a list.
  public func rowHeight(size: Double) -> Double {
    cell == nil ? max(rowHeight, lineHeight(size: size) + spacing) : rowHeight
  }
}

// The desktop's lengths by their bare names, for controls that no other host shows yet.
extension Metrics {
  static let spacing = desktop.spacing
  static let cornerRadius = desktop.cornerRadius
  static let smallRadius = desktop.smallRadius
  static let rowHeight = desktop.rowHeight
  static let swatch = desktop.swatch

  static func width(ofCharacters count: Int, size: Double, isBold: Bool = false) -> Double {
    desktop.width(ofCharacters: count, size: size, isBold: isBold)
  }

  static func lineHeight(size: Double) -> Double { desktop.lineHeight(size: size) }
}
