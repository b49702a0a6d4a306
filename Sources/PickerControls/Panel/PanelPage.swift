public import ColorCore
public import PickerModel

extension PickerPanel {
  /// A page of the panel.
  public enum Page: String, CaseIterable, Hashable, Sendable {
    case preset
    case rgb
    case hsl
    case oklch
    case dials

    public var title: String {
      switch self {
      case .preset: "Preset"
      case .rgb: "RGB"
      case .hsl: "HSL"
      case .oklch: "OKLCH"
      case .dials: "Dials"
      }
    }

    /// The channels that stand on the page as sliders, one below the other.
    public var sliders: [ChannelScale] {
      switch self {
      case .rgb: ChannelScale.all(of: .srgb)
      case .hsl: ChannelScale.all(of: .hsl)
      case .oklch: ChannelScale.all(of: .oklch)
      case .preset, .dials: []
      }
    }

    /// The spaces whose channels stand on the page as dials, a row for each space.
    public var dialSpaces: [ColorSpace] { self == .dials ? [.srgb, .cmyk] : [] }

    /// What stands on the page, from top to bottom.
    var rows: [PanelRow] {
      switch self {
      case .preset: [.part(.presets), .filler(.preview), .part(.hex)]
      case .rgb, .hsl, .oklch: [.sliders, .stretching(.preview), .part(.hex)]
      case .dials: [.part(.spinner)] + dialSpaces.map(PanelRow.dials) + [.filler(.preview), .part(.hex)]
      }
    }

    /// The parts on the page, in order.
    var parts: [PickerPanel.Part] {
      var parts: [PickerPanel.Part] = []
      for row in rows { parts += self.parts(of: row) }
      return parts
    }

    func parts(of row: PanelRow) -> [PickerPanel.Part] {
      switch row {
      case .part(let part), .stretching(let part), .filler(let part): [part]
      case .sliders: sliders.map { .slider($0) }
      case .dials(let space): ChannelScale.all(of: space).map { .dial($0) }
      }
    }
  }

  /// The pages of the desktop's picker.
  public static let standardPages: [Page] = [.preset, .rgb]
}

/// A row of a page, over its whole width.
enum PanelRow: Hashable {
  case part(PickerPanel.Part)
  /// A part that takes the room that is left, and gives way when there is too little.
  case stretching(PickerPanel.Part)
  /// A part that is there only when room is left for it.
  case filler(PickerPanel.Part)
  /// The sliders of the page, on a card.
  case sliders
  /// The dials of a space, side by side.
  case dials(ColorSpace)
}
