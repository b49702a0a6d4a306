public import ColorCore
public import PickerModel
import Pictures

/// The whole picker as one control: pages for presets and RGB, a preview, and the colour as text.
///
/// Toolkits that have tabs and fields of their own put the parts together themselves; this is for
/// hosts that have nothing but events and a painter.
public struct PickerPanel: Control {
  public enum Page: String, CaseIterable, Hashable, Sendable {
    case preset
    case rgb

    public var title: String { self == .preset ? "Preset" : "RGB" }
  }

  /// A part that can have the keyboard.
  public enum Part: Hashable, Sendable {
    case tabs
    case presets
    case slider(Int)
    case hex
  }

  public internal(set) var page: Page
  /// The part that has the keyboard.
  public internal(set) var focus: Part = .tabs
  public internal(set) var presets: PresetList
  public internal(set) var sliders: [ChannelSlider]
  public internal(set) var preview: ColorPreview
  public internal(set) var hex: HexField
  /// The part that the pointer began on, until it is lifted.
  var grabbed: Part?
  /// The part that made the last edit.
  private var editing: Part = .tabs
  /// The colour and origin of the group, for cancelling within the panel.
  private var shown: Color?

  public init(
    page: Page = .preset, catalog: PresetCatalog = .standard, scales: [ChannelScale] = ChannelScale.rgb,
    showing color: Color? = .black, origin: Origin = .program
  ) {
    self.page = page
    presets = PresetList(catalog)
    sliders = scales.map { ChannelSlider($0) }
    preview = ColorPreview()
    hex = HexField()
    show(color, origin: origin, isOwn: false)
  }

  /// The parts that the Tab key visits on the present page, in order.
  public var parts: [Part] {
    switch page {
    case .preset: [.tabs, .presets, .hex]
    case .rgb: [.tabs] + sliders.indices.map(Part.slider) + [.hex]
    }
  }

  public var origin: Origin {
    switch editing {
    case .tabs: .program
    case .presets: presets.origin
    case .slider(let index): sliders[index].origin
    case .hex: hex.origin
    }
  }

  public var spoken: SpokenText {
    SpokenText(.group, name: "Color Picker", value: shown?.spokenText ?? "nothing chosen")
  }

  /// What a screen reader is told of the part that has the keyboard.
  public var spokenFocus: SpokenText {
    switch focus {
    case .tabs: SpokenText(.group, name: "Pages", value: page.title)
    case .presets: presets.spoken(row: presets.focusedRow)
    case .slider(let index): sliders[index].spoken
    case .hex: hex.spoken
    }
  }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    if isOwn { return }
    spread(color, origin: origin, except: nil)
  }

  /// Shows a colour in every part; the part that made it keeps its own numbers.
  private mutating func spread(_ color: Color?, origin: Origin, except maker: Part?) {
    shown = color
    presets.show(color, origin: origin, isOwn: maker == .presets)
    for index in sliders.indices {
      sliders[index].show(color, origin: origin, isOwn: maker == .slider(index))
    }
    preview.show(color, origin: origin, isOwn: false)
    hex.show(color, origin: origin, isOwn: maker == .hex)
  }

  /// Takes what a part answered: its colour goes to the other parts at once.
  mutating func pass(_ response: Response, of part: Part) -> Response {
    if !response.edits.isEmpty { editing = part }
    for edit in response.edits {
      switch edit {
      case .changing(let color), .chosen(let color): spread(color, origin: origin, except: part)
      // What comes back after `cancelled`, the choice tells.
      case .began, .cancelled: break
      }
    }
    return response
  }
}
