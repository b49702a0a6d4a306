public import ColorCore
import PickerModel

extension PickerPanel {
  /// A page of the panel.
  public enum Page: String, CaseIterable, Hashable, Sendable {
    case preset
    case rgb
    case hsl
    case oklch

    public var title: String {
      switch self {
      case .preset: "Preset"
      case .rgb: "RGB"
      case .hsl: "HSL"
      case .oklch: "OKLCH"
      }
    }

    /// The space whose channels stand on the page as sliders; nil for other pages.
    public var sliderSpace: ColorSpace? {
      switch self {
      case .preset: nil
      case .rgb: .srgb
      case .hsl: .hsl
      case .oklch: .oklch
      }
    }

    /// What stands on the page, from top to bottom.
    var rows: [PanelRow] {
      switch self {
      case .preset: [.part(.presets), .filler(.preview), .part(.hex)]
      case .rgb, .hsl, .oklch: [.sliders, .stretching(.preview), .part(.hex)]
      }
    }
  }

  /// The pages of the desktop's picker.
  public static let standardPages: [Page] = [.preset, .rgb]
}

/// A row of a page, over its whole width.
enum PanelRow {
  case part(PickerPanel.Part)
  /// A part that takes the room that is left, and gives way when there is too little.
  case stretching(PickerPanel.Part)
  /// A part that is there only when room is left for it.
  case filler(PickerPanel.Part)
  /// The sliders of the page, on a card.
  case sliders
}
