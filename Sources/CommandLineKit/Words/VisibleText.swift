/// Text from outside, made safe and exact to show on a terminal.
public enum VisibleText {
  /// One scalar as it is shown, and how many columns of a terminal that takes.
  static func shown(_ scalar: Unicode.Scalar) -> (text: String, columns: Int) {
    switch scalar.value {
    case 0x09: return (" ", 1)
    case 0..<0x20, 0x7F..<0xA0:
      let text = "\\x" + hex(scalar.value, digits: 2)
      return (text, text.utf8.count)
    default: break
    }
    switch scalar.properties.generalCategory {
    // Invisible ones, among them those that turn the direction of writing, are spelled out.
    case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .control, .surrogate:
      let text = "\\u{" + hex(scalar.value, digits: 4) + "}"
      return (text, text.utf8.count)
    case .nonspacingMark, .enclosingMark: return (String(scalar), 0)
    default: return (String(scalar), isWide(scalar) ? 2 : 1)
    }
  }

  /// The whole text, cut after about `limit` columns.
  public static func visible(_ text: String, limit: Int) -> String {
    var result = ""
    var columns = 0
    for scalar in text.unicodeScalars {
      let (shown, width) = shown(scalar)
      if columns + width > limit { return result + "..." }
      result += shown
      columns += width
    }
    return result
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// Whether a terminal gives it two columns: the blocks whose characters have East_Asian_Width W or
  /// F in Unicode Standard Annex 11, and the pictures of emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
