/// What a channel says about a colour, where other spaces have a channel that says the same
/// (CSS Color 4, section 12.2, "analogous components").
private enum Meaning: Equatable {
  case reds, greens, blues
  case lightness
  /// Chroma and saturation.
  case colorfulness
  case hue
  case opponentA, opponentB
}

extension ColorSpace {
  private func meaning(ofLane lane: Int) -> Meaning? {
    let channel = channels[lane]
    switch channel.kind {
    case .hue: return .hue
    case .chroma: return .colorfulness
    case .opponent: return lane == 1 ? .opponentA : .opponentB
    case .amount: break
    }
    if channel.name == "lightness" { return .lightness }
    // RGB and XYZ, lane by lane.
    guard channels[2].name == "blue" || channels[2].name == "z" else { return nil }
    return [.reds, .greens, .blues][lane]
  }

  private func lanes(_ meanings: [Meaning]) -> MissingComponents? {
    var found = MissingComponents()
    for meaning in meanings {
      guard let lane = (0..<channelCount).first(where: { self.meaning(ofLane: $0) == meaning }) else { return nil }
      found.insert(.channel(lane))
    }
    return found
  }

  /// Sets of components that say the same together, though none of them does alone.
  private var analogousSets: [MissingComponents] {
    if self == .hwb { return [[.second, .third]] }
    return [lanes([.lightness, .colorfulness])].compactMap { $0 }
  }

  private var analogousPlanes: [MissingComponents] {
    [lanes([.opponentA, .opponentB]), lanes([.colorfulness, .hue])].compactMap { $0 }
  }

  /// All channels of this space.
  private var everyLane: MissingComponents { MissingComponents(rawValue: channelCount == 4 ? 15 : 7) }

  /// The components that are missing in `target` because these are missing here.
  ///
  /// A component goes to its analogous one; whiteness and blackness together go with lightness and
  /// chroma together, a and b together with chroma and hue together; and all of them with all.
  func carried(_ missing: MissingComponents, to target: ColorSpace) -> MissingComponents {
    let lanes = missing.subtracting(.alpha)
    if lanes.isEmpty { return missing }
    if lanes == everyLane { return target.everyLane.union(missing.intersection(.alpha)) }
    var result = missing.intersection(.alpha)
    for lane in 0..<channelCount where lanes.contains(.channel(lane)) {
      guard let meaning = meaning(ofLane: lane) else { continue }
      for other in 0..<target.channelCount where target.meaning(ofLane: other) == meaning {
        result.insert(.channel(other))
      }
    }
    if analogousSets.contains(where: lanes.isSuperset) { for set in target.analogousSets { result.formUnion(set) } }
    if analogousPlanes.contains(where: lanes.isSuperset) { for set in target.analogousPlanes { result.formUnion(set) } }
    return result
  }
}
