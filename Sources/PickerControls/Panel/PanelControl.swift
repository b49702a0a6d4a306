import ColorCore
import PickerModel
import Pictures

/// Any of the controls that a panel carries. A case, and a row in ``visit(_:)``, make a control fit
/// for its pages.
enum PanelControl {
  case presets(PresetList)
  case slider(ChannelSlider)
  case dial(Dial)
  case spinner(Spinner)
  case preview(ColorPreview)
  case hex(HexField)

  /// The control for a part of a panel; the preview stands for the tabs, which have none.
  init(_ part: PickerPanel.Part, _ catalog: PresetCatalog, showing color: Color?) {
    self =
      switch part {
      case .presets: .presets(PresetList(catalog, showing: color))
      case .slider(let scale): .slider(ChannelSlider(scale, showing: color))
      case .dial(let scale): .dial(Dial(scale, showing: color))
      case .spinner: .spinner(Spinner(showing: color))
      case .hex: .hex(HexField(showing: color))
      case .tabs, .preview: .preview(ColorPreview(showing: color))
      }
  }

  /// Lets a visitor work on the control.
  mutating func visit<V: ControlVisitor>(_ visitor: V) -> V.Result {
    switch self {
    case .presets(let control): visit(control, visitor, PanelControl.presets)
    case .slider(let control): visit(control, visitor, PanelControl.slider)
    case .dial(let control): visit(control, visitor, PanelControl.dial)
    case .spinner(let control): visit(control, visitor, PanelControl.spinner)
    case .preview(let control): visit(control, visitor, PanelControl.preview)
    case .hex(let control): visit(control, visitor, PanelControl.hex)
    }
  }

  private mutating func visit<C: Control, V: ControlVisitor>(
    _ control: C, _ visitor: V, _ wrap: (C) -> PanelControl
  ) -> V.Result {
    var control = control
    defer { if V.mayChange { self = wrap(control) } }
    return visitor.visit(&control)
  }

  private func read<V: ControlVisitor>(_ visitor: V) -> V.Result {
    var copy = self
    return copy.visit(visitor)
  }
}

/// A piece of work that is the same for controls of every kind. (Existentials would do, but are not
/// to be had in Embedded Swift.)
protocol ControlVisitor {
  associatedtype Result
  /// Whether the control may be another one afterwards.
  static var mayChange: Bool { get }
  func visit<C: Control>(_ control: inout C) -> Result
}

extension PanelControl: Control {
  private struct Handling: ControlVisitor {
    static let mayChange = true
    let event: InputEvent
    let frame: Frame
    func visit<C: Control>(_ control: inout C) -> Response { control.handle(event, in: frame) }
  }

  private struct Showing: ControlVisitor {
    static let mayChange = true
    let color: Color?
    let origin: Origin
    let isOwn: Bool
    func visit<C: Control>(_ control: inout C) { control.show(color, origin: origin, isOwn: isOwn) }
  }

  private struct Drawing: ControlVisitor {
    static let mayChange = false
    let frame: Frame
    func visit<C: Control>(_ control: inout C) -> Picture { control.picture(in: frame) }
  }

  private struct Measuring: ControlVisitor {
    static let mayChange = false
    let surroundings: Surroundings
    func visit<C: Control>(_ control: inout C) -> ControlSizes { control.sizes(in: surroundings) }
  }

  /// What a control tells of itself.
  private struct Telling: ControlVisitor {
    static let mayChange = false
    func visit<C: Control>(_ control: inout C) -> (spoken: SpokenText, origin: Origin, needsTick: Bool) {
      (control.spoken, control.origin, control.needsTick)
    }
  }

  mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    visit(Handling(event: event, frame: frame))
  }

  mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    visit(Showing(color: color, origin: origin, isOwn: isOwn))
  }

  func picture(in frame: Frame) -> Picture { read(Drawing(frame: frame)) }
  func sizes(in surroundings: Surroundings) -> ControlSizes { read(Measuring(surroundings: surroundings)) }
  var spoken: SpokenText { read(Telling()).spoken }
  var origin: Origin { read(Telling()).origin }
  var needsTick: Bool { read(Telling()).needsTick }
}

extension PanelControl {
  /// What a screen reader is told when the keyboard is on the control: of lists, the row it is on.
  var spokenFocus: SpokenText {
    if case .presets(let control) = self { control.spoken(control.focusedRow) } else { spoken }
  }

  /// Where in its frame the keyboard is, so that it can be kept in sight.
  func focusedRect(in frame: Frame) -> Rect {
    if case .presets(let control) = self {
      PresetListLayout(control, frame).rect(ofRow: control.focusedRow)
    } else {
      Rect(size: frame.size)
    }
  }
}
