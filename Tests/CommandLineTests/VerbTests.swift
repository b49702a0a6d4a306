import Glibc
import Testing

/// What each verb answers. The colour science behind it is tested where it is.
@Suite struct VerbTests {
  @Test(arguments: measures + mixtures + changes + lists + made) func answers(_ row: CommandCase) throws {
    let outcome = try Program.tincture.run(row.arguments, input: row.input)
    #expect(outcome == Program.Outcome(output: row.output, errors: row.errors, status: row.status))
  }

  private static func row(
    _ words: [String], input: String = "", to output: String, errors: String = "", status: Int32 = 0
  ) -> CommandCase {
    CommandCase(words.joined(separator: " "), words, input: input, output: output, errors: errors, status: status)
  }

  static let measures = [
    row(["difference", "red", "red"], to: "0\n"),
    row(["difference", "red", "blue"], to: "52.8782\n"),
    row(["difference", "--white", "d50", "red", "blue"], to: "55.7998\n"),
    row(["difference", "-m", "ok", "black", "white"], to: "1\n"),
    row(["difference", "red", "red", "black", "black"], to: "0\n0\n"),
    row(["difference"], input: "red\tred\n\n black \t white \n", to: "0\n\n100\n"),
    row(
      ["difference"], input: "red\nred\tblo\n", to: "\n\n",
      errors: """
        tincture: line 1: 2 colours with TAB between them are needed, not 1
          red
          ^~~
        tincture: line 2: unknown colour name
          red blo
              ^~~

        """, status: 65),
    row(
      ["difference", "red", "blue", "tan"], to: "",
      errors: "tincture: colours come in pairs (A B), but 3 were given\nTry 'tincture difference --help'.\n",
      status: 64),
    row(["contrast", "black", "white"], to: "21\t106\n"),
    row(["contrast", "white", "black"], to: "21\t-107.8\n"),
    row(["contrast", "--wcag", "#767676", "white"], to: "4.54\n"),
    // A hair below 4.5 must not look like a pass.
    row(["contrast", "--wcag", "#777", "white"], to: "4.47\n"),
    row(["contrast", "--apca", "#777", "white"], to: "71.1\n"),
    row(["contrast", "--wcag", "black", "rgb(255 255 255 / 50%)"], to: "5.28..21\n"),
    row(["contrast", "--reach", "4.5", "-t", "hex", "#767676", "white"], to: "#767676\n"),
    row(
      ["contrast", "--reach", "21.5", "orange", "white"], to: "\n",
      errors: """
        tincture: colour 1: neither black nor white reaches 21.5 on this background
          orange
          ^~~~~~

        """, status: 65),
    row(["name", "#663399", "red"], to: "rebeccapurple\t#663399\t0\nred\t#ff0000\t0\n"),
    row(
      ["name", "-n", "2", "--list", "crayola", "#ff0000"],
      to: "Red Orange\t#ff5349\t9.57\nSunset Orange\t#fd5e53\t11.3\n"),
  ]

  static let mixtures = [
    row(["mix", "-t", "hex", "red", "blue"], to: "#8c53a2\n"),
    row(["mix", "--in", "srgb", "--weights", "1,3", "--to", "hex", "red", "blue"], to: "#4000bf\n"),
    row(["mix", "--in=hsl", "--hue=longer", "-t", "hex", "red", "blue"], to: "#00ff00\n"),
    row(
      ["mix", "--in=srgb", "-t", "hex"], input: "black\twhite\nred\n", to: "#808080\n\n",
      errors: """
        tincture: line 2: two colours or more with TAB between them are needed, not 1
          red
          ^~~

        """, status: 65),
    row(
      ["mix", "red"], to: "",
      errors: "tincture: two colours or more are needed, here is one\nTry 'tincture mix --help'.\n", status: 64),
    row(
      ["mix", "--weights", "1,x", "red", "blue"], to: "",
      errors: "tincture: --weights '1,x': not numbers from 0 on such as 2,1\nTry 'tincture mix --help'.\n", status: 64),
    row(["gradient", "-n", "3", "--in", "srgb", "-t", "hex", "black", "white"], to: "#000000\n#808080\n#ffffff\n"),
    row(
      ["gradient", "-n", "5", "--in", "srgb", "-t", "hex"], input: "red\n#00f\nred\n",
      to: "#ff0000\n#800080\n#0000ff\n#800080\n#ff0000\n"),
    row(["gradient", "red"], to: "", errors: "tincture: 2 colours are needed, here are 1\n", status: 65),
    row(
      ["gradient", "red", "blo", "tan"], to: "", errors: "tincture: colour 2: unknown colour name\n  blo\n  ^~~\n",
      status: 65),
    row(["blend", "rgb(255 0 0 / 50%)", "white"], to: "rgb(255, 128, 128)\n"),
    row(["blend", "--mode", "multiply", "--to", "hex", "#ff8000", "#80ff00"], to: "#808000\n"),
    row(["blend", "--composite", "xor", "red", "blue"], to: "rgba(0, 0, 0, 0)\n"),
  ]

  static let changes = [
    row(["simulate", "-v", "achroma", "-t", "hex", "red"], to: "#7f7f7f\n"),
    row(["simulate", "-v", "deutan", "--severity", "0", "#1560bd"], to: "rgb(21, 96, 189)\n"),
    row(
      ["simulate", "red"], to: "", errors: "tincture: --vision VISION is required\nTry 'tincture simulate --help'.\n",
      status: 64),
    row(["adjust", "--in", "hsl", "-c", "h+120", "-t", "hex", "red"], to: "#00ff00\n"),
    row(["adjust", "--in", "hsl", "-c", "h-60,l*.5", "-t", "hex", "red"], to: "#800080\n"),
    row(["adjust", "--in", "srgb", "-c", "r=0,g+2,alpha=0.5", "-t", "hex", "red"], to: "#00ff0080\n"),
    row(["adjust", "--in", "lab", "-c", "a=-20", "-p", "0", "lab(50 40 30)"], to: "lab(50 -20 30)\n"),
    row(
      ["adjust", "-c", "x+1", "red"], to: "",
      errors: "tincture: --change 'x+1': oklch has the channels l, c, h and alpha\nTry 'tincture adjust --help'.\n",
      status: 64),
    row(
      ["adjust", "-c", "l", "red"], to: "",
      errors: """
        tincture: --change 'l': a change is like l+0.1: a channel, then =, +, - or *, then a number
        Try 'tincture adjust --help'.

        """, status: 64),
    row(
      ["adjust", "-c", "l+,c*2", "red"], to: "",
      errors: "tincture: --change 'l+,c*2': + is not a number\nTry 'tincture adjust --help'.\n", status: 64),
    row(["harmony", "--wheel", "hsv", "-k", "triad", "-t", "hex", "red"], to: "#ff0000\n#00ff00\n#0000ff\n"),
    row(
      ["harmony", "--wheel", "hsv", "-t", "hex"], input: "red\n\n#00f\n", to: "#ff0000\n#00ffff\n\n#0000ff\n#ffff00\n"),
  ]

  static let lists = [
    row(
      ["sort", "--by", "lightness", "white", "red", "black"], to: "rgb(0, 0, 0)\nrgb(255, 0, 0)\nrgb(255, 255, 255)\n"),
    row(
      ["sort", "-r", "-b", "luminance", "-t", "hex"], input: "#000\n#fff\n\n#888\n", to: "#ffffff\n#888888\n#000000\n"),
    row(["sort", "-t", "hex", "blue", "gray", "red", "lime"], to: "#808080\n#ff0000\n#00ff00\n#0000ff\n"),
    row(["sort", "--unique", "-t", "name", "red", "#f00", "hsl(0 100% 50%)"], to: "red\n"),
    row(
      ["sort", "red", "blo"], to: "rgb(255, 0, 0)\n", errors: "tincture: colour 2: unknown colour name\n  blo\n  ^~~\n",
      status: 65),
    row(["sort"], to: ""),
  ]

  static let made = [
    row(["random", "-n", "2", "--seed", "1", "-t", "hex"], to: "#89025c\n#658eec\n"),
    row(
      ["distinct", "-n", "2", "-t", "hex", "blo"], to: "",
      errors: "tincture: colour 1: unknown colour name\n  blo\n  ^~~\n", status: 65),
  ]

  @Test(arguments: ["vivid", "pastel", "dark", "grey"]) func kindsOfRandomColours(_ kind: String) throws {
    let output = try Program.tincture.run(["random", "-n50", "--kind", kind, "--seed", "7", "--raw", "-t", "okhsl"])
      .output
    let rows = output.split(separator: "\n").map { $0.split(separator: "\t").map { Double($0) ?? .nan } }
    #expect(rows.count == 50)
    let (saturations, lightnesses) = (rows.map { $0[1] }, rows.map { $0[2] })
    switch kind {
    case "vivid": #expect(saturations.min()! > 0.8 && lightnesses.min()! > 0.4 && lightnesses.max()! < 0.75)
    case "pastel": #expect(lightnesses.min()! > 0.75 && saturations.max()! < 0.85)
    case "dark": #expect(lightnesses.max()! < 0.4)
    default: #expect(saturations.max()! == 0)
    }
  }

  @Test func distinctColoursStayAwayFromThoseThatAreThere() throws {
    let found = try Program.tincture.run(["distinct", "-n", "4", "-t", "hex", "white", "black"]).output
    #expect(found.split(separator: "\n").count == 4)
    #expect(try Program.tincture.run(["distinct", "-n", "4", "-t", "hex", "white", "black"]).output == found)
    #expect(try Program.tincture.run(["distinct", "-n", "4", "-t", "hex"]).output != found)
  }

  @Test(arguments: ["random", "distinct"]) func whatNeedsNoColourLeavesStandardInputAlone(_ verb: String) throws {
    let pipe = try Pipe()
    let output = try TemporaryFile()
    // Would wait for ever for the end of the pipe.
    let process = try Program.tincture.start([verb, "-n1"], pipe.reading, output.descriptor, 2)
    #expect(try Program.wait(for: process).status == 0)
    #expect(output.text.hasPrefix("rgb("))
    close(pipe.writing)
  }

  @Test func verbsChain() throws {
    let first = try Program.tincture.run(["harmony", "-k", "triad", "#1560bd"])
    let second = try Program.tincture.run(["simulate", "-v", "protan"], input: first.output)
    let third = try Program.tincture.run(["convert", "-t", "hex"], input: second.output)
    #expect(third.output.split(separator: "\n").count == 3)
    #expect(third.output.hasPrefix("#") && third.errors == "")
  }

  @Test func aFaultIsReportedOnceInAChain() throws {
    let first = try Program.tincture.run(["convert"], input: "red\nblo\n")
    let second = try Program.tincture.run(["convert", "-t", "hex"], input: first.output)
    #expect(first.status == 65)
    #expect(second == Program.Outcome(output: "#ff0000\n\n", errors: "", status: 0))
  }
}
