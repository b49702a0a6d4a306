import CaseTables
import ColorCSS
import ColorCore
import Foundation
import Testing

/// The rows of colorjs-tests.tsv about text: parse, serialize and reserialize.
@Suite struct ColorJSTextTests {
  private static let spaceNames = [
    "p3": "display-p3", "p3-linear": "display-p3-linear", "rec2100pq": "rec2100-pq", "rec2100hlg": "rec2100-hlg",
    "a98rgb": "a98-rgb",
    "a98rgb-linear": "a98-rgb-linear", "prophoto": "prophoto-rgb", "prophoto-linear": "prophoto-rgb-linear",
  ]

  private static func space(_ id: String) -> ColorSpace? { ColorSpace(name: spaceNames[id] ?? id) }

  @Test func parse() throws {
    var summary = TableSummary("colorjs parse")
    for row in try CaseTable("science/colorjs-tests").rows where row["file"] == "parse" {
      let input = row["input"]
      let expected = try JSONDecoder().decode(Expected.self, from: Data(row["expected"].utf8))
      if input.hasPrefix("lch(NaN") {
        // NaN is no number of CSS outside a calculation.
        if (try? Color(css: input)) == nil { summary.pass() } else { summary.fail(row.line, input) }
      } else if let fault = Self.fault(input, expected) {
        summary.fail(row.line, "\(input): \(fault)")
      } else {
        summary.pass()
      }
    }
    summary.report()
  }

  private static func fault(_ input: String, _ expected: Expected) -> String? {
    guard let space = space(expected.spaceId) else { return "unknown space \(expected.spaceId)" }
    do {
      // color.js takes a few words in color() that CSS does not: they are functions of ours.
      let color = try Color(text: input)
      guard color.space == space else { return "is in \(color.space.name)" }
      for (lane, value) in expected.coords.enumerated() {
        guard let number = color[channel: lane] else {
          if value != nil { return "component \(lane) is missing" }
          continue
        }
        // A calculation that is NaN counts as zero in CSS (Values 4, section 10.9).
        guard let value = value.map({ $0.isNaN ? 0 : $0 }) else { return "component \(lane) is not missing" }
        if abs(number - value) > 1e-4 { return "component \(lane) is \(number), not \(value)" }
      }
      guard let alpha = expected.alpha else { return color.missing.contains(.alpha) ? nil : "alpha is not missing" }
      return abs(color.alpha - alpha) > 1e-4 ? "alpha is \(color.alpha)" : nil
    } catch {
      return "\(error) at \(error.range)"
    }
  }

  private struct Expected: Decodable {
    let spaceId: String
    let coords: [Double?]
    let alpha: Double?

    enum Keys: String, CodingKey { case spaceId, coords, alpha }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      spaceId = try container.decode(String.self, forKey: .spaceId)
      alpha = try container.decodeIfPresent(Double.self, forKey: .alpha)
      var list = try container.nestedUnkeyedContainer(forKey: .coords)
      var coords: [Double?] = []
      while !list.isAtEnd {
        if try list.decodeNil() {
          coords.append(nil)
        } else if let text = try? list.decode(String.self) {
          coords.append(Double(text))
        } else {
          coords.append(try list.decode(Double.self))
        }
      }
      self.coords = coords
    }
  }

  /// What color.js is asked for in each row, in the words of ``TextStyle``.
  @Test func serialize() throws {
    var summary = TableSummary("colorjs serialize and reserialize")
    let rows = try CaseTable("science/colorjs-tests").rows.filter { ["serialize", "reserialize"].contains($0["file"]) }
    for row in rows {
      let asked = Self.asked[row["input"] + "|" + row["options"]]
      guard let asked else {
        summary.fail(row.line, "\(row["input"]) \(row["options"]): nobody says how to write it")
        continue
      }
      let text = asked.color.text(as: asked.notation, asked.style)
      if text == row["expected"] { summary.pass() } else { summary.fail(row.line, "\(row["input"]): \(text)") }
    }
    #expect(rows.count == Self.asked.count)
    summary.report()
  }

  private struct Asked {
    let color: Color
    let notation: Notation
    let style: TextStyle

    init(_ color: Color, _ notation: Notation, _ change: (inout TextStyle) -> Void = { _ in }) {
      var style = TextStyle(precision: 5)
      change(&style)
      self.color = color
      self.notation = notation
      self.style = style
    }
  }

  private static func percent(_ style: inout TextStyle) {
    style.percentages = .all
    style.separators = .spaces
  }

  private static let orange = Color(.srgb, 1, 0.5, 0)

  private static let asked: [String: Asked] = [
    "[\"srgb\",[1,0.5,0]]|": Asked(orange, .rgb, percent),
    "[\"lch\",[65,20,90]]|": Asked(Color(.lch, 65, 20, 90), .lch) { $0.percentages = .lightness },
    "[\"lab\",[65,20,90]]|": Asked(Color(.lab, 65, 20, 90), .lab) { $0.percentages = .lightness },
    "[\"lch\",[65,20,90],0.5]|": Asked(Color(.lch, 65, 20, 90, alpha: 0.5), .lch) { $0.percentages = .lightness },
    "[\"oklch\",[0.65,0.2,90],0.5]|": Asked(Color(.oklch, 0.65, 0.2, 90, alpha: 0.5), .oklch) {
      $0.percentages = .lightness
    },
    "[\"srgb\",[1,0.5,0],1,{\"format\":\"rgba\"}]|": Asked(orange, .rgb) {
      $0.percentages = .all
      $0.alpha = .always
    },
    "[\"srgb\",[1,0.5,0],1,{\"format\":\"hex\"}]|": Asked(orange, .hex),
    "[\"hsl\",[0,100,50],1,{\"format\":\"hex\"}]|": Asked(Color(.hsl, 0, 100, 50), .hex) { $0.hexLength = .shortest },
    "[\"oklch\",[0.5,0.2,180],1,{\"coords\":[null,\"<percentage>\",\"<angle>\"]}]|": Asked(
      Color(.oklch, 0.5, 0.2, 180), .oklch
    ) {
      $0.percentages = .all
      $0.hueHasUnit = true
    },
    "[\"srgb\",[1,0.5,0],1,{\"format\":\"hex\",\"alpha\":true}]|": Asked(orange, .hex) { $0.alpha = .always },
    "[\"srgb\",[1,0.5,0],0.5,{\"format\":\"hex\",\"alpha\":false}]|": Asked(orange.withAlpha(0.5), .hex) {
      $0.alpha = .never
    },
    "[\"srgb\",[-0.5,0,0],1,{\"inGamut\":false}]|": Asked(Color(.srgb, -0.5, 0, 0), .rgb, percent),
    "[\"srgb\",[-0.5,0,0],1]|": Asked(Color(.srgb, -0.5, 0, 0).mapped(to: .srgb, by: .clip), .rgb, percent),
    "[\"srgb\",[2,2,2],1,{\"inGamut\":false,\"coords\":[\"<number>[0,255]\",\"<number>[0,255]\",\"<number>[0,255]\"]}]|":
      Asked(Color(.srgb, 2, 2, 2), .rgb) { $0.separators = .spaces },
    "[\"oklch\",[-0.1,-0.6,-50],1]|": Asked(Color(.oklch, -0.1, -0.6, -50), .oklch) { $0.percentages = .lightness },
    "[\"hsl\",[-50,-10,-30],1,{\"inGamut\":false}]|": Asked(Color(.hsl, -50, -10, -30), .hsl),
    "[\"hsl\",[400,123,456],1,{\"inGamut\":false}]|": Asked(Color(.hsl, 400, 123, 456), .hsl),
    // Text read and written again, in the way it was written.
    "oklch(.5 20% 180deg)|": Asked(read("oklch(.5 20% 180deg)"), .oklch) {
      $0.percentages = .channels([1])
      $0.hueHasUnit = true
    },
    "lab(0 0 0 / 80%)|": Asked(read("lab(0 0 0 / 80%)"), .lab) { $0.alphaIsPercentage = true },
    "rgb(0, 128, 255)|": Asked(read("rgb(0, 128, 255)"), .rgb),
    "red|": Asked(read("red"), .rgb, percent),
    "#ff0000|": Asked(read("#ff0000"), .rgb, percent),
  ]

  private static func read(_ text: String) -> Color { (try? Color(css: text)) ?? .transparent }
}
