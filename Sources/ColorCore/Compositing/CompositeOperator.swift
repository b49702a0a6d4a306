/// Which parts of a source and its backdrop remain (Porter, Duff 1984; W3C Compositing and Blending 1, section 9).
public enum CompositeOperator: String, Hashable, Sendable, CaseIterable {
  case clear
  case copy
  case destination
  case sourceOver = "source-over"
  case destinationOver = "destination-over"
  case sourceIn = "source-in"
  case destinationIn = "destination-in"
  case sourceOut = "source-out"
  case destinationOut = "destination-out"
  case sourceAtop = "source-atop"
  case destinationAtop = "destination-atop"
  case xor
  /// The sum of both, held at 1: plus-lighter of later drafts.
  case lighter

  /// F_a and F_b: the shares of source and backdrop that remain.
  func shares(source: Double, backdrop: Double) -> (source: Double, backdrop: Double) {
    switch self {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .destination: (0, 1)
    case .sourceOver: (1, 1 - source)
    case .destinationOver: (1 - backdrop, 1)
    case .sourceIn: (backdrop, 0)
    case .destinationIn: (0, source)
    case .sourceOut: (1 - backdrop, 0)
    case .destinationOut: (0, 1 - source)
    case .sourceAtop: (backdrop, 1 - source)
    case .destinationAtop: (1 - backdrop, source)
    case .xor: (1 - backdrop, 1 - source)
    case .lighter: (1, 1)
    }
  }
}

extension Color {
  /// This colour laid over another one, in sRGB, as browsers do.
  ///
  /// The mixed colour counts only as far as the backdrop is there: over a half-transparent backdrop half
  /// of the source stays as it is. For the modes other than `normal` both colours are first clipped to
  /// sRGB, on which the modes are defined.
  ///
  /// - Parameters:
  ///   - backdrop: what lies beneath; it may be see-through.
  ///   - mode: how the colours mix where both are.
  ///   - composite: which parts of both remain.
  /// - Returns: a colour of ``ColorSpace/srgb``, its alpha that of the whole; black where nothing remains.
  public func composited(
    over backdrop: Color, mode: BlendMode = .normal, by composite: CompositeOperator = .sourceOver
  ) -> Color {
    var source = space.convert(components, to: .srgb)
    var ground = backdrop.space.convert(backdrop.components, to: .srgb)
    if mode != .normal {
      let one = Components(1, 1, 1)
      source.clamp(lowerBound: .zero, upperBound: one)
      ground.clamp(lowerBound: .zero, upperBound: one)
      source = source * (1 - backdrop.alpha) + mode.mixed(backdrop: ground, source: source) * backdrop.alpha
    }
    let shares = composite.shares(source: alpha, backdrop: backdrop.alpha)
    let top = alpha * shares.source
    let bottom = backdrop.alpha * shares.backdrop
    let whole = top + bottom
    if whole <= 0 { return Color(.srgb, 0, 0, 0, alpha: 0) }
    // A whole above 1 is the sum of `lighter`: channels and alpha stop at 1.
    if whole > 1 {
      let sum = (source * top + ground * bottom).clamped(lowerBound: .zero, upperBound: Components(1, 1, 1))
      return Color(.srgb, sum)
    }
    return Color(.srgb, (source * top + ground * bottom) / whole, alpha: whole)
  }
}
