/// The kinds of file that a picture can be written as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case png, svg, pdf

  /// The format that the extension of a path stands for (letters in any case), or nil.
  public init?(path: String) {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
