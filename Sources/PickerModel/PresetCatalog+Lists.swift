public import ColorCore

extension PresetCatalog {
  /// The named colours of the spinner, in their order; Brown is 60, 40 and 20 per cent, the others
  /// the system colours of their names and those of CSS.
  public static let spinner = PresetCatalog(
    id: "spinner",
    presets: [
      Preset("Red", Color(rgb: 0xFF0000)), Preset("Green", Color(rgb: 0x00FF00)), Preset("Blue", Color(rgb: 0x0000FF)),
      Preset("Black", Color(rgb: 0x000000)), Preset("Cyan", Color(rgb: 0x00FFFF)),
      Preset("Yellow", Color(rgb: 0xFFFF00)), Preset("Magenta", Color(rgb: 0xFF00FF)),
      Preset("Brown", Color(rgb: 0x996633)), Preset("Tomato", Color(rgb: 0xFF6347)),
      Preset("Salmon", Color(rgb: 0xFA8072)), Preset("Turquoise", Color(rgb: 0x40E0D0)),
      Preset("Plum", Color(rgb: 0xDDA0DD)), Preset("Orchid", Color(rgb: 0xDA70D6)),
      Preset("Wheat", Color(rgb: 0xF5DEB3)), Preset("Sienna", Color(rgb: 0xA0522D)),
    ])

  /// The twelve colours of the popover for stroke and fill, row by row of three; Orange is 100, 50 and
  /// 0 per cent, Purple 50, 0 and 50, Brown 60, 40 and 20, Light Gray two thirds of white.
  public static let drawing = PresetCatalog(
    id: "drawing",
    presets: [
      Preset("Red", Color(rgb: 0xFF0000)), Preset("Green", Color(rgb: 0x00FF00)), Preset("Blue", Color(rgb: 0x0000FF)),
      Preset("Cyan", Color(rgb: 0x00FFFF)), Preset("Yellow", Color(rgb: 0xFFFF00)),
      Preset("Magenta", Color(rgb: 0xFF00FF)), Preset("Orange", Color(rgb: 0xFF8000)),
      Preset("Purple", Color(rgb: 0x800080)), Preset("Brown", Color(rgb: 0x996633)), Preset("White", .white),
      Preset("Light Gray", Color(rgb: 0xAAAAAA)), Preset("Black", .black),
    ])

  /// The names of a list, such as those of CSS, as presets.
  public init(_ list: NameList) {
    self.init(id: list.id, presets: list.colors.map { Preset($0.name, Color($0.bytes)) })
  }

  /// A list by its identifier: `standard`, `spinner`, `drawing`, or a list of names such as `css` or `xkcd`.
  public init?(id: String) {
    switch id {
    case Self.standard.id: self = .standard
    case Self.spinner.id: self = .spinner
    case Self.drawing.id: self = .drawing
    default:
      guard let list = NameList(id: id) else { return nil }
      self.init(list)
    }
  }

  /// The identifiers that ``init(id:)`` knows.
  public static var ids: [String] { [standard.id, spinner.id, drawing.id] + NameList.all.map { $0.id } }
}
