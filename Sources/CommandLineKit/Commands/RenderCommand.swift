/// `render`: the options are those of the drawing program, which understands them with this very row.
public enum RenderCommand {
  public static let color = Option("color", letter: "c", .color, "the colour it shows", isRequired: true)
  public static let output = Option(
    "output", letter: "o", .file("FILE", extensions: ["png", "svg", "pdf"]), "the file to write: .png, .svg or .pdf",
    isRequired: true)
  public static let channel = Option(
    "channel", .text("CHANNEL"), "which slider or dial: red, green, blue, or with a space, as oklch/hue",
    fallback: "red")
  public static let space = Option(
    "space", .text("SPACE"), "the space of the dials: srgb, cmyk, oklch, ...", fallback: "srgb")
  public static let list = Option(
    "list", .text("LIST"), "the names on the spinner: spinner, standard, drawing, css, xkcd, x11 or crayola",
    fallback: "spinner")
  public static let page = Option(
    "page", .word("PAGE", PickCommand.pages.map { Word($0) }),
    "which page of the picker: \(PickCommand.pages.joined(separator: ", "))", fallback: "preset")
  public static let theme = Option(
    "theme", .word("THEME", [Word("light"), Word("dark"), Word("high-contrast")]),
    "light, dark or high-contrast", fallback: "light")
  public static let rightToLeft = Option.flag("rtl", "lays it out from right to left")
  public static let scale = Option(
    "scale", .number("FACTOR", 0.25...16), "device pixels for a logical one, in PNG files", fallback: "1")
  public static let textScale = Option(
    "text-scale", .number("FACTOR", 0.5...4), "the size of text, 1 being the desktop's own", fallback: "1")
  public static let size = Option(
    "size", .size("WxH"), "width and height in logical pixels", fallback: "its natural size")

  /// What can be drawn.
  public static let controls = [
    Word("picker", "the whole picker"), Word("presets", "the list of presets"),
    Word("slider", "the slider of one channel"), Word("preview", "the preview of the colour"),
    Word("dial", "the dial of one channel"), Word("dials", "the dials of a space"),
    Word("spinner", "the wheel of named colours"), Word("swatch", "a swatch with the mark"),
    Word("color-grid", "the popover of a few colours"),
    Word("well", "the button that opens the popover"), Word("paint-pair", "the paints of stroke and fill"),
  ]

  public static let command = Command(
    "render", "draws a control into a file, with no display",
    operands: .word("CONTROL", controls, isRequired: true),
    options: [color, output, channel, space, list, page, theme, rightToLeft, scale, textScale, size],
    notes: [
      "The file is written whole or not at all. A file that cannot be written gives the exit status 73."
    ],
    examples: [
      Command.Example("tincture render picker --color '#1560bd' -o picker.png", "the picture of the whole picker"),
      Command.Example(
        "tincture render slider --channel green --color red --theme dark -o green.svg", "one slider, as drawing"),
    ])
}
