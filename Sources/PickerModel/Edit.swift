public import ColorCore

/// What a user does to a colour, in the order it happens: one `began`, any number of `changing`,
/// then one `chosen` or one `cancelled`. Where no paint at all is a choice, nil stands for it.
public enum Edit: Hashable, Sendable {
  case began
  case changing(Color?)
  case chosen(Color?)
  /// The colour from before `began` comes back.
  case cancelled
}

/// Where the present colour of a choice came from.
public enum Origin: Hashable, Sendable {
  /// Set by a program, or the colour it started with.
  case program
  /// A row of a preset list.
  case preset(list: String, index: Int)
  /// A swatch that stands in no list.
  case swatch
  /// A channel of a space, moved by a slider, dial or plane.
  case channel(ColorSpace)
  /// Typed text.
  case text
}
