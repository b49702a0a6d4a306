import ColorCore

extension ColorParser {
  /// Reads the arguments of a colour function and its closing parenthesis.
  ///
  /// - Parameters:
  ///   - start: where the function's name starts.
  ///   - alpha: what alpha is without one among the arguments.
  mutating func arguments(
    of named: ColorFunction, from start: Int, alpha: ComponentValue = ComponentValue(number: 1, kind: .number)
  ) throws(ColorTextError) -> Color {
    var function = named
    if function.form == .unnamed { try readSpace(into: &function) }
    var given = GivenComponents()
    given.takeAlpha(alpha)
    var hasCommas = false
    for lane in 0..<function.count {
      if lane > 0 {
        cursor.skipSpace()
        hasCommas = try separator(lane, of: function, hasCommas: hasCommas)
      }
      given.take(try value(for: lane, of: function), lane: lane)
    }
    cursor.skipSpace()
    if cursor.byte != UInt8(ascii: ")"), !cursor.isAtEnd {
      guard cursor.skip(UInt8(ascii: hasCommas ? "," : "/")) else { throw unexpectedEnd(of: function, hasCommas) }
      cursor.skipSpace()
      given.takeAlpha(try value(for: -1, of: function))
      cursor.skipSpace()
    }
    guard cursor.skipClosing() else { throw unexpectedEnd(of: function, hasCommas) }
    if hasCommas, let reason = given.fault(withCommas: function.commas) {
      throw ColorTextError(reason, at: start..<cursor.at)
    }
    return given.color(function)
  }

  /// Reads a comma between two components, where there is one; true if they are written with commas.
  @inline(__always)
  private mutating func separator(
    _ lane: Int, of function: ColorFunction, hasCommas: Bool
  ) throws(ColorTextError) -> Bool {
    let found = cursor.byte == UInt8(ascii: ",")
    if found {
      guard function.commas != .never, lane == 1 || hasCommas else {
        throw ColorTextError(.commas, at: cursor.character)
      }
      cursor.at += 1
      cursor.skipSpace()
    } else if hasCommas {
      throw unexpectedEnd(of: function, false, tooFew: true)
    }
    return found
  }

  /// Reads one component, or alpha for −1, and looks whether its kind is allowed there.
  @inline(__always)
  private mutating func value(for lane: Int, of function: ColorFunction) throws(ColorTextError) -> ComponentValue {
    let start = cursor.at
    let value = try componentValue(isHue: lane == function.hue && lane >= 0)
    switch value.kind {
    case .angle where lane != function.hue || lane < 0, .percentage where lane == function.hue && lane >= 0:
      throw ColorTextError(.componentKind, at: start..<cursor.at)
    default: return value
    }
  }

  /// Why the text cannot go on like this, where something else was due.
  private func unexpectedEnd(of function: ColorFunction, _ hasCommas: Bool, tooFew: Bool = false) -> ColorTextError {
    if cursor.isAtEnd || cursor.byte == UInt8(ascii: ")") {
      return ColorTextError(.tooFewComponents, at: cursor.character)
    }
    if cursor.byte == UInt8(ascii: ",") && !hasCommas { return ColorTextError(.commas, at: cursor.character) }
    if !tooFew, cursor.isAtNumber || cursor.isAtName || cursor.byte == UInt8(ascii: ",") {
      return ColorTextError(.tooManyComponents, at: cursor.character)
    }
    return ColorTextError(.unexpected, at: cursor.character)
  }
}

/// The components of a function as they were written.
struct GivenComponents {
  private var numbers = Components()
  private var alpha = 1.0
  private var percentages: UInt8 = 0
  private var missing = MissingComponents()

  @inline(__always)
  mutating func take(_ value: ComponentValue, lane: Int) {
    numbers[lane] = value.number
    if value.kind == .percentage { percentages |= 1 << UInt8(truncatingIfNeeded: lane) }
    if value.kind == .missing { missing.insert(.channel(lane)) }
  }

  @inline(__always)
  mutating func takeAlpha(_ value: ComponentValue) {
    alpha = value.kind == .percentage ? value.number / 100 : value.number
    if value.kind == .missing { missing.insert(.alpha) } else { missing.remove(.alpha) }
  }

  /// What the older syntax with commas does not allow in them, if anything.
  @inline(__always)
  func fault(withCommas commas: ColorFunction.Commas) -> ColorTextError.Reason? {
    if !missing.isEmpty { return .noneWithCommas }
    switch commas {
    case .rgb: return percentages == 0 || percentages == 7 ? nil : .mixedNumbersAndPercentages
    case .hsl: return percentages == 6 ? nil : .percentageNeeded
    case .never: return .commas
    }
  }

  /// The colour, its components in the ranges that are kept when a colour is read.
  func color(_ function: ColorFunction) -> Color {
    var color = Color(
      function.space, function.components(numbers, percentages: percentages), alpha: alpha, missing: missing)
    color.isLegacy = function.isLegacy
    return color
  }
}
