/// Why a picture was not written. The file is then as it was before.
public struct PictureFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Error, Hashable, Sendable {
    /// The path ends in none of the extensions of ``PictureFormat``.
    case unknownFormat
    /// The scale is not a positive finite number.
    case scale(Double)
    /// The picture, in pixels, is empty or larger than cairo can paint.
    case size(width: Double, height: Double)
    /// What cairo says went wrong.
    case drawing(String)
    /// What the system says went wrong, and its number.
    case system(String, errno: Int32)
  }

  public let path: String
  public let reason: Reason

  public init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  /// The path and the reason in one line.
  public var description: String { "\(path): \(reason)" }
}

extension PictureFileError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownFormat: "the name must end in \(PictureFormat.allCases.map { ".\($0)" }.joined(separator: ", "))"
    case .scale(let scale): "the scale \(scale) is not above 0"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be drawn (1 to \(Canvas.largestSide) a side)"
    case .drawing(let text): text
    case .system(let text, _): text
    }
  }
}
