public import ColorCore
public import PickerModel
public import Pictures

/// A field for the colour as text. What is typed counts at each keystroke that makes it a colour.
public struct HexField: Control {
  public private(set) var draft: ColorDraft
  /// Scalars before the text cursor.
  public private(set) var caret = 0
  public private(set) var hasFocus = false
  /// Whether all of the text is selected, as it is when the field gets the keyboard: what is typed
  /// comes in its place.
  public private(set) var isAllSelected = false
  /// Whether the press that brings the keyboard is still to come, which must not end the selection.
  private var isFresh = false

  public init(showing color: Color? = nil, allowsAlpha: Bool = false) {
    draft = ColorDraft(color, allowsAlpha: allowsAlpha)
  }

  public var origin: Origin { .text }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    draft.show(color, isOwn: isOwn)
    if !isOwn { caret = min(caret, draft.text.unicodeScalars.count) }
    if isAllSelected { select(all: true) }
  }

  public var spoken: SpokenText {
    SpokenText(.textbox, name: "Hex", value: draft.fault.map { draft.text + ", " + $0.description } ?? draft.text)
  }

  public mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch event {
    case .focus(let gained):
      hasFocus = gained
      isFresh = gained
      select(all: gained)
      return Response(edits: gained ? [] : draft.commit())
    case .key(.character("a"), .control):
      select(all: true)
      return Response()
    case .key(let key, let modifiers) where modifiers.subtracting(.shift).isEmpty:
      isFresh = false
      return handle(key)
    case .pointer(let pointer) where pointer.phase == .began:
      select(all: isFresh)
      isFresh = false
      return Response()
    case .pointer, .key, .scroll, .step, .setValue, .tick, .drop:
      return .ignored
    }
  }

  private mutating func select(all: Bool) {
    caret = draft.text.unicodeScalars.count
    isAllSelected = all && caret > 0
  }

  /// Puts text in at the cursor, or in place of what is selected, as pasting does.
  public mutating func insert(_ pasted: String) -> Response {
    edit { scalars, caret in
      let added = pasted.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
      scalars.insert(contentsOf: added, at: caret)
      caret += added.count
    }
  }

  /// Puts text in place of all that is there.
  public mutating func replace(with text: String) -> Response {
    caret = 0
    return edit { scalars, caret in
      scalars = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
      caret = scalars.count
    }
  }

  private mutating func handle(_ key: InputEvent.Key) -> Response {
    let count = draft.text.unicodeScalars.count
    switch key {
    case .character(let scalar): return insert(String(scalar))
    case .space: return insert(" ")
    case .backspace where isAllSelected, .delete where isAllSelected: return replace(with: "")
    case .backspace:
      return caret == 0
        ? .handled
        : edit {
          $0.remove(at: $1 - 1); $1 -= 1
        }
    case .delete: return caret == count ? .handled : edit { $0.remove(at: $1) }
    case .left: caret = isAllSelected ? 0 : max(0, caret - 1)
    case .right: caret = min(count, caret + 1)
    case .home: caret = 0
    case .end: caret = count
    case .enter:
      let edits = draft.commit()
      return edits.isEmpty ? .ignored : Response(edits: edits)
    case .escape:
      let (edits, didCancel) = draft.cancel()
      caret = draft.text.unicodeScalars.count
      return didCancel ? Response(edits: edits) : .ignored
    default: return .ignored
    }
    isAllSelected = false
    return Response()
  }

  private mutating func edit(_ change: (inout [Unicode.Scalar], inout Int) -> Void) -> Response {
    var scalars = isAllSelected ? [] : Array(draft.text.unicodeScalars)
    if isAllSelected { (caret, isAllSelected) = (0, false) }
    change(&scalars, &caret)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Response(edits: draft.type(String(text)))
  }
}

extension HexField {
  public func sizes(in surroundings: Surroundings) -> ControlSizes {
    let metrics = surroundings.metrics
    let label = labelWidth(surroundings)
    let height = metrics.height(ofLine: surroundings.textSize, padding: 12, atLeast: 34)
    let minimum = label + 4 * metrics.spacing + metrics.width(ofCharacters: 9, size: surroundings.textSize)
    return ControlSizes(minimum: Size(minimum, height), natural: Size(max(minimum, 240), height))
  }

  private func labelWidth(_ surroundings: Surroundings) -> Double {
    surroundings.metrics.width(ofCharacters: 3, size: surroundings.textSize)
  }

  public func picture(in frame: Frame) -> Picture {
    let surroundings = frame.surroundings
    let theme = surroundings.theme
    let metrics = surroundings.metrics
    let (width, height) = (frame.size.width, frame.size.height)
    func placed(_ rect: Rect) -> Rect { surroundings.isRightToLeft ? rect.mirrored(inWidth: width) : rect }
    let label = labelWidth(surroundings)
    let box = placed(Rect(label + metrics.spacing, 0, max(0, width - label - metrics.spacing), height))
    let line = draft.fault == nil ? Marks.tint(theme, theme.isHighContrast ? 1 : 0.3) : Marks.fault(in: theme)
    // Where no line can be seen, the ground tells of a fault.
    let ground = draft.fault != nil && theme.isCoarse ? Marks.fault(in: theme).withAlpha(0.4) : Marks.tint(theme, 0.05)
    var items: [Picture.Item] = [
      .text(
        TextLine(
          "Hex", in: placed(Rect(0, 0, label, height)), size: surroundings.textSize,
          isRightToLeft: surroundings.isRightToLeft, color: theme.foreground)),
      .fill(.rounded(box, radius: metrics.smallRadius), .color(ground)),
      .stroke(
        .rounded(box.inset(by: 0.5), radius: metrics.smallRadius),
        StrokeStyle(width: draft.fault == nil || theme.isCoarse ? 1 : 2), .color(line)),
    ]
    if isAllSelected && surroundings.showsFocus {
      let width = metrics.width(ofCharacters: draft.text.unicodeScalars.count, size: surroundings.textSize)
      let start = surroundings.isRightToLeft ? box.maxX - metrics.spacing - width : box.minX + metrics.spacing
      let selected = Rect(start, box.midY - surroundings.textSize * 0.7, width, surroundings.textSize * 1.4)
      items.append(.fill(.rect(selected), .color(Marks.tint(theme, theme.isCoarse ? 0.4 : 0.2))))
    }
    items += [
      // Digits run from left to right in every language.
      .text(
        TextLine(
          draft.text, in: box.inset(by: metrics.spacing, 0), size: surroundings.textSize, family: .monospace,
          alignment: surroundings.isRightToLeft ? .trailing : .leading, color: theme.foreground,
          caret: surroundings.showsFocus ? caret : nil))
    ]
    if surroundings.showsFocus {
      items += Marks.focus(around: box.inset(by: -2), radius: metrics.smallRadius + 2, in: theme)
    }
    return Picture(size: frame.size, items: items)
  }
}
