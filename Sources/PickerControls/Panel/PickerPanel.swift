public import ColorCore
public import PickerModel
import Pictures

/// The whole picker as one control: pages of presets and of sliders, a preview, and the colour as
/// text.
///
/// Toolkits that have tabs and fields of their own put the parts together themselves; this is for
/// hosts that have nothing but events and a painter.
public struct PickerPanel: Control {
  /// A thing on the panel; all but ``preview`` can have the keyboard.
  public enum Part: Hashable, Sendable {
    case tabs
    case presets
    /// Each channel has one slider, on whatever pages it stands.
    case slider(ChannelScale)
    case dial(ChannelScale)
    case spinner
    case preview
    case hex
  }

  public let pages: [Page]
  public internal(set) var page: Page
  /// The part that has the keyboard.
  public internal(set) var focus: Part = .tabs
  var controls: [(part: Part, control: PanelControl)]
  /// The part that is kept in sight: the one with the keyboard, but while the pointer is down nothing
  /// moves under it.
  var sight: Part = .tabs
  /// The part that the pointer began on, until it is lifted.
  var grabbed: Part?
  /// Where the pointer was last, which tells what the wheel is for.
  var pointer = Point.zero
  /// The part that made the last edit.
  private var editing: Part = .tabs
  /// The colour and origin of the group, for cancelling within the panel.
  private var shown: Color?

  /// - Parameters:
  ///   - page: the page to begin with; one that is not among `pages` is put behind them.
  ///   - pages: the pages it has, in the order of their tabs.
  public init(
    page: Page = .preset, pages: [Page] = standardPages, catalog: PresetCatalog = .standard,
    showing color: Color? = .black, origin: Origin = .program
  ) {
    self.page = page
    self.pages = pages.contains(page) ? pages : pages + [page]
    controls = []
    for part in self.pages.flatMap({ $0.parts }) where !controls.contains(where: { $0.part == part }) {
      controls.append((part, PanelControl(part, catalog, showing: color)))
    }
    show(color, origin: origin, isOwn: false)
  }

  /// The control that is that part; the preview stands for the tabs, which have none.
  subscript(part: Part) -> PanelControl {
    controls.first { $0.part == part }?.control ?? .preview(ColorPreview(showing: shown))
  }

  /// The same panel with another of its pages on top, for measuring.
  public func turned(to page: Page) -> PickerPanel {
    var panel = self
    if pages.contains(page) { panel.page = page }
    return panel
  }

  /// The parts that the Tab key visits on the present page, in order.
  public var parts: [Part] { [.tabs] + page.parts.filter { $0 != .preview } }

  public var origin: Origin { editing == .tabs ? .program : self[editing].origin }

  public var needsTick: Bool { controls.contains { $0.control.needsTick } }

  public var spoken: SpokenText {
    SpokenText(.group, name: "Color Picker", value: shown?.spokenText ?? "nothing chosen")
  }

  /// What a screen reader is told of the part that has the keyboard.
  public var spokenFocus: SpokenText {
    focus == .tabs ? SpokenText(.group, name: "Pages", value: page.title) : self[focus].spokenFocus
  }

  public mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    if isOwn { return }
    spread(color, origin: origin, except: nil)
  }

  /// Shows a colour in every part; the part that made it keeps its own numbers.
  private mutating func spread(_ color: Color?, origin: Origin, except maker: Part?) {
    shown = color
    for index in controls.indices {
      controls[index].control.show(color, origin: origin, isOwn: controls[index].part == maker)
    }
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

extension PickerPanel {
  public var presets: PresetList {
    if case .presets(let list) = self[.presets] { list } else { PresetList() }
  }

  /// The sliders of all pages.
  public var sliders: [ChannelSlider] {
    controls.compactMap { if case .slider(let slider) = $0.control { slider } else { nil } }
  }

  public var preview: ColorPreview { ColorPreview(showing: shown) }

  public var hex: HexField {
    if case .hex(let field) = self[.hex] { field } else { HexField() }
  }
}
