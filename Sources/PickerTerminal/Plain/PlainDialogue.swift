import ColorCSS
public import ColorCore
import PickerControls
public import PickerModel
import Pictures

/// The picker as a talk in lines of text, for screen readers and for terminals that cannot do more:
/// each line that is typed is answered with what the control says of itself.
public final class PlainDialogue {
  public private(set) var outcome: TerminalPicker.Outcome?

  let choice: Choice
  var presets: PresetList
  var sliders: [ChannelSlider]
  private var hex = HexField()
  /// The control that is making an edit, which keeps its own numbers.
  private var maker: Maker?
  private let history: ChoiceHistory
  private var membership: Membership?
  private let tell: (Edit) -> Void
  /// Controls are worked by their numbers here, so the room they have does not matter.
  private let frame = Frame(CellScale.size(columns: 80, rows: 1))

  private enum Maker: Hashable {
    case presets
    case slider(Int)
    case hex
  }

  /// Spaces whose channels can be set by name; the first is meant when a name is in several.
  static let spaces: [ColorSpace] = [.srgb, .hsl, .hsv, .hwb, .oklch, .oklab, .lch, .lab, .cmyk]

  public init(
    showing color: Color? = .black, catalog: PresetCatalog = .standard, tell: @escaping (Edit) -> Void = { _ in }
  ) {
    choice = Choice(color)
    history = ChoiceHistory(of: choice)
    presets = PresetList(catalog, showing: color)
    sliders = Self.spaces.flatMap(ChannelScale.all).map { ChannelSlider($0, showing: color) }
    self.tell = tell
    membership = choice.join { [weak self] change in self?.hear(change) }
    show(color, .program, isOwn: false)
  }

  /// What is said before the first line is typed.
  public var greeting: [String] {
    ["Color Picker. \(colorText)"] + ["Type a number, a name, a colour, or: \(PlainCommand.names)."]
  }

  /// What stands before each line that is typed.
  public static let prompt = "> "

  /// Answers a line.
  public func answer(_ line: String) -> [String] {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
    guard let first = words.first else { return [colorText] }
    if words.count == 1, let command = PlainCommand(rawValue: first.lowercased()) { return run(command) }
    if words.count == 1, let row = row(first) { return choosePreset(row) }
    if let answer = channelAnswer(words) { return answer }
    return takeText(words.joined(separator: " "))
  }

  /// Nothing more will be typed.
  public func end() { if outcome == nil { outcome = .cancelled } }

  /// What the colour is, in words.
  private var colorText: String {
    guard let color = choice.color else { return "Nothing is chosen." }
    let row = presets.chosenRow.map { ", from the preset \(presets.catalog.presets[$0].name)" } ?? ""
    return "The colour is \(color.spokenText)\(row)."
  }

  private func run(_ command: PlainCommand) -> [String] {
    switch command {
    case .done:
      guard let color = choice.color else { return ["Nothing is chosen yet."] }
      outcome = .chosen(color)
      return []
    case .cancel:
      outcome = .cancelled
      return []
    case .say: return [colorText]
    case .presets:
      return presets.catalog.presets.indices.map { row in
        let spoken = presets.spoken(row)
        return "\(row + 1) \(spoken.name): \(spoken.value)\(spoken.isSelected == true ? ", chosen" : "")"
      }
    case .channels:
      return sliders.map { slider in "\(slider.scale.name): \(slider.spoken.value)" }
    case .undo: return history.undo() ? [colorText] : ["There is nothing to take back."]
    case .redo: return history.redo() ? [colorText] : ["There is nothing to do again."]
    case .help: return PlainCommand.explanation
    }
  }

  // MARK: Controls

  /// A preset by its number from 1, or by its name.
  private func row(_ word: String) -> Int? {
    let rows = presets.catalog.presets
    if let number = Int(word) { return rows.indices.contains(number - 1) ? number - 1 : nil }
    return rows.firstIndex { $0.name.lowercased() == word.lowercased() }
  }

  private func choosePreset(_ row: Int) -> [String] {
    let response = presets.handle(.setValue(Double(row)), in: frame)
    take(response, of: .presets, origin: presets.origin)
    let spoken = presets.spoken(row)
    return ["\(spoken.name), \(spoken.value)."]
  }

  /// Nil when the line is about no channel.
  private func channelAnswer(_ words: [String]) -> [String]? {
    let wanted = ChannelScale(named: words[0])
    let index =
      sliders.firstIndex { $0.scale == wanted }
      ?? sliders.firstIndex { $0.scale.channel.name == words[0].lowercased() }
    guard let index, words.count <= 2 else { return nil }
    // A colour that is called like a channel, such as red, is the colour.
    if words.count == 1 {
      return (try? Color(text: words[0])) == nil ? ["\(sliders[index].spoken.value)."] : nil
    }
    let scale = sliders[index].scale
    guard let number = try? scale.number(typed: words[1], from: sliders[index].number), scale.shown.contains(number)
    else {
      let (low, high) = (scale.text(scale.shown.lowerBound), scale.text(scale.shown.upperBound))
      return ["\(scale.title) goes from \(low) to \(high); “\(words[1])” is not in it."]
    }
    let response = sliders[index].handle(.setValue(number), in: frame)
    take(response, of: .slider(index), origin: sliders[index].origin)
    return ["\(sliders[index].spoken.value). \(colorText)"]
  }

  private func takeText(_ text: String) -> [String] {
    take(hex.replace(with: text), of: .hex, origin: hex.origin)
    if let fault = hex.draft.fault {
      _ = hex.handle(.key(.escape, []), in: frame)
      return ["\(fault.description.capitalizedFirst). Type help for what can be typed."]
    }
    take(hex.handle(.key(.enter, []), in: frame), of: .hex, origin: hex.origin)
    return [colorText]
  }

  private func take(_ response: Response, of control: Maker, origin: Origin) {
    guard let membership else { return }
    maker = control
    defer { maker = nil }
    for edit in response.edits { choice.take(edit, from: membership, origin: origin) }
  }

  private func hear(_ change: Choice.Change) {
    show(change.color, change.origin, isOwn: change.isOwn)
    if let edit = change.edit { tell(edit) }
  }

  private func show(_ color: Color?, _ origin: Origin, isOwn: Bool) {
    presets.show(color, origin: origin, isOwn: isOwn && maker == .presets)
    for index in sliders.indices {
      sliders[index].show(color, origin: origin, isOwn: isOwn && maker == .slider(index))
    }
    hex.show(color, origin: origin, isOwn: isOwn && maker == .hex)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
