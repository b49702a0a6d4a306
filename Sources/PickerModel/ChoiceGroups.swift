/// The choices of a program by group identifier. A group begins with its first member and ends
/// with its last.
public final class ChoiceGroups {
  private var choices: [String: Choice] = [:]

  public init() {}

  /// The choice of that group, made on first use. It is forgotten when its last member leaves.
  public func choice(for group: String) -> Choice {
    if let known = choices[group] { return known }
    let choice = Choice()
    choices[group] = choice
    // Kept strongly on purpose: the knot is untied when the group ends.
    choice.whenEmpty = { self.forget(group) }
    return choice
  }

  public var count: Int { choices.count }

  private func forget(_ group: String) {
    choices[group]?.whenEmpty = nil
    choices[group] = nil
  }
}
