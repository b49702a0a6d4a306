public import ColorCore

extension Color {
  /// Components and alpha as bare numbers with TAB between them, `none` for missing ones; each reads
  /// back as the same Double.
  public var rawText: String {
    var text = ""
    for channel in 0..<space.channelCount {
      text += self[channel: channel].map(NumberText.shortest) ?? "none"
      text += "\t"
    }
    return text + (missing.contains(.alpha) ? "none" : NumberText.shortest(alpha))
  }
}
