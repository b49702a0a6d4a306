import CaseTables
import ColorCSS
import ColorCore
import Testing

/// Ordinary texts have a reader of their own. A comment in front hides a text from it, so that the whole
/// grammar has to answer: both have to say the same, to the last bit.
@Suite struct OrdinaryTextTests {
  private func disagreement(_ text: String) -> String? {
    let fast = answer(text)
    let full = answer("/**/" + text)
    switch (fast, full) {
    case (.success(let one), .success(let other)):
      let isSame = one == other && one.isLegacy == other.isLegacy
      return isSame ? nil : "\(text): \(one) or \(other)"
    case (.failure(let one), .failure(let other)):
      let moved = other.range.lowerBound - 4..<other.range.upperBound - 4
      return one.reason == other.reason && one.range == moved ? nil : "\(text): \(one) or \(other)"
    default: return "\(text): \(fast) or \(full)"
    }
  }

  private func answer(_ text: String) -> Result<Color, ColorTextError> {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      do throws(ColorTextError) { return .success(try Color(css: buffer)) } catch { return .failure(error) }
    }
  }

  @Test func agreesOnEveryTable() throws {
    for (table, column) in [
      ("css-valid", "input"), ("css-invalid", "input"), ("css-parsing-tests", "input"), ("list-css", "name"),
    ] {
      for row in try CaseTable("science/\(table)").rows {
        let text = row[column]
        // What is nothing at all is empty in front of the comment and behind it.
        if text.isEmpty { continue }
        #expect(disagreement(text) == nil)
      }
    }
  }

  @Test func agreesOnTextsOfAGenerator() {
    var generator = SeededGenerator(seed: 8)
    func pick(_ words: [String]) -> String { words[Int(generator.next() % UInt64(words.count))] }
    func number() -> String {
      switch generator.next() % 6 {
      case 0: return "\(generator.next() % 300)"
      case 1: return "0.\(generator.next() % 100_000)"
      case 2: return "-\(generator.next() % 100).\(generator.next() % 1000)"
      case 3: return ".\(generator.next() % 100)"
      case 4: return "\(generator.next() % 1_000_000_000_000).\(generator.next() >> 20)"
      default: return pick(["0", "1", "1.", ".", "-", "+1", "1e2", "1E-2", "00012", "none", "-0", "1.5.5", "2-3"])
      }
    }
    for _ in 0..<40_000 {
      let separator = pick([" ", ", ", ",", "  ", "\t", ""])
      var text = pick([
        "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "RGB(", "OKlch(", "color(srgb ",
        "color(display-p3 ", "color(xyz-d50 ", "color(rec2020 ", "color(a98-rgb ", "color(srgb-linear ", "color(srgb\t",
        "color(display-p3-linear ", "color(prophoto-rgb ", "hsv(", "rgbb(", "color(foo ",
      ])
      let count = generator.next() % 8 == 0 ? generator.next() % 6 : 3
      for index in 0..<count {
        if index > 0 { text += separator }
        text += number() + pick(["", "", "", "%", "deg", "DEG", "turn", "px", " "])
      }
      if generator.next() % 3 == 0 { text += pick([" / ", "/", ", "]) + number() + pick(["", "%"]) }
      text += pick([")", ")", ")", ")", " )", "", ") ", "))"])
      if generator.next() % 50 == 0 {
        var bytes = Array(text.utf8)
        bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(generator.next() % 128)
        text = String(decoding: bytes, as: UTF8.self)
      }
      #expect(disagreement(text) == nil)
    }
  }

  @Test func agreesOnNamesWithOneByteChanged() throws {
    for row in try CaseTable("science/list-css").rows {
      let name = Array(row["name"].utf8)
      for index in name.indices {
        for change in [UInt8(0x20), 0x01, 0x40, 0x7F] {
          var bytes = name
          bytes[index] ^= change
          #expect(disagreement(String(decoding: bytes, as: UTF8.self)) == nil)
        }
        #expect(disagreement(String(decoding: name[..<index], as: UTF8.self) + "\0") == nil)
      }
      #expect(disagreement(row["name"] + "s") == nil)
    }
  }

  @Test func agreesOnHexOfEveryLengthAndByte() {
    for length in 0...10 {
      let digits = String("1a2B3c4D5e".prefix(length))
      #expect(disagreement("#" + digits) == nil)
      for index in 0..<length {
        for byte in UInt8.min...127 {
          var bytes = Array(("#" + digits).utf8)
          bytes[index + 1] = byte
          #expect(disagreement(String(decoding: bytes, as: UTF8.self)) == nil)
        }
      }
    }
  }
}
