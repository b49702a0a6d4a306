import ColorCore
import ColorCSS
import Testing

/// `convert`: notations, gamuts, digits, raw numbers.
@Suite struct ConvertTests {
  @Test(arguments: cases) func converts(_ row: CommandCase) throws {
    let outcome = try Program.tincture.run(row.arguments, input: row.input)
    #expect(outcome == Program.Outcome(output: row.output, errors: "", status: 0))
  }

  private static func convert(_ words: String..., to output: String) -> CommandCase {
    CommandCase(words.joined(separator: " "), ["convert"] + words, output: output + "\n")
  }

  static let green = "color(display-p3 0 1 0)"
  static let cases = [
    convert("oklch(0.5 0.1 30)", to: "oklch(0.5 0.1 30)"),
    convert("-t", "hsl", "red", to: "hsl(0 100% 50%)"),
    convert("-t", "name", "#663399", to: "rebeccapurple"),
    convert("-t", "name", "#663398", to: "#663398"),
    convert("-t", "oklch", "white", to: "oklch(1 0 none)"),
    // A colour that hex cannot hold: mapped by default, or as the user says.
    convert("-t", "hex", green, to: "#00fb29"),
    convert("-t", "hex", "--gamut", "css", green, to: "#00fb29"),
    convert("-t", "hex", "--gamut", "clip", green, to: "#00ff00"),
    convert("-t", "hex", "--gamut", "chroma", green, to: "#00f74f"),
    convert("-t", "hex", "--gamut", "none", green, to: "#00ff00"),
    convert("-t", "hsl", "--gamut", "none", "-p", "0", green, to: "hsl(128 302% 25%)"),
    // Notations that can say it are left to say it, unless the user says otherwise.
    convert("-t", "oklch", green, to: "oklch(0.8488 0.3685 145.64)"),
    convert("-t", "oklch", "--gamut", "clip", green, to: "oklch(0.8664 0.2948 142.5)"),
    convert("-t", "display-p3", "--gamut", "css", green, to: green),
    convert("-t", "css", "--gamut", "clip", "color(display-p3 2 1 0)", to: "color(display-p3 1 1 0)"),
    // Digits are those of the user; zeros at the end say nothing.
    convert("-t", "oklch", "--precision", "2", "#1560bd", to: "oklch(0.5 0.16 256.92)"),
    convert("-t", "oklch", "--precision=0", "#1560bd", to: "oklch(1 0 257)"),
    convert("-t", "hsl", "-p1", "#1560bd", to: "hsl(213.2 80% 41.2%)"),
    // Raw numbers: nothing rounded, nothing around them.
    convert("-t", "rgb", "--raw", "#1560bd", to: "0.08235294117647059\t0.3764705882352941\t0.7411764705882353\t1"),
    convert("-t", "hsl", "--raw", "#8080807f", to: "none\t0\t50.19607843137255\t0.4980392156862745"),
    convert("-t", "cmyk", "--raw", "red", to: "0\t1\t1\t0\t1"),
    convert("--raw", "rgb(none 0 0 / none)", to: "none\t0\t0\tnone"),
    // Choices within a notation.
    convert("-t", "hex", "--upper", "#1560bd", to: "#1560BD"),
    convert("-t", "hex", "--short", "--prefix=none", "#ff0000", to: "f00"),
    convert("-t", "hex", "--prefix", "0x", "red", to: "0xff0000"),
    convert("-t", "hex", "--alpha", "always", "red", to: "#ff0000ff"),
    convert("-t", "hex", "--alpha", "never", "#ff000080", to: "#ff0000"),
    convert("-t", "oklch", "--percent", "lightness", "--deg", "-p1", "red", to: "oklch(62.8% 0.3 29.2deg)"),
    convert("-t", "hsl", "--separators", "commas", "red", to: "hsl(0, 100%, 50%)"),
    convert("--template", "{r},{g},{b} {{{hex:X}}} {hsl.s:.0%}", "#1560bd", to: "21,96,189 {#1560BD} 80%"),
  ]

  @Test func aTemplateThatIsNone() throws {
    let outcome = try Program.tincture.run(["convert", "--template", "{hex} {oklch.q}", "red"])
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(
      outcome.errors == """
        tincture: --template: this space has no such channel
          {hex} {oklch.q}
                       ^
        Try 'tincture convert --help'.

        """)
  }

  @Test(arguments: Notation.allCases) func aNotationThatIsNamedLikeASpaceHasThatSpace(_ notation: Notation) {
    if let space = ColorSpace(name: notation.rawValue) { #expect(notation.space == space) }
  }

  @Test(arguments: Notation.allCases) func rawNumbersAreThoseOfTheNotationsSpace(_ notation: Notation) throws {
    let colors = ["#1560bd", "oklch(0.7 0.3 150 / 0.3)", "color(display-p3 0.1 0.9 0.3)"]
    let output = try Program.tincture.run(["convert", "--gamut=none", "--raw", "-t", notation.rawValue] + colors).output
    let lines = output.split(separator: "\n")
    #expect(lines.count == colors.count)
    for (text, line) in zip(colors, lines) {
      let color = try Color(text: text)
      let expected = color.converted(to: notation.space ?? color.space)
      let numbers = line.split(separator: "\t").map { Double($0) ?? .nan }
      #expect(numbers.count == expected.space.channelCount + 1)
      for (lane, number) in numbers.dropLast().enumerated() {
        // The program has a mathematical library of its own, which may differ in the last digit.
        #expect(abs(number - expected.components[lane]) <= 1e-12 * max(1, abs(number)))
      }
      #expect(numbers.last == expected.alpha)
    }
  }
}
