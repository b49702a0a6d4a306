import ColorCore
import PickerControls

/// What a whole control sequence means: the forms of ECMA-48 that xterm and its kin send.
enum EscapeSequence {
  /// Longest sequence that is kept, in bytes; longer ones are read to their end and dropped.
  static let limit = 256

  /// ESC O and a letter: keypad and function keys.
  static func singleShift(_ final: UInt8) -> TerminalEvent? { letter(final, []) }

  /// ESC [, parameters, and a final byte.
  static func control(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> TerminalEvent? {
    if parameters.first == UInt8(ascii: "<") { return mouse(parameters.dropFirst(), final) }
    // Private and intermediate bytes make it an answer to something else.
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let numbers = numbers(parameters)
    let modifiers = modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~"):
      if numbers.first == 27, numbers.count == 3 { return unicode(numbers[2], modifiers) }
      return numbered(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "u"): return unicode(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "Z"): return .key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "I"): return .focus(gained: true)
    case UInt8(ascii: "O"): return .focus(gained: false)
    default:
      // A number other than 1 makes it an answer, such as that of the cursor's place.
      return (numbers.first ?? 1) == 1 && numbers.count <= 2 ? letter(final, modifiers) : nil
    }
  }

  /// ESC ] and text: the answer to a question for the background.
  static func command(_ text: ArraySlice<UInt8>) -> TerminalEvent? {
    let text = String(decoding: text, as: UTF8.self)
    guard text.hasPrefix("11;rgb:") else { return nil }
    let parts = text.dropFirst(7).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    var units: [Double] = []
    for part in parts {
      // One to four digits, which say a share of the greatest number of as many digits.
      guard (1...4).contains(part.count), let value = Int(part, radix: 16), value >= 0 else { return nil }
      units.append(Double(value) / Double((1 << (4 * part.count)) - 1))
    }
    return .background(
      Color(SRGB8(SRGB8.byte(units[0]), SRGB8.byte(units[1]), SRGB8.byte(units[2]))))
  }

  private static func letter(_ final: UInt8, _ modifiers: InputEvent.Modifiers) -> TerminalEvent? {
    switch final {
    case UInt8(ascii: "A"): .key(.up, modifiers)
    case UInt8(ascii: "B"): .key(.down, modifiers)
    case UInt8(ascii: "C"): .key(.right, modifiers)
    case UInt8(ascii: "D"): .key(.left, modifiers)
    case UInt8(ascii: "H"): .key(.home, modifiers)
    case UInt8(ascii: "F"): .key(.end, modifiers)
    case UInt8(ascii: "M"): .key(.enter, modifiers)
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "O")), modifiers)
    default: nil
    }
  }

  private static func numbered(_ number: Int, _ modifiers: InputEvent.Modifiers) -> TerminalEvent? {
    switch number {
    case 1, 7: .key(.home, modifiers)
    case 4, 8: .key(.end, modifiers)
    case 3: .key(.delete, modifiers)
    case 5: .key(.pageUp, modifiers)
    case 6: .key(.pageDown, modifiers)
    case 29: .key(.menu, modifiers)
    case 11...15: .function(number - 10, modifiers)
    case 17...21: .function(number - 11, modifiers)
    case 23, 24: .function(number - 12, modifiers)
    default: nil
    }
  }

  /// A key told by the scalar it types.
  private static func unicode(_ value: Int, _ modifiers: InputEvent.Modifiers) -> TerminalEvent? {
    guard let value = UInt32(exactly: value), let scalar = Unicode.Scalar(value) else { return nil }
    switch value {
    case 9: return .key(.tab, modifiers)
    case 13: return .key(.enter, modifiers)
    case 27: return .key(.escape, modifiers)
    case 32: return .key(.space, modifiers)
    case 8, 127: return .key(.backspace, modifiers)
    default: return scalar.isTyped ? .key(.character(scalar), modifiers) : nil
    }
  }

  /// 1 and the sum of 1 for Shift, 2 for Alt, 4 for Ctrl, 8 for Meta.
  private static func modifiers(_ number: Int) -> InputEvent.Modifiers {
    let bits = number - 1
    var result: InputEvent.Modifiers = []
    if bits & 1 != 0 { result.insert(.shift) }
    if bits & 10 != 0 { result.insert(.alt) }
    if bits & 4 != 0 { result.insert(.control) }
    return result
  }

  /// Mode 1006: button, column and row from 1, and whether it is down.
  private static func mouse(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> TerminalEvent? {
    let numbers = numbers(parameters)
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    let isDown = final == UInt8(ascii: "M")
    return mouse(numbers[0], isDown: isDown, column: numbers[1] - 1, row: numbers[2] - 1)
  }

  /// - Parameter code: bits 0, 1 and 6: the button or wheel; 2, 3 and 4: Shift, Alt, Ctrl; 5: moved.
  static func mouse(_ code: Int, isDown: Bool, column: Int, row: Int) -> TerminalEvent? {
    var modifiers: InputEvent.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let action: TerminalEvent.Mouse.Action
    switch (code & 64 != 0, code & 32 != 0, code & 3) {
    case (true, _, 0): action = .wheel(dx: 0, dy: -1)
    case (true, _, 1): action = .wheel(dx: 0, dy: 1)
    case (true, _, 2): action = .wheel(dx: -1, dy: 0)
    case (true, _, _): action = .wheel(dx: 1, dy: 0)
    case (false, true, 0): action = .dragged
    case (false, false, 0): action = isDown ? .pressed : .released
    // The old form does not say which button was lifted.
    case (false, false, 3) where isDown: action = .released
    default: return nil
    }
    return .mouse(TerminalEvent.Mouse(action, column: column, row: row, modifiers: modifiers))
  }

  /// Numbers between semicolons; what is left out is 1, as ECMA-48 has it for most, and what is too
  /// large is held. Of parts behind colons only the first counts.
  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      var value: Int?
      for byte in part {
        guard (0x30...0x39).contains(byte) else { break }
        value = min(9_999_999, (value ?? 0) * 10 + Int(byte - 0x30))
      }
      return value ?? 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is text and no control character.
  var isTyped: Bool { value >= 0x20 && !(0x7F...0x9F).contains(value) }
}
