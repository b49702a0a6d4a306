public import ColorCore

/// A named colour that a list offers.
public struct Preset: Hashable, Sendable {
  public let name: String
  public let color: Color

  public init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }
}

/// A list of presets under an identifier, which tells choices from different lists apart.
public struct PresetCatalog: Hashable, Sendable {
  public let id: String
  public let presets: [Preset]

  public init(id: String, presets: [Preset]) {
    self.id = id
    self.presets = presets
  }

  /// The eight presets of the colour picker, in their order.
  public static let standard = PresetCatalog(
    id: "standard",
    presets: [
      Preset("Black", Color(rgb: 0x000000)), Preset("White", Color(rgb: 0xFFFFFF)),
      Preset("Gray", Color(rgb: 0x7F7F7F)), Preset("Red", Color(rgb: 0xB41B1B)),
      Preset("Blue", Color(rgb: 0x1560BD)), Preset("Green", Color(rgb: 0x2E8B57)),
      Preset("Yellow", Color(rgb: 0xFDE910)), Preset("Orange", Color(rgb: 0xFF7F00)),
    ])

  /// The first preset that shows as the same 8-bit sRGB bytes, alpha included; nil for none.
  public func firstIndex(matching color: Color) -> Int? {
    let key = color.srgb8
    return presets.firstIndex { $0.color.srgb8 == key }
  }
}

/// A preset index that no row has.
public struct PresetIndexError: Error, Hashable, Sendable, CustomStringConvertible {
  public let index: Int
  public let count: Int

  public var description: String { "preset index \(index) is outside -1…\(count - 1)" }
}

extension Choice {
  /// The preset this colour came from, or −1: after any other change it is −1, even if the colour
  /// equals a preset. Which preset it equals is ``PresetCatalog/firstIndex(matching:)``.
  public func presetIndex(in catalog: PresetCatalog) -> Int {
    if case .preset(catalog.id, let index) = origin { return index }
    return -1
  }

  /// Chooses a preset from a program, or with −1 says that the present colour came from none.
  ///
  /// - Throws: ``PresetIndexError`` when no row has that index; then nothing changes.
  public func setPresetIndex(_ index: Int, in catalog: PresetCatalog) throws(PresetIndexError) {
    if index == -1 { return set(color) }
    guard catalog.presets.indices.contains(index) else {
      throw PresetIndexError(index: index, count: catalog.presets.count)
    }
    set(catalog.presets[index].color, origin: .preset(list: catalog.id, index: index))
  }

  /// The colour as opaque 8-bit sRGB; black while nothing is chosen. Setting it makes −1 the preset
  /// index.
  public var rgbColor: SRGB8 {
    get {
      var bytes = (color ?? .black).srgb8
      bytes.alpha = 255
      return bytes
    }
    set { set(Color(SRGB8(newValue.red, newValue.green, newValue.blue))) }
  }
}
