import ColorCore
import PickerModel
import Pictures

/// Any of the controls that a panel carries: one row in each of these lists makes a control fit for
/// its pages.
enum PanelControl: Control {
  case presets(PresetList)
  case slider(ChannelSlider)
  case preview(ColorPreview)
  case hex(HexField)

  mutating func handle(_ event: InputEvent, in frame: Frame) -> Response {
    switch self {
    case .presets(var control): handle(event, in: frame, by: &control, PanelControl.presets)
    case .slider(var control): handle(event, in: frame, by: &control, PanelControl.slider)
    case .preview(var control): handle(event, in: frame, by: &control, PanelControl.preview)
    case .hex(var control): handle(event, in: frame, by: &control, PanelControl.hex)
    }
  }

  private mutating func handle<C: Control>(
    _ event: InputEvent, in frame: Frame, by control: inout C, _ wrap: (C) -> PanelControl
  ) -> Response {
    defer { self = wrap(control) }
    return control.handle(event, in: frame)
  }

  mutating func show(_ color: Color?, origin: Origin, isOwn: Bool) {
    switch self {
    case .presets(var control): show(color, origin, isOwn, in: &control, PanelControl.presets)
    case .slider(var control): show(color, origin, isOwn, in: &control, PanelControl.slider)
    case .preview(var control): show(color, origin, isOwn, in: &control, PanelControl.preview)
    case .hex(var control): show(color, origin, isOwn, in: &control, PanelControl.hex)
    }
  }

  private mutating func show<C: Control>(
    _ color: Color?, _ origin: Origin, _ isOwn: Bool, in control: inout C, _ wrap: (C) -> PanelControl
  ) {
    control.show(color, origin: origin, isOwn: isOwn)
    self = wrap(control)
  }

  func picture(in frame: Frame) -> Picture {
    switch self {
    case .presets(let control): control.picture(in: frame)
    case .slider(let control): control.picture(in: frame)
    case .preview(let control): control.picture(in: frame)
    case .hex(let control): control.picture(in: frame)
    }
  }

  func sizes(in surroundings: Surroundings) -> ControlSizes {
    switch self {
    case .presets(let control): control.sizes(in: surroundings)
    case .slider(let control): control.sizes(in: surroundings)
    case .preview(let control): control.sizes(in: surroundings)
    case .hex(let control): control.sizes(in: surroundings)
    }
  }

  var spoken: SpokenText {
    switch self {
    case .presets(let control): control.spoken
    case .slider(let control): control.spoken
    case .preview(let control): control.spoken
    case .hex(let control): control.spoken
    }
  }

  var origin: Origin {
    switch self {
    case .presets(let control): control.origin
    case .slider(let control): control.origin
    case .preview(let control): control.origin
    case .hex(let control): control.origin
    }
  }

  var needsTick: Bool {
    switch self {
    case .presets, .slider, .preview, .hex: false
    }
  }
}

extension PanelControl {
  /// What a screen reader is told when the keyboard is on the control: of lists, the row it is on.
  var spokenFocus: SpokenText {
    switch self {
    case .presets(let control): control.spoken(control.focusedRow)
    default: spoken
    }
  }

  /// Where in its frame the keyboard is, so that it can be kept in sight.
  func focusedRect(in frame: Frame) -> Rect {
    switch self {
    case .presets(let control): PresetListLayout(control, frame).rect(ofRow: control.focusedRow)
    default: Rect(size: frame.size)
    }
  }
}
