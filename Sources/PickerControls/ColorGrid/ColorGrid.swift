public import ColorCore
public import PickerModel
public import Pictures

/// A few colours in rows and columns under a swatch of the present choice, as the content of a
/// popover: a press or drag *touches* colours, which are shown at once, and lifting on one is *done*.
///
/// Below the colours there may be no paint at all, and the way to the full picker.
public struct ColorGrid: PartedControl {
  /// A thing that can be pressed or have the keyboard.
  public enum Part: Hashable, Sendable {
    /// By the index of the preset, row by row.
    case cell(Int)
    case noPaint, picker
  }

  public let catalog: PresetCatalog
  /// At least one.
  public let columns: Int
  /// At least so many that every colour has a cell; cells beyond the colours stay empty.
  public let rows: Int
  /// Whether no paint is on offer.
  public var offersNone: Bool
  /// Whether the full picker can be asked for.
  public var offersPicker: Bool
  /// What the choice of no paint is called: "No Stroke".
  public var noneTitle: String
  /// What is chosen, or touched meanwhile.
  public internal(set) var shown: Color?
  /// Where the keyboard is.
  public internal(set) var focus: Part = .cell(0)
  /// Whether a user has brought the keyboard to a part; until then it stands on the chosen one.
  var isFocusPlaced = false
  var grab = PointerGrab()
  /// What the pointer began on; a cell stands for the whole grid.
  var pressed: Part?
  var isOverPressed = false
  /// Whether a drag has touched a colour, so that an end is owed.
  var isTouching = false
  var touchedOrigin: Origin = .program

  /// - Parameters:
  ///   - columns: held to 1 and more.
  ///   - rows: as many as the colours need when nil or too few.
  public init(
    _ catalog: PresetCatalog = .drawing, columns: Int = 3, rows: Int? = nil, offersNone: Bool = false,
    offersPicker: Bool = false, noneTitle: String = "None", showing color: Color? = nil
  ) {
    self.catalog = catalog
    self.columns = max(1, columns)
    let needed = (catalog.presets.count + self.columns - 1) / self.columns
    self.rows = max(1, needed, rows ?? 0)
    self.offersNone = offersNone
    self.offersPicker = offersPicker
    self.noneTitle = noneTitle
    show(color, origin: .program, isOwn: false)
  }

  public var origin: Origin { touchedOrigin }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    shown = color
    if !isFocusPlaced { focus = chosen ?? .cell(0) }
  }

  /// The part that is marked: the first colour that shows as the same 8 bits, or no paint.
  public var chosen: Part? {
    guard let shown else { return offersNone ? .noPaint : nil }
    return catalog.firstIndex(matching: shown).map { .cell($0) }
  }

  /// All parts in the order in which they are read. A part's place in it is the number by which
  /// ``InputEvent/setValue(_:)`` chooses it.
  public var parts: [Part] {
    catalog.presets.indices.map { .cell($0) } + (offersNone ? [.noPaint] : []) + (offersPicker ? [.picker] : [])
  }

  /// Lets the keyboard stand on the choice again, wherever it has been brought to.
  public mutating func forgetFocus() {
    isFocusPlaced = false
    focus = chosen ?? .cell(0)
  }

  /// Puts the keyboard on a part without touching it, as a screen reader may.
  public mutating func moveFocus(to part: Part) {
    guard parts.contains(part) else { return }
    focus = part
    isFocusPlaced = true
  }

  public var spoken: SpokenText {
    let name = shown.flatMap { catalog.firstIndex(matching: $0) }.map { catalog.presets[$0].name + ", " } ?? ""
    let value = shown.map { name + $0.spokenText } ?? (offersNone ? noneTitle : "nothing chosen")
    return SpokenText(.listBox, name: "Colors", value: value)
  }

  /// What a screen reader is told of a part.
  public func spoken(_ part: Part) -> SpokenText {
    switch part {
    case .cell(let index):
      let preset = catalog.presets[index]
      return SpokenText(.option, name: preset.name, value: preset.color.spokenText, isSelected: part == chosen)
    case .noPaint:
      return SpokenText(.option, name: noneTitle, value: "no paint at all", isSelected: part == chosen)
    case .picker:
      return SpokenText(.button, name: Self.pickerTitle, value: "")
    }
  }

  public func rect(of part: Part, in frame: Frame) -> Rect {
    ColorGridLayout(self, frame).rect(of: part) ?? Rect(size: .zero)
  }

  /// What is written on the way to the full picker.
  static let pickerTitle = "More Colors…"
}
