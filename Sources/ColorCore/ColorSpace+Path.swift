extension ColorSpace {
  /// The numbers of a colour of this space in another one, unclamped and unrounded.
  ///
  /// Total: every finite input, negative and out of range included, gives finite numbers. The path
  /// runs over the nearest common base, so HSL to HWB never leaves sRGB. Hues of greys are whatever
  /// the arithmetic gives (0 where there is none); ``Color/converted(to:)`` marks them missing.
  public func convert(_ components: Components, to target: ColorSpace) -> Components {
    if self == target { return components }
    // Far from where anything could overflow, most colours take one step or a straight way.
    if components.isOrdinary(below: 1e15) {
      if target.base == self { return target.fromBase(components).finite() }
      if base == target { return toBase(components).finite() }
      if let straight = straight(components, to: target) { return straight }
    }
    return walked(components, to: target)
  }

  /// The way over the nearest common base, one step after the other.
  func walked(_ components: Components, to target: ColorSpace) -> Components {
    var up = self
    var value = components.finite()
    var upDepth = up.depth
    let targetDepth = target.depth
    while upDepth > targetDepth {
      value = up.toBase(value).finite()
      up = up.base
      upDepth -= 1
    }
    while up != target.ancestor(atDepth: upDepth, from: targetDepth) {
      value = up.toBase(value).finite()
      up = up.base
      upDepth -= 1
    }
    while upDepth < targetDepth {
      upDepth += 1
      value = target.ancestor(atDepth: upDepth, from: targetDepth).fromBase(value).finite()
    }
    return value
  }

  /// Steps from here down to the root.
  private var depth: Int {
    var count = 0
    var space = self
    while space != .xyzD65 {
      space = space.base
      count += 1
    }
    return count
  }

  /// The space on this one's way to the root that has the given depth.
  private func ancestor(atDepth wanted: Int, from depth: Int) -> ColorSpace {
    var space = self
    var depth = depth
    while depth > wanted {
      space = space.base
      depth -= 1
    }
    return space
  }
}
