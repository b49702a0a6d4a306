public import ColorCore

/// The one owner of a group's colour: every control of the group is a view of it.
///
/// Members hear of each change once. Setting from a program tells every member, and is silent when
/// nothing changes. A user's edit goes through ``take(_:from:origin:)``; between `began` and its end
/// the colour from before is kept, so that `cancelled` brings it back.
public final class Choice {
  /// What a member hears.
  public struct Change {
    public let color: Color?
    public let origin: Origin
    /// The user's act behind it, or nil when a program set the colour.
    public let edit: Edit?
    /// Whether the hearing member made the change itself, and so keeps its own numbers. False when it
    /// cancelled: then it takes the colour that came back.
    public let isOwn: Bool
    /// Whether a user is in the middle of an edit, so that more is to come.
    public let isBeingEdited: Bool
  }

  /// The chosen colour; nil while nothing has been chosen, which is legal.
  public private(set) var color: Color?
  public private(set) var origin: Origin = .program

  private struct Member {
    let id: Int
    let hear: (Change) -> Void
  }

  private struct Session {
    let member: Int
    let color: Color?
    let origin: Origin
  }

  private var members: [Member] = []
  private var lastID = 0
  private var session: Session?
  /// Called when the last member has left.
  var whenEmpty: (() -> Void)?

  public init(_ color: Color? = nil) { self.color = color }

  public var memberCount: Int { members.count }
  /// Whether a user is in the middle of an edit.
  public var isBeingEdited: Bool { session != nil }

  /// Joins the group. The membership ends with the returned token; keep it as long as the member
  /// lives. `hear` must not keep the member alive.
  public func join(_ hear: @escaping (Change) -> Void) -> Membership {
    lastID += 1
    members.append(Member(id: lastID, hear: hear))
    return Membership(choice: self, id: lastID)
  }

  /// Sets the colour from a program: no user event, silent when equal. An edit in progress goes on,
  /// and its cancellation still brings back the colour from before it: many programs answer each
  /// step of an edit by setting what they stored, rounded.
  public func set(_ color: Color?, origin: Origin = .program) {
    if color == self.color && origin == self.origin { return }
    self.color = color
    self.origin = origin
    tell(edit: nil, by: nil)
  }

  /// Takes a step of a user's edit from a member.
  ///
  /// A second member cannot edit while another does: its steps are ignored and false is returned. A
  /// step without a `began` starts an edit of its own.
  @discardableResult
  public func take(_ edit: Edit, from member: Membership, origin newOrigin: Origin) -> Bool {
    if let session, session.member != member.id { return false }
    if session == nil {
      guard edit != .cancelled else { return false }
      session = Session(member: member.id, color: color, origin: origin)
    }
    switch edit {
    case .began: break
    case .changing(let color):
      if color == self.color && newOrigin == origin { return true }
      self.color = color
      origin = newOrigin
    case .chosen(let color):
      self.color = color
      origin = newOrigin
      session = nil
    case .cancelled:
      color = session?.color
      origin = session?.origin ?? .program
      session = nil
    }
    tell(edit: edit, by: member.id)
    return true
  }

  private func tell(edit: Edit?, by source: Int?) {
    let change = (color, origin)
    for member in members where members.contains(where: { $0.id == member.id }) {
      member.hear(
        Change(
          color: change.0, origin: change.1, edit: edit, isOwn: member.id == source && edit != .cancelled,
          isBeingEdited: isBeingEdited))
    }
  }

  fileprivate func leave(_ id: Int) {
    members.removeAll { $0.id == id }
    if session?.member == id { session = nil }
    if members.isEmpty { whenEmpty?() }
  }
}

/// A place in a group, which ends with this object.
public final class Membership {
  public let choice: Choice
  let id: Int

  init(choice: Choice, id: Int) {
    self.choice = choice
    self.id = id
  }

  deinit { choice.leave(id) }
}
