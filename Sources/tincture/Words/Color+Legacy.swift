import ColorCore

extension Color {
  /// This colour of sRGB as a legacy colour where all it was made from were, so that `rgb()` is
  /// answered to `rgb()`, names and hex, as CSS does.
  func written(like sources: [Color]) -> Color {
    var result = self
    result.isLegacy = space == .srgb && sources.allSatisfy(\.isLegacy)
    return result
  }
}
