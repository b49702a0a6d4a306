public import Pictures

/// How a picture's logical pixels lie on a grid of character cells: each cell is two square pixels,
/// one above the other.
public enum CellScale {
  /// A cell in logical pixels. Most terminal faces are about twice as high as wide, and a control's
  /// lengths of 8 and 16 then fill whole cells.
  public static let cell = Size(8, 16)

  /// The side of a terminal's pixel, half a cell, in logical pixels.
  public static let pixel = cell.width

  /// The room of a grid in logical pixels.
  public static func size(columns: Int, rows: Int) -> Size {
    Size(Double(columns) * cell.width, Double(rows) * cell.height)
  }

  /// The logical place in the middle of a cell; columns and rows from 0.
  public static func center(column: Int, row: Int) -> Point {
    Point((Double(column) + 0.5) * cell.width, (Double(row) + 0.5) * cell.height)
  }
}
