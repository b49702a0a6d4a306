/// Text broken into lines of at most ``width`` columns.
enum Wrapping {
  static let width = 80

  /// The words of a paragraph in lines, each behind `indent` blanks; words that are too long stand
  /// alone. The first line begins with `head`, padded to the indent, or on a line of its own when it
  /// does not fit with two blanks to spare.
  static func paragraph(_ text: String, indent: Int = 0, head: String = "") -> String {
    let blanks = String(repeating: " ", count: indent)
    var line = head
    var result = ""
    if head.count + 2 > indent && !head.isEmpty {
      result = head + "\n"
      line = ""
    }
    line += String(repeating: " ", count: max(0, indent - line.count))
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty && line.count + 1 + word.count > width {
        result += line + "\n"
        line = blanks
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    return text.isEmpty ? head + "\n" : result + line + "\n"
  }
}
