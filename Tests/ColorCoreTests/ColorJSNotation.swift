import CaseTables
import ColorCore
import Foundation

/// Reads the colours of colorjs-tests.tsv: hex, CSS names, and `function(numbers)` of any space.
///
/// For the test data alone; real text goes through ColorCSS.
enum ColorJSNotation {
  static let names: [String: String] = {
    let rows = (try? CaseTable("science/list-css").rows) ?? []
    return Dictionary(uniqueKeysWithValues: rows.map { ($0["name"], $0["hex"]) })
  }()

  /// The ids of color.js for spaces that have another name here.
  static let spaceNames = [
    "p3": "display-p3", "rec2100pq": "rec2100-pq", "rec2100hlg": "rec2100-hlg", "prophoto": "prophoto-rgb",
    "prophoto-linear": "prophoto-rgb-linear",
    "xyz": "xyz-d65", "a98rgb": "a98-rgb", "rgb": "srgb", "sRGB": "srgb",
  ]

  static func spaceName(_ id: String) -> String {
    let bare = id.hasPrefix("--") ? String(id.dropFirst(2)) : id
    return spaceNames[bare] ?? bare
  }

  enum Reading {
    case color(Color)
    /// A space that this library does not have.
    case unknownSpace(String)
  }

  static func read(_ text: String) throws -> Reading {
    if let hex = names[text] ?? (text.hasPrefix("#") ? text : nil) {
      var digits = String(hex.dropFirst())
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      guard let value = UInt32(digits, radix: 16) else { throw Unreadable(text: text) }
      return .color(Color(rgb: value))
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { throw Unreadable(text: text) }
    var words = text[text.index(after: open)...].dropLast().split { " ,".contains($0) }.map(String.init)
    var name = String(text[..<open])
    if name == "color" { name = words.removeFirst() }
    guard let space = ColorSpace(name: spaceName(name)) else { return .unknownSpace(spaceName(name)) }
    var alpha = 1.0
    if let slash = words.firstIndex(of: "/") {
      alpha = Double(words[slash + 1]) ?? 1
      words.removeSubrange(slash...)
    }
    guard words.count == 3 else { throw Unreadable(text: text) }
    var numbers = Components()
    var missing: MissingComponents = []
    for (index, word) in words.enumerated() {
      if word == "none" {
        missing.insert(.channel(index))
      } else if word.hasSuffix("%"), let percent = Double(word.dropLast()) {
        numbers[index] = percent / 100 * space.channels[index].range.upperBound
      } else if let number = Double(word) {
        numbers[index] = number
      } else {
        throw Unreadable(text: text)
      }
    }
    return .color(Color(space, numbers, alpha: alpha, missing: missing))
  }

  struct Unreadable: Error {
    let text: String
  }

  /// A cell that holds JSON, or bare text.
  static func json(_ cell: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(cell.utf8), options: .fragmentsAllowed)
  }
}
