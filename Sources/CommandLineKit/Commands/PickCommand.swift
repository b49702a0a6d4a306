/// `pick`: the options are those of the picker program, which understands them with this very row.
public enum PickCommand {
  public static let color = Option("color", letter: "c", .color, "the colour to begin with", fallback: "black")
  public static let format = Option(
    "format", letter: "f", .notation, "the notation of the answer", fallback: "hex"
  ).explained(by: "convert")
  public static let title = Option("title", .text("TEXT"), "the title of the window", fallback: "Color Picker")
  public static let page = Option(
    "page", .word("PAGE", [Word("preset"), Word("rgb")]), "the page to begin with: preset or rgb", fallback: "preset")

  public static let command = Command(
    "pick", "opens the colour picker and writes the colour that was chosen", operands: .none,
    options: [color, format, title, page],
    notes: [
      """
      The picker is a window with the pages Preset and RGB. Return or the Select button chooses, Escape or the Cancel \
      button gives up: then nothing is written, and the exit status is 1. Without a display the exit status is 69.
      """
    ],
    examples: [
      Command.Example("tincture pick --color '#1560bd' --format oklch", "begins with a blue, writes oklch() text"),
      Command.Example("tincture pick | tincture convert --to hsl", "passes the choice on"),
    ])
}
