/// What the families of a text line are set in.
public struct Fonts: Hashable, Sendable {
  /// Families in order of preference, as pango lists them; sizes and weights are those of the line.
  public var interface: String
  public var monospace: String

  /// Cantarell is the typeface of the GNOME desktop; `sans` and `monospace` are what fontconfig
  /// always resolves.
  public init(interface: String = "Cantarell, sans", monospace: String = "monospace") {
    self.interface = interface
    self.monospace = monospace
  }
}
