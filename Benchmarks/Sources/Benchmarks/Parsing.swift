import CFloorBaseline
import ColorCSS
import ColorCore

/// Text to colours, against a parser written by hand for the same forms.
func parseItems(_ inputs: Inputs) -> [Item] {
  for name in NameList.css.colors {
    var text = name.name
    let rgb = [name.bytes.red, name.bytes.green, name.bytes.blue]
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { baseline_text_setup($0.baseAddress, Int32($0.count), rgb) }
    }
  }
  return [
    parseItem("parse hex", goal: 0.8, (0..<200_000).map { hexText(inputs, $0) }),
    parseItem("parse mixed CSS", goal: 1.1, (0..<200_000).map { mixedText(inputs, $0) }),
  ]
}

private func parseItem(_ name: String, goal: Double, _ lines: [String]) -> Item {
  let text = Array(lines.joined(separator: "\n").utf8) + [0x0A]
  var starts: [Int32] = [0]
  for (place, byte) in text.enumerated() where byte == 0x0A { starts.append(Int32(place + 1)) }
  let count = lines.count
  return Item(
    name: name, count: count, goal: goal, bytes: 0,
    floor: {
      text.withUnsafeBytes { bytes in
        let sum = baseline_parse(bytes.bindMemory(to: CChar.self).baseAddress, starts, count)
        precondition(sum >= 0, "the floor cannot read one of the lines")
        sink += sum
      }
    },
    ours: {
      var sum = 0.0
      text.withUnsafeBufferPointer { bytes in
        for line in 0..<count {
          let part = UnsafeBufferPointer(rebasing: bytes[Int(starts[line])..<Int(starts[line + 1]) - 1])
          guard let color = try? Color(css: part) else { fatalError("a line cannot be read") }
          sum += color.components.y
        }
      }
      sink += sum
    })
}

private func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

/// The colour at a place as `#rrggbb`.
func hexText(_ inputs: Inputs, _ index: Int) -> String {
  "#" + inputs.rgb[3 * index..<3 * index + 3].map(hex).joined()
}

/// The colour at a place in one of ten forms, as they come in style sheets: a tenth each of the functions
/// and short digits, two tenths of long ones.
private func mixedText(_ inputs: Inputs, _ index: Int) -> String {
  let (r, g, b) = (inputs.rgb[3 * index], inputs.rgb[3 * index + 1], inputs.rgb[3 * index + 2])
  let (l, c, h) = (inputs.oklch[3 * index], inputs.oklch[3 * index + 1], inputs.oklch[3 * index + 2])
  switch index % 10 {
  case 0, 1: return hexText(inputs, index)
  case 2: return "#" + [r, g, b].map { String($0 >> 4, radix: 16) }.joined()
  case 3: return hexText(inputs, index) + hex(r ^ g)
  case 4:
    let names = [
      "rebeccapurple", "tomato", "cornflowerblue", "red", "papayawhip", "mediumspringgreen", "lightgoldenrodyellow",
      "navy",
    ]
    return names[(Int(r) + Int(g)) % names.count]
  case 5: return "rgb(\(r), \(g), \(b))"
  case 6: return "rgb(\(r) \(g) \(b) / \(fixed(Double(b) / 255, 2)))"
  case 7: return "hsl(\(fixed(h, 1)) \(Int(r) * 100 / 255)% \(Int(g) * 100 / 255)%)"
  case 8: return "oklch(\(fixed(l, 4)) \(fixed(c, 4)) \(fixed(h, 2)))"
  default:
    return "color(display-p3 \(fixed(Double(r) / 255, 4)) \(fixed(Double(g) / 255, 4)) \(fixed(Double(b) / 255, 4)))"
  }
}

/// A number with exactly so many decimals.
private func fixed(_ value: Double, _ decimals: Int) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int((value * Double(scale)).rounded())
  let rest = String(scaled % scale)
  return "\(scaled / scale)." + String(repeating: "0", count: decimals - rest.count) + rest
}
