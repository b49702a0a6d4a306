import ColorCore

/// Undo and redo for a choice: one edit of a user, however many steps it took, is one step back.
///
/// A colour set by a program is no step of its own: undo leads back to the colour before the last
/// edit of a user.
public final class ChoiceHistory {
  private let choice: Choice
  private let record: Record
  private let membership: Membership

  /// - Parameter limit: the most steps that are kept; older ones are forgotten.
  public init(of choice: Choice, limit: Int = 100) {
    let record = Record(State(choice.color, choice.origin), limit: limit)
    self.choice = choice
    self.record = record
    // The closure keeps the record, not the history, so the membership can end with the history.
    membership = choice.join { record.hear($0) }
  }

  public var canUndo: Bool { !record.past.isEmpty && !choice.isBeingEdited }
  public var canRedo: Bool { !record.future.isEmpty && !choice.isBeingEdited }

  /// Goes back before the last edit. Does nothing, and says so, when there is none or while a user
  /// is in the middle of one.
  @discardableResult
  public func undo() -> Bool {
    guard canUndo else { return false }
    record.future.append(record.present)
    show(record.past.removeLast())
    return true
  }

  /// Does again what ``undo()`` took back.
  @discardableResult
  public func redo() -> Bool {
    guard canRedo else { return false }
    record.past.append(record.present)
    show(record.future.removeLast())
    return true
  }

  private func show(_ state: State) {
    record.present = state
    choice.set(state.color, origin: state.origin)
  }

  struct State: Hashable {
    var color: Color?
    var origin: Origin

    init(_ color: Color?, _ origin: Origin) {
      self.color = color
      self.origin = origin
    }
  }

  private final class Record {
    var past: [State] = []
    var future: [State] = []
    var present: State
    let limit: Int

    init(_ present: State, limit: Int) {
      self.present = present
      self.limit = max(1, limit)
    }

    func hear(_ change: Choice.Change) {
      let state = State(change.color, change.origin)
      switch change.edit {
      case .chosen where state != present:
        past.append(present)
        if past.count > limit { past.removeFirst() }
        future = []
        present = state
      case nil where !change.isBeingEdited:
        present = state
      default:
        break
      }
    }
  }
}
