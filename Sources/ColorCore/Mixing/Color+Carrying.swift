extension Color {
  /// This colour in another space, with what was missing still missing there if that space has an
  /// analogous component, and a grey with a powerless hue as the grey it is (CSS Color 4, section
  /// 12.2). For relative colours and for mixing.
  public func converted(to target: ColorSpace, carryingMissing: Bool) -> Color {
    guard carryingMissing, target != space else { return converted(to: target) }
    let plain = withoutPowerlessChroma.converted(to: target)
    let carried = space.carried(missing, to: target)
    return Color(target, plain.components, alpha: plain.alpha, missing: plain.missing.union(carried))
  }

  /// This colour ready to be mixed in a space: there, with a powerless hue missing.
  func readyToMix(in target: ColorSpace) -> Color {
    // Conversion has made powerless hues missing already, all but those that were there before.
    guard target == space else { return converted(to: target, carryingMissing: true) }
    guard let hue = space.hueIndex, space.isPowerless(components) else { return self }
    let grey = withoutPowerlessChroma
    return Color(space, grey.components, alpha: alpha, missing: missing.union(.channel(hue)))
  }

  /// The same colour, or the exact grey where the hue is powerless.
  private var withoutPowerlessChroma: Color {
    guard space.isPowerless(components) else { return self }
    var grey = space.grey(of: components)
    if space == .hwb {
      // Where one of the two is missing, the other one is the whole.
      if missing.contains(.second) { grey.z = 100 }
      if missing.contains(.third) { grey.y = 100 }
    }
    return Color(space, grey, alpha: alpha, missing: missing)
  }
}
