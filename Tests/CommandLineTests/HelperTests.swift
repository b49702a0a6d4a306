import Testing

/// `pick` and `render` hand over to programs beside them, and say so when they cannot.
@Suite struct HelperTests {
  @Test func pickWithoutADisplay() throws {
    let outcome = try Program.tincture.run(["pick"])
    #expect(outcome.status == 69)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "tincture: there is no display and no terminal to open the picker on; --plain reads answers from standard "
        + "input\n")
  }

  @Test(arguments: [["pick"], ["render", "picker", "-c", "red", "-o", "x.png"]])
  func withoutTheHelper(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    var tincture = folder.lonelyTincture()
    tincture.environment = ["DISPLAY": ":0"]
    let outcome = try tincture.run(arguments)
    #expect(outcome.status == 69)
    let helper = arguments[0] == "pick" ? "tincture-picker" : "tincture-render"
    #expect(outcome.errors == "tincture: \(helper) is not installed beside this program, in \(folder.path)\n")
    #expect(folder.names == ["tincture"])
  }

  @Test func aHelperThatCannotBeStarted() throws {
    let folder = try TemporaryFolder()
    var tincture = folder.lonelyTincture()
    tincture.environment = ["DISPLAY": ":0"]
    folder.write("tincture-picker", "#!/bin/sh\n")
    let outcome = try tincture.run(["pick"])
    #expect(outcome.status == 69)
    #expect(outcome.errors == "tincture: cannot start \(folder.path)/tincture-picker: Permission denied\n")
  }

  @Test(arguments: ["DISPLAY", "WAYLAND_DISPLAY"]) func pickPassesEverythingOn(_ display: String) throws {
    let folder = try TemporaryFolder()
    var tincture = folder.lonelyTincture()
    tincture.environment = [display: "somewhere"]
    folder.write("tincture-picker", "#!/bin/sh\nprintf '[%s]' \"$@\"\nexit 1\n", permissions: 0o755)
    let outcome = try tincture.run(["pick", "--color", "rgb(1 2 3)", "--title=Ink & paper", "-f", "oklch"])
    #expect(outcome.output == "[--color=rgb(1 2 3)][--format=oklch][--title=Ink & paper]")
    #expect(outcome.status == 1)
  }

  @Test func theHelperIsStartedWithSignalsAsTheyAreByDefault() throws {
    let folder = try TemporaryFolder()
    var tincture = folder.lonelyTincture()
    tincture.environment = ["DISPLAY": ":0"]
    folder.write("tincture-picker", "#!/bin/sh\nkill -PIPE $$\n", permissions: 0o755)
    // SIGPIPE is number 13.
    #expect(try tincture.run(["pick"]).signal == 13)
  }

  @Test func optionsAreCheckedBeforeAWindowOpens() throws {
    let outcome = try Program.tincture.run(["pick", "--format", "hax"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == """
        tincture: --format 'hax': not one of the choices; did you mean 'hex'?
        Try 'tincture pick --help'.

        """)
  }
}
