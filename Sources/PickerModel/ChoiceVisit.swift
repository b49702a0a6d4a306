public import ColorCore

/// A visit to a choice, such as a popover that is open over it: whatever a user does within is one
/// edit of the choice.
///
/// The controls of the visit share ``inner``. Each of their edits changes the outer choice at once, and
/// however many there are, the outer choice hears one `began` and one `chosen` or `cancelled`. A visit
/// in which nothing is done sends nothing.
public final class ChoiceVisit {
  /// The choice that the controls of the visit show.
  public let inner: Choice
  private let record: Record
  private var membership: Membership?

  /// - Parameters:
  ///   - color: what the outer choice has now.
  ///   - post: takes the edits for the outer choice. Must not keep the visit alive.
  public init(showing color: Color?, origin: Origin, post: @escaping ([Edit], Origin) -> Void) {
    let record = Record(color, origin, post)
    inner = Choice()
    inner.set(color, origin: origin)
    self.record = record
    // The closure keeps the record, not the visit, so the membership can end with the visit.
    membership = inner.join { record.hear($0) }
  }

  /// Whether something has been done, so that an end is owed.
  public var isEdited: Bool { record.isEdited }

  /// Whether it has been finished or cancelled; then nothing more is sent.
  public var isOver: Bool { membership == nil }

  /// Takes what a program or another control made of the outer choice meanwhile.
  public func show(_ color: Color?, origin: Origin) {
    if !isOver { inner.set(color, origin: origin) }
  }

  /// Ends the visit and keeps what was chosen in it, or seen last.
  public func finish() { end(.chosen(inner.color)) }

  /// Ends the visit with what was there before it.
  public func cancel() { end(.cancelled) }

  private func end(_ edit: Edit) {
    if isOver { return }
    membership = nil
    if isEdited { record.post([edit], inner.origin) }
  }

  private final class Record {
    let post: ([Edit], Origin) -> Void
    var isEdited = false
    private var color: Color?
    private var origin: Origin

    init(_ color: Color?, _ origin: Origin, _ post: @escaping ([Edit], Origin) -> Void) {
      self.color = color
      self.origin = origin
      self.post = post
    }

    func hear(_ change: Choice.Change) {
      // A step that says only that more is to come, or ends what has been told, is none of the outer.
      if change.color == color && change.origin == origin { return }
      (color, origin) = (change.color, change.origin)
      if change.edit == nil { return }
      let begins = !isEdited
      isEdited = true
      post((begins ? [.began] : []) + [.changing(change.color)], change.origin)
    }
  }
}
