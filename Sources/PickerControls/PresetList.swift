public import ColorCore
public import PickerModel
public import Pictures

/// A list of presets, one row each: its name, and a swatch of it.
///
/// The marked row is the one the colour came from. Arrow keys move and choose, as in a list of radio
/// buttons; a press chooses when it is lifted on the row it began on.
public struct PresetList: PartedControl {
  public let catalog: PresetCatalog
  /// The row the colour came from; nil for none.
  public internal(set) var chosenRow: Int?
  /// The first row that the colour equals; nil for none.
  public internal(set) var equalRow: Int?
  /// The row that the keyboard is on: the chosen one, else the one it was brought to, else the one
  /// that the colour equals, else the first.
  public internal(set) var focusedRow = 0
  /// Whether the keyboard has been brought to a row.
  private var isFocusPlaced = false
  var pressedRow: Int?
  /// Whether the pointer is still on the row it pressed.
  var isOverPressed = false
  private var chosenOrigin: Origin = .program

  public init(_ catalog: PresetCatalog = .standard, showing color: Color? = nil, origin: Origin = .program) {
    self.catalog = catalog
    show(color, origin: origin, isOwn: false)
  }

  public var origin: Origin { chosenOrigin }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    if case .preset(catalog.id, let index) = origin, catalog.presets.indices.contains(index) {
      chosenRow = index
      focusedRow = index
      isFocusPlaced = true
    } else {
      chosenRow = nil
    }
    equalRow = color.flatMap { catalog.firstIndex(matching: $0) }
    if !isFocusPlaced, let equalRow { focusedRow = equalRow }
  }

  public var spoken: SpokenText {
    let value =
      chosenRow.map { catalog.presets[$0].name } ?? equalRow.map { "equals " + catalog.presets[$0].name }
      ?? "no preset chosen"
    return SpokenText(.listBox, name: "Presets", value: value)
  }

  /// Puts the keyboard on a row without choosing it, as a screen reader may; other rows do nothing.
  public mutating func moveFocus(to row: Int) {
    guard catalog.presets.indices.contains(row) else { return }
    focusedRow = row
    isFocusPlaced = true
  }

  public typealias Part = Int

  /// The rows by their indices.
  public var parts: [Int] { Array(catalog.presets.indices) }

  public var focus: Int { focusedRow }

  public func rect(of row: Int, in frame: Frame) -> Rect { PresetListLayout(self, frame).rect(ofRow: row) }

  /// What a screen reader is told of a row.
  public func spoken(_ row: Int) -> SpokenText {
    let preset = catalog.presets[row]
    return SpokenText(.option, name: preset.name, value: preset.color.spokenText, isSelected: row == chosenRow)
  }
}

extension PresetList {
  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer): return handle(pointer, in: frame)
    case .key(.escape, _):
      guard pressedRow != nil else { return .ignored }
      pressedRow = nil
      return Response()
    case .key(let key, let modifiers):
      return handle(key, modifiers)
    case .step(let up):
      return move(to: (chosenRow ?? focusedRow) + (up ? -1 : 1))
    case .setValue(let value):
      guard value >= 0, value < Double(catalog.presets.count) else { return .handled }
      return choose(Int(value))
    case .scroll, .focus, .tick, .drop:
      return .ignored
    }
  }

  private mutating func handle(_ pointer: InputEvent.Pointer, in frame: Frame) -> Response {
    let row = PresetListLayout(self, frame).row(at: pointer.position)
    switch pointer.phase {
    case .began:
      guard pressedRow == nil, let row else { return .ignored }
      pressedRow = row
      isOverPressed = true
      return Response()
    case .moved:
      guard let pressedRow else { return .ignored }
      let isOver = row == pressedRow
      defer { isOverPressed = isOver }
      return isOver == isOverPressed ? .handled : Response()
    case .ended:
      guard let pressed = pressedRow else { return .ignored }
      pressedRow = nil
      return row == pressed ? choose(pressed) : Response()
    case .cancelled:
      pressedRow = nil
      return Response()
    }
  }

  private mutating func handle(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Response {
    guard modifiers.subtracting(.shift).isEmpty, !catalog.presets.isEmpty else { return .ignored }
    switch key {
    case .up: return move(to: focusedRow - 1)
    case .down: return move(to: focusedRow + 1)
    case .home, .pageUp: return move(to: 0)
    case .end, .pageDown: return move(to: catalog.presets.count - 1)
    case .space: return choose(focusedRow)
    case .character(let letter): return seek(letter)
    default: return .ignored
    }
  }

  private mutating func move(to row: Int) -> Response {
    guard catalog.presets.indices.contains(row), row != focusedRow || row != chosenRow else {
      return Response(needsPicture: false, reachedEnd: true)
    }
    return choose(row)
  }

  private mutating func choose(_ row: Int) -> Response {
    focusedRow = row
    isFocusPlaced = true
    if chosenRow == row { return Response() }
    chosenRow = row
    equalRow = catalog.firstIndex(matching: catalog.presets[row].color)
    chosenOrigin = .preset(list: catalog.id, index: row)
    let color = catalog.presets[row].color
    return Response(edits: [.began, .changing(color), .chosen(color)])
  }

  /// To the next row whose name begins with that letter, from the focused one on and round.
  private mutating func seek(_ letter: Unicode.Scalar) -> Response {
    let count = catalog.presets.count
    for distance in 1...count {
      let row = (focusedRow + distance) % count
      guard let first = catalog.presets[row].name.unicodeScalars.first else { continue }
      if first == letter || (first.isASCII && letter.isASCII && first.value | 0x20 == letter.value | 0x20) {
        return choose(row)
      }
    }
    // A letter that no name begins with may mean something to the host.
    return .ignored
  }
}
