/// `pick`: the options are those of the picker program, which understands them with this very row.
public enum PickCommand {
  public static let color = Option("color", letter: "c", .color, "the colour to begin with", fallback: "black")
  public static let format = Option(
    "format", letter: "f", .notation, "the notation of the answer", fallback: "hex"
  ).explained(by: "convert")
  public static let title = Option("title", .text("TEXT"), "the title of the window", fallback: "Color Picker")
  /// The names of the picker's pages, in the order of their tabs.
  public static let pages = ["preset", "rgb", "hsl", "oklch", "dials"]
  public static let page = Option(
    "page", .word("PAGE", pages.map { Word($0) }), "the page to begin with: \(pages.joined(separator: ", "))",
    fallback: "preset")
  public static let window = Option.flag("window", "opens a window, whatever the surroundings")
  public static let terminal = Option.flag("terminal", "opens it in the terminal, whatever the surroundings")
  public static let plain = Option.flag("plain", "a dialogue in lines of text, for screen readers")

  /// What the programs that are pickers understand, whichever face they have.
  public static let shared = [color, format, title, page]

  public static let command = Command(
    "pick", "opens the colour picker and writes the colour that was chosen", operands: .none,
    options: shared + [window, terminal, plain],
    notes: [
      """
      The picker is a window where there is a display, and else is drawn on the terminal. Return chooses, Escape \
      gives up: then nothing is written, and the exit status is 1. With neither display nor terminal the exit status \
      is 69.
      """
    ],
    examples: [
      Command.Example("tincture pick --color '#1560bd' --format oklch", "begins with a blue, writes oklch() text"),
      Command.Example("tincture pick | tincture convert --to hsl", "passes the choice on"),
    ])
}
