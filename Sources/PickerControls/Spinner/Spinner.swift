public import ColorCore
public import PickerModel
import Pictures

/// A wheel of named colours, with a row for colours that are none of them.
///
/// It stands at the first name that shows as the same 8-bit sRGB bytes as the colour, else at Custom,
/// row 0. Turning it to a name chooses that colour; turning it to Custom brings back the last colour
/// that had no name, or keeps the one there is.
public struct Spinner: Control {
  /// The text of the first row.
  public static let customName = "Custom"

  public let catalog: PresetCatalog
  /// The row it stands at: 0 for Custom, 1 and up for the names in their order.
  public internal(set) var row = 0
  var drag: SpinnerDrag?
  var glide: Glide?
  var search = TypeAhead()
  private(set) var shown: Color?
  /// The last colour that none of the names has.
  private var custom: Color?
  private var grab = PointerGrab()
  private var scrolled = 0.0
  private var madeOrigin: Origin = .program

  public init(_ catalog: PresetCatalog = .spinner, showing color: Color? = nil) {
    self.catalog = catalog
    show(color, origin: .program, isOwn: false)
    glide = nil
  }

  public var origin: Origin { madeOrigin }
  public var isDragging: Bool { drag != nil }
  public var needsTick: Bool { drag != nil || glide != nil || search.isOpen }

  /// The row under the mark on the way, with its part of the next.
  var position: Double { drag?.position ?? glide?.value ?? Double(row) }

  var lastRow: Int { catalog.presets.count }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    shown = color
    if isOwn || drag != nil { return }
    let wanted = color.flatMap { catalog.firstIndex(matching: $0) }.map { $0 + 1 } ?? 0
    if wanted == 0 { custom = color }
    if wanted != row { turn(to: wanted) }
  }

  /// The name of a row.
  public func name(ofRow row: Int) -> String { row == 0 ? Self.customName : catalog.presets[row - 1].name }

  /// What a row shows: of Custom, the present colour while it has no name, else the last such colour.
  func swatch(ofRow row: Int) -> Color? {
    if row > 0 { return catalog.presets[row - 1].color }
    return self.row == 0 ? shown ?? custom : custom
  }

  public var spoken: SpokenText {
    let value = (row == 0 ? shown : catalog.presets[row - 1].color)?.spokenText ?? "nothing chosen"
    return SpokenText(
      .spinButton, name: "Named color", value: name(ofRow: row) + ", " + value,
      number: SpokenText.Number(now: Double(row), range: 0...Double(lastRow), step: 1))
  }
}

extension Spinner {
  /// The rows of Page Up and Page Down.
  public static let page = 5

  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .pointer(let pointer): return handle(pointer, in: frame)
    case .key(.escape, _) where drag != nil: return cancelDrag()
    case .tick(let seconds): return tick(seconds, in: frame)
    case .key, .scroll, .step, .setValue: return drag == nil ? work(event) : .handled
    case .focus, .drop: return .ignored
    }
  }

  private mutating func work(_ event: InputEvent) -> Response {
    switch event {
    case .key(let key, let modifiers) where modifiers.subtracting(.shift).isEmpty: return handle(key)
    case .scroll(_, let dy, _): return scroll(dy)
    case .step(let up): return choose(row + (up ? -1 : 1))
    case .setValue(let value):
      guard value >= 0, value < Double(lastRow + 1) else { return .handled }
      return choose(Int(value))
    default: return .ignored
    }
  }

  private mutating func handle(_ key: InputEvent.Key) -> Response {
    switch key {
    case .up: return choose(row - 1)
    case .down: return choose(row + 1)
    case .pageUp: return choose(max(0, row - Self.page))
    case .pageDown: return choose(min(lastRow, row + Self.page))
    case .home: return choose(0)
    case .end: return choose(lastRow)
    case .character(let letter): return seek(letter)
    case .space where search.isOpen: return seek(" ")
    default: return .ignored
    }
  }

  /// One notch is one row; parts of a notch add up.
  private mutating func scroll(_ dy: Double) -> Response {
    scrolled += dy
    let whole = scrolled.rounded(.towardZero)
    guard whole != 0 else { return .handled }
    scrolled -= whole
    return choose(min(max(0, row + Int(max(-1e6, min(1e6, whole)))), lastRow))
  }

  private mutating func seek(_ letter: Unicode.Scalar) -> Response {
    guard let found = search.type(letter, from: row, among: lastRow + 1, names: name(ofRow:)) else {
      return search.isOpen ? Response(reachedEnd: true) : .ignored
    }
    return choose(found)
  }

  /// A whole edit in one act, as a key makes it.
  private mutating func choose(_ wanted: Int) -> Response {
    guard (0...lastRow).contains(wanted), wanted != row else { return Response(reachedEnd: true) }
    let color = color(ofRow: wanted)
    turn(to: wanted)
    guard let color else { return Response() }
    return Response(edits: [.began, .changing(color), .chosen(color)])
  }

  /// What choosing a row makes the colour; nil when there is none yet.
  private mutating func color(ofRow row: Int) -> Color? {
    if row == 0 {
      madeOrigin = .program
      return custom ?? drag?.before ?? shown
    }
    madeOrigin = .preset(list: catalog.id, index: row - 1)
    return catalog.presets[row - 1].color
  }

  /// Comes to rest on a row, from wherever the wheel is now; a hand on it lets go.
  private mutating func turn(to wanted: Int, at speed: Double = 0) {
    let from = position
    drag = nil
    row = wanted
    glide = from == Double(wanted) ? nil : Glide.landing(from: from, to: Double(wanted), speed: speed)
  }

  private mutating func tick(_ seconds: Double, in frame: Frame) -> Response {
    search.advance(by: seconds)
    if drag != nil {
      drag?.advance(by: seconds)
      return .handled
    }
    guard glide != nil else { return .handled }
    glide?.advance(by: seconds)
    if glide?.isOver == true || frame.surroundings.prefersReducedMotion { glide = nil }
    return Response()
  }
}

// MARK: Pointer

extension Spinner {
  private mutating func handle(_ pointer: InputEvent.Pointer, in frame: Frame) -> Response {
    guard grab.admits(pointer) else { return drag == nil ? .ignored : .handled }
    let layout = SpinnerLayout(frame)
    switch pointer.phase {
    case .began:
      let here = position
      glide = nil
      drag = SpinnerDrag(at: pointer.position.y, position: here, before: shown)
      return Response(edits: [.began])
    case .moved:
      guard drag != nil else { return .ignored }
      let last = lastRow
      drag?.move(to: pointer.position.y, rowHeight: layout.rowHeight, lastRow: last)
      return follow()
    case .ended:
      guard let drag else { return .ignored }
      if !drag.hasMoved {
        let pressed = layout.row(at: pointer.position.y, position: drag.position)
        return land(on: min(max(pressed, 0), lastRow), speed: 0)
      }
      let landing = min(max(drag.landing.rounded(), 0), Double(lastRow))
      return land(on: Int(landing), speed: drag.speed)
    case .cancelled:
      return drag == nil ? .ignored : cancelDrag()
    }
  }

  /// The row that has come under the mark becomes the colour.
  private mutating func follow() -> Response {
    guard let drag else { return .ignored }
    let under = Int(min(max(drag.position.rounded(), 0), Double(lastRow)))
    guard under != row else { return Response() }
    row = under
    guard let color = color(ofRow: under) else { return Response() }
    self.drag?.didChange = true
    return Response(edits: [.changing(color)])
  }

  /// Let go: the colour is that of the row it will come to rest on, and the wheel rolls on to it.
  private mutating func land(on wanted: Int, speed: Double) -> Response {
    var edits: [Edit] = []
    if wanted != row, let color = color(ofRow: wanted) {
      drag?.didChange = true
      edits.append(.changing(color))
    }
    let color = drag?.didChange == true ? color(ofRow: wanted) : nil
    turn(to: wanted, at: speed)
    edits.append(color.map { .chosen($0) } ?? .cancelled)
    return Response(edits: edits)
  }

  /// Back to the row it was taken at.
  private mutating func cancelDrag() -> Response {
    turn(to: drag?.startRow ?? row)
    grab.release()
    return Response(edits: [.cancelled])
  }
}
