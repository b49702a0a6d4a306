import Testing

/// `render` draws without a display, writes whole files, and refuses what it cannot do.
@Suite struct RenderTests {
  @Test(arguments: ["picker", "presets", "slider", "preview"], ["png", "svg", "pdf"])
  func draws(_ control: String, _ type: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.\(type)"
    let outcome = try Program.tincture.run(["render", control, "--color", "#1560bd", "-o", path])
    #expect(outcome == Program.Outcome(output: "", errors: "", status: 0))
    let beginnings = ["png": [0x89, 0x50, 0x4E, 0x47], "svg": Array("<?xm".utf8), "pdf": Array("%PDF".utf8)]
    #expect(folder.bytes("a.\(type)").starts(with: beginnings[type] ?? []))
    #expect(folder.names == ["a.\(type)"])
  }

  /// Width and height as the header of a PNG states them (PNG, section 11.2.1).
  private func size(_ bytes: [UInt8]) -> [Int] {
    guard bytes.count > 24 else { return [] }
    return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func png(_ arguments: [String]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let outcome = try Program.tincture.run(["render"] + arguments + ["-c", "red", "-o", "\(folder.path)/a.png"])
    #expect(outcome == Program.Outcome(output: "", errors: "", status: 0))
    return folder.bytes("a.png")
  }

  @Test func sizeAndScale() throws {
    #expect(size(try png(["preview", "--size", "200x120"])) == [200, 120])
    #expect(size(try png(["preview", "--size", "200x120", "--scale", "1.5"])) == [300, 180])
    let natural = size(try png(["picker"]))
    #expect(size(try png(["picker", "--scale=2"])) == natural.map { $0 * 2 })
    #expect(size(try png(["picker", "--text-scale=2"]))[1] > natural[1])
  }

  @Test(arguments: [
    ["--theme", "dark"], ["--theme", "high-contrast"], ["--rtl"], ["--page", "rgb"], ["--text-scale", "1.5"],
  ])
  func optionsChangeThePicture(_ options: [String]) throws {
    #expect(try png(["picker"] + options) != png(["picker"]))
  }

  @Test func theChannelOfASlider() throws {
    let red = try png(["slider"])
    #expect(try png(["slider", "--channel", "red"]) == red)
    #expect(try png(["slider", "--channel", "green"]) != red)
    #expect(try png(["slider", "--channel", "oklch/hue"]) != red)
  }

  @Test func aFileThatExistsStaysWholeWhenDrawingFails() throws {
    let folder = try TemporaryFolder()
    folder.write("a.png", "precious")
    let outcome = try Program.tincture.run(["render", "picker", "-c", "no colour", "-o", "\(folder.path)/a.png"])
    #expect(outcome.status == 65)
    #expect(outcome.errors == "tincture: --color: unknown colour name\n  no colour\n  ^~\n")
    #expect(folder.bytes("a.png") == Array("precious".utf8))
    #expect(folder.names == ["a.png"])
  }

  @Test func aPlaceThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/no/such/folder/a.png"
    let outcome = try Program.tincture.run(["render", "picker", "-c", "red", "-o", path])
    #expect(outcome.status == 73)
    #expect(outcome.errors == "tincture: cannot write '\(path)': No such file or directory\n")
  }

  @Test(arguments: refusals) func refuses(_ row: CommandCase) throws {
    let outcome = try Program.tincture.run(row.arguments)
    #expect(outcome.errors == row.errors)
    #expect(outcome.status == row.status)
  }

  private static func refusal(_ name: String, _ words: [String], _ error: String) -> CommandCase {
    CommandCase(
      name, ["render"] + words, errors: "tincture: \(error)\nTry 'tincture render --help'.\n", status: 64)
  }

  private static let good = ["--color", "red", "-o", "/nonexistent/a.png"]

  static let refusals = [
    refusal(
      "no control", good,
      "no CONTROL given; it is one of picker, presets, slider, preview, dial, dials, spinner, swatch, color-grid, well, paint-pair"
    ),
    refusal("unknown control", ["slidr"] + good, "unknown CONTROL 'slidr'; did you mean 'slider'?"),
    refusal("two controls", ["slider", "preview"] + good, "unexpected argument 'preview'"),
    refusal("no colour", ["picker", "-o", "a.png"], "--color COLOR is required"),
    refusal("no file", ["picker", "-c", "red"], "--output FILE is required"),
    refusal(
      "unknown extension", ["picker", "-c", "red", "-o", "a.jpg"],
      "--output 'a.jpg': the file name must end in one of .png, .svg, .pdf"),
    refusal(
      "unknown channel", ["slider", "--channel", "mauve"] + good,
      "--channel 'mauve': no such channel; it is red, green, blue, or like oklch/hue"),
    refusal("a scale that is none", ["picker", "--scale", "inf"] + good, "--scale 'inf': not a number"),
    refusal("a scale of nothing", ["picker", "--scale", "0"] + good, "--scale '0': not in the range 0.25 to 16"),
    refusal(
      "a size that is none", ["picker", "--size", "320"] + good,
      "--size '320': not a size in pixels such as 320x240, each side 1 to 32767"),
    refusal(
      "a size that is too small", ["preview", "--size", "9x9"] + good,
      "--size '9x9': too small; this control needs 90x90"),
  ]
}
