import GTKSupport
import PickerModel

extension ChoiceWidget {
  /// The presets that the properties count.
  var catalog: PresetCatalog { .standard }

  /// The properties of widgets that show presets.
  static var presetProperties: [Property] {
    // The range is that of the type, so that a wrong index gets an answer of ours.
    let range = Int(Int32.min)...Int(Int32.max)
    return [
      Property(
        "preset-index", "The preset that the colour came from; -1 for none", .int(range, default: -1),
        of: ChoiceWidget.self,
        get: { .int($0.presetIndex) },
        set: { if case .int(let index) = $1 { $0.setPresetIndex(index) } }),
      Property(
        "equal-preset-index", "The first preset that the colour equals; -1 for none", .int(range, default: -1),
        of: ChoiceWidget.self,
        get: { .int($0.equalPresetIndex) }),
    ]
  }

  /// The preset that the colour came from; −1 for none. An index that no preset has changes nothing
  /// and is warned of.
  public var presetIndex: Int { choice?.presetIndex(in: catalog) ?? -1 }

  /// The first preset that the colour equals; −1 for none.
  public var equalPresetIndex: Int { color.flatMap { catalog.firstIndex(matching: $0) } ?? -1 }

  private func setPresetIndex(_ index: Int) {
    do throws(PresetIndexError) {
      try choice?.setPresetIndex(index, in: catalog)
    } catch {
      refuse("preset-index", String(index), because: error)
    }
  }

  /// Tells of the properties above when colour or origin changed.
  func notifyPresets() {
    notify("preset-index")
    notify("equal-preset-index")
  }
}
