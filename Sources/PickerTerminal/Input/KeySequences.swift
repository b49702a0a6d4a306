import PickerControls

/// Sequences of bytes that a terminal sends for keys, from its description.
///
/// The common forms of xterm are read by the parser without a table; this is for what terminals do in
/// their own way.
public struct KeySequences: Sendable {
  private var events: [[UInt8]: TerminalEvent] = [:]
  /// Every beginning of a known sequence, to tell a half one from an unknown one.
  private var beginnings: Set<[UInt8]> = []
  /// The bytes of the longest one.
  private(set) var longest = 0

  public init() {}

  /// Plain letters and single control characters cannot be defined: they mean themselves.
  public mutating func define(_ bytes: [UInt8], as event: TerminalEvent) {
    guard bytes.count > 1, bytes.count <= EscapeSequence.limit, bytes[0] == 0x1B else { return }
    events[bytes] = event
    longest = max(longest, bytes.count)
    for count in 1..<bytes.count { beginnings.insert(Array(bytes[..<count])) }
  }

  func event(for bytes: [UInt8]) -> TerminalEvent? { events[bytes] }
  func isBeginning(_ bytes: [UInt8]) -> Bool { bytes.count < longest && beginnings.contains(bytes) }

  /// The names of keys in terminfo.
  public static let names: [(name: String, event: TerminalEvent)] = [
    ("kcuu1", .key(.up, [])), ("kcud1", .key(.down, [])), ("kcub1", .key(.left, [])), ("kcuf1", .key(.right, [])),
    ("khome", .key(.home, [])), ("kend", .key(.end, [])), ("kpp", .key(.pageUp, [])), ("knp", .key(.pageDown, [])),
    ("kdch1", .key(.delete, [])), ("kbs", .key(.backspace, [])), ("kent", .key(.enter, [])),
    ("kcbt", .key(.tab, .shift)), ("kLFT", .key(.left, .shift)), ("kRIT", .key(.right, .shift)),
    ("kri", .key(.up, .shift)), ("kind", .key(.down, .shift)), ("kHOM", .key(.home, .shift)),
    ("kEND", .key(.end, .shift)), ("kDC", .key(.delete, .shift)), ("kf1", .function(1, [])),
    ("kf2", .function(2, [])), ("kf3", .function(3, [])), ("kf4", .function(4, [])), ("kf5", .function(5, [])),
    ("kf6", .function(6, [])), ("kf7", .function(7, [])), ("kf8", .function(8, [])), ("kf9", .function(9, [])),
    ("kf10", .function(10, [])), ("kf11", .function(11, [])), ("kf12", .function(12, [])),
  ]
}
