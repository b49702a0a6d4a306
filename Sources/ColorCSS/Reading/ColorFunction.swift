import ColorCore

/// How the numbers of one colour function are read (CSS Color 4, sections 5 to 10).
struct ColorFunction {
  /// How a function may be written with commas, which only the oldest may.
  enum Commas { case never, rgb, hsl }

  var space: ColorSpace
  var commas = Commas.never
  /// The lane of the hue, or −1.
  var hue = -1
  /// The number that stands for 1 in the space.
  var one = 1.0
  /// What 100 % is in the space.
  var full: Components
  /// The range that components are held in when they are read.
  var lowest = Components(repeating: -.infinity)
  var highest = Components(repeating: .infinity)
  /// Three; four for inks.
  var count = 3
  /// Whether it makes legacy colours.
  var isLegacy = false
  /// Whether the first argument is the space.
  var namesSpace = false

  /// The function with that name, or nil if it makes no colour from components.
  @inline(__always)
  init?(_ name: Keyword) {
    switch name {
    case .rgb, .rgba: self = .rgb
    case .hsl, .hsla: self = .hsl
    case .hwb: self = .hwb
    case .lab: self = .lab
    case .lch: self = .lch
    case .oklab: self = .oklab
    case .oklch: self = .oklch
    case .color: self = .color
    case .deviceCMYK: self = .deviceCMYK
    default: return nil
    }
  }

  init(_ space: ColorSpace, full: Components) {
    self.space = space
    self.full = full
  }

  private static let rgb = {
    var form = ColorFunction(.srgb, full: Components(repeating: 1))
    form.one = 255
    form.commas = .rgb
    form.isLegacy = true
    return form
  }()

  private static let hsl = {
    var form = ColorFunction(.hsl, full: Components(repeating: 100))
    form.commas = .hsl
    form.isLegacy = true
    form.hue = 0
    form.lowest.y = 0
    return form
  }()

  private static let hwb = {
    var form = ColorFunction(.hwb, full: Components(repeating: 100))
    form.isLegacy = true
    form.hue = 0
    return form
  }()

  private static let lab = {
    var form = ColorFunction(.lab, full: Components(100, 125, 125))
    form.lowest.x = 0
    form.highest.x = 100
    return form
  }()

  private static let lch = {
    var form = ColorFunction(.lch, full: Components(100, 150, 0))
    form.hue = 2
    form.lowest.x = 0
    form.highest.x = 100
    form.lowest.y = 0
    return form
  }()

  private static let oklab = {
    var form = ColorFunction(.oklab, full: Components(1, 0.4, 0.4))
    form.lowest.x = 0
    form.highest.x = 1
    return form
  }()

  private static let oklch = {
    var form = ColorFunction(.oklch, full: Components(1, 0.4, 0))
    form.hue = 2
    form.lowest.x = 0
    form.highest.x = 1
    form.lowest.y = 0
    return form
  }()

  private static let color = {
    var form = ColorFunction(.srgb, full: Components(repeating: 1))
    form.namesSpace = true
    return form
  }()

  private static let deviceCMYK = {
    var form = ColorFunction(.cmyk, full: Components(repeating: 1))
    form.count = 4
    form.lowest = Components(repeating: 0)
    form.highest = Components(repeating: 1)
    return form
  }()
}
