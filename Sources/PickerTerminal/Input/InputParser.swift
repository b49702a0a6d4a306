import PickerControls

/// Reads a terminal's bytes one by one. It has no clock: the host tells when nothing came for a while,
/// which ends a lone Escape.
public struct InputParser {
  /// How long the host waits for the next byte before it calls ``timeOut()``.
  public enum Patience: Hashable, Sendable {
    /// Nothing is half read.
    case endless
    /// A key: an Escape, or a sequence that begins with it.
    case short
    /// Text that is being pasted.
    case long
  }

  private enum State: Hashable {
    case ground
    /// Bytes of a scalar that are still to come.
    case scalar(missing: Int)
    /// After ESC, `isAlt` when there were two.
    case escape(isAlt: Bool)
    case sequence(isAlt: Bool)
    case singleShift(isAlt: Bool)
    /// The three bytes of the old form of mouse reports.
    case oldMouse
    /// A command for the terminal's other end, which ends with BEL or ESC \.
    case string
    case stringEscape
    case paste
  }

  /// Most bytes of a paste that are kept, as of a line from standard input.
  public static let pasteLimit = 65536

  private let keys: KeySequences
  private var state = State.ground
  /// What came since the state began, with the ESC.
  private var buffer: [UInt8] = []
  private var events: [TerminalEvent] = []

  public init(keys: KeySequences = KeySequences()) { self.keys = keys }

  public var patience: Patience {
    switch state {
    case .ground: .endless
    case .paste: .long
    default: .short
    }
  }

  /// The events that these bytes complete, in order.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    events = []
    for byte in bytes { read(byte) }
    return events
  }

  /// Nothing came for a while: what is half read ends here.
  public mutating func timeOut() -> [TerminalEvent] {
    events = []
    switch state {
    case .escape(let isAlt):
      tell(.key(.escape, isAlt ? .alt : []))
    case .sequence, .singleShift, .string:
      // ESC and one more byte is that key with Alt; longer ones are lost.
      if buffer.count == 2 { tell(.key(.character(Unicode.Scalar(buffer[1])), .alt)) }
    case .paste:
      tell(.paste(String(decoding: buffer, as: UTF8.self)))
    case .ground, .scalar, .oldMouse, .stringEscape:
      break
    }
    begin(.ground)
    return events
  }

  private mutating func tell(_ event: TerminalEvent?) { if let event { events.append(event) } }

  private mutating func begin(_ next: State) {
    state = next
    if next == .ground || next == .paste { buffer.removeAll(keepingCapacity: true) }
  }

  private mutating func read(_ byte: UInt8) {
    if state == .paste { return readPaste(byte) }
    if state != .ground, buffer.first == 0x1B, state != .string, state != .stringEscape,
      buffer.count < keys.longest
    {
      let whole = buffer + [byte]
      if let event = keys.event(for: whole) {
        tell(event)
        return begin(.ground)
      }
    }
    switch state {
    case .ground: readGround(byte)
    case .scalar(let missing): readScalar(byte, missing)
    case .escape(let isAlt): readEscape(byte, isAlt)
    case .sequence(let isAlt): readSequence(byte, isAlt)
    case .singleShift(let isAlt): readSingleShift(byte, isAlt)
    case .oldMouse: readOldMouse(byte)
    case .string: readString(byte)
    case .stringEscape: readStringEscape(byte)
    case .paste: break
    }
  }

  // MARK: Text and control characters

  private mutating func readGround(_ byte: UInt8, isAlt: Bool = false) {
    switch byte {
    case 0x1B:
      buffer = [byte]
      state = .escape(isAlt: isAlt)
    case 0x80...:
      let missing = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
      guard (0xC2...0xF4).contains(byte) else { return }
      buffer = [byte]
      state = .scalar(missing: missing)
    default:
      tell(Self.event(of: byte, isAlt: isAlt))
    }
  }

  private static func event(of byte: UInt8, isAlt: Bool) -> TerminalEvent? {
    let alt: InputEvent.Modifiers = isAlt ? .alt : []
    switch byte {
    case 0x09: return .key(.tab, alt)
    case 0x0A, 0x0D: return .key(.enter, alt)
    case 0x08, 0x7F: return .key(.backspace, alt)
    case 0x20: return .key(.space, alt)
    case 0x00: return .key(.space, alt.union(.control))
    case 0x01...0x1A: return .key(.character(Unicode.Scalar(byte + 0x60)), alt.union(.control))
    // Ctrl with one of \ ] ^ _.
    case 0x1C...0x1F: return .key(.character(Unicode.Scalar(byte + 0x40)), alt.union(.control))
    default: return .key(.character(Unicode.Scalar(byte)), alt)
    }
  }

  private mutating func readScalar(_ byte: UInt8, _ missing: Int) {
    guard (0x80...0xBF).contains(byte) else {
      begin(.ground)
      return readGround(byte)
    }
    buffer.append(byte)
    if missing > 1 {
      state = .scalar(missing: missing - 1)
      return
    }
    let text = String(decoding: buffer, as: UTF8.self).unicodeScalars
    if text.count == 1, let scalar = text.first, scalar.isTyped, scalar != "\u{FFFD}" {
      tell(.key(.character(scalar), []))
    }
    begin(.ground)
  }

  // MARK: Escape sequences

  private mutating func readEscape(_ byte: UInt8, _ isAlt: Bool) {
    switch byte {
    case 0x1B:
      // ESC ESC [ A is Alt with a key in some terminals; more of them are as many Escapes.
      if isAlt { tell(.key(.escape, [])) }
      state = .escape(isAlt: true)
      return
    case UInt8(ascii: "["): state = .sequence(isAlt: isAlt)
    case UInt8(ascii: "O"): state = .singleShift(isAlt: isAlt)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string
    default:
      if keys.isBeginning(buffer + [byte]) {
        state = .sequence(isAlt: isAlt)
        break
      }
      begin(.ground)
      return readGround(byte, isAlt: true)
    }
    buffer.append(byte)
  }

  private mutating func readSequence(_ byte: UInt8, _ isAlt: Bool) {
    switch byte {
    case 0x1B:
      begin(.ground)
      readGround(byte)
    case ..<0x20, 0x7F...:
      // No part of a sequence: it ends here, and the byte means itself.
      begin(.ground)
      readGround(byte)
    case 0x40...:
      // Linux sends ESC [ [ A for F1: its second bracket is no final byte.
      if keys.isBeginning(buffer + [byte]) { return keep(byte) }
      finish(byte, isAlt)
    default:
      keep(byte)
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if buffer.count <= EscapeSequence.limit { buffer.append(byte) }
  }

  private mutating func finish(_ final: UInt8, _ isAlt: Bool) {
    let parameters = buffer.dropFirst(2)
    if buffer.count > EscapeSequence.limit { return begin(.ground) }
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      buffer.append(final)
      state = .oldMouse
      return
    }
    if final == UInt8(ascii: "~"), parameters.elementsEqual("200".utf8) { return begin(.paste) }
    let event = EscapeSequence.control(parameters, final)
    tell(isAlt ? event?.withAlt : event)
    begin(.ground)
  }

  private mutating func readSingleShift(_ byte: UInt8, _ isAlt: Bool) {
    begin(.ground)
    guard (0x20...0x7E).contains(byte) else { return readGround(byte) }
    let event = EscapeSequence.singleShift(byte)
    tell(isAlt ? event?.withAlt : event)
  }

  /// Button, column and row, each with 32 added.
  private mutating func readOldMouse(_ byte: UInt8) {
    buffer.append(byte)
    guard buffer.count == 6 else { return }
    let numbers = buffer[3...].map { Int($0) - 32 }
    if numbers[0] >= 0, numbers[1] > 0, numbers[2] > 0 {
      tell(EscapeSequence.mouse(numbers[0], isDown: true, column: numbers[1] - 1, row: numbers[2] - 1))
    }
    begin(.ground)
  }

  // MARK: Strings and pastes

  private mutating func readString(_ byte: UInt8) {
    switch byte {
    case 0x07: finishString()
    case 0x1B: state = .stringEscape
    default: keep(byte)
    }
  }

  private mutating func readStringEscape(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") { return finishString() }
    // Another sequence cuts the string off.
    begin(.ground)
    buffer = [0x1B]
    readEscape(byte, false)
  }

  private mutating func finishString() {
    if buffer[1] == UInt8(ascii: "]"), buffer.count <= EscapeSequence.limit {
      tell(EscapeSequence.command(buffer.dropFirst(2)))
    }
    begin(.ground)
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func readPaste(_ byte: UInt8) {
    buffer.append(byte)
    if byte == Self.pasteEnd.last, buffer.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      buffer.removeLast(Self.pasteEnd.count)
      buffer.removeLast(max(0, buffer.count - Self.pasteLimit))
      tell(.paste(String(decoding: buffer, as: UTF8.self)))
      return begin(.ground)
    }
    // The tail is kept for the end to be seen.
    if buffer.count > Self.pasteLimit + Self.pasteEnd.count { buffer.remove(at: Self.pasteLimit) }
  }
}

extension TerminalEvent {
  fileprivate var withAlt: TerminalEvent {
    switch self {
    case .key(let key, let modifiers): .key(key, modifiers.union(.alt))
    case .function(let number, let modifiers): .function(number, modifiers.union(.alt))
    default: self
    }
  }
}
