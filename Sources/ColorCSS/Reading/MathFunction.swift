import CMath

extension Keyword {
  var isMathFunction: Bool {
    switch self {
    case .calc, .min, .max, .clamp, .round, .mod, .rem, .sin, .cos, .tan, .asin, .acos, .atan, .atan2, .pow, .sqrt,
      .hypot, .log, .exp, .abs, .sign:
      true
    default: false
    }
  }
}

extension ColorParser {
  /// Reads the arguments of a mathematical function from its opening parenthesis, and works it out.
  mutating func mathFunction(_ name: Keyword?, from start: Int) throws(ColorTextError) -> ComponentValue {
    guard let name, name.isMathFunction else { throw ColorTextError(.unknownFunction, at: start..<cursor.at) }
    return try nested { (parser) throws(ColorTextError) in
      parser.cursor.at += 1
      parser.cursor.skipSpace()
      let strategy = name == .round ? try parser.roundingStrategy() : .nearest
      let arguments = try parser.arguments(of: name)
      try parser.close()
      guard name.takes(arguments.count) else { throw ColorTextError(.argumentCount, at: start..<parser.cursor.at) }
      guard let result = arguments.result(of: name, strategy) else {
        throw ColorTextError(.calculationKinds, at: start..<parser.cursor.at)
      }
      return result
    }
  }

  /// Reads sums between commas; in clamp(), `none` stands for no bound.
  private mutating func arguments(of name: Keyword) throws(ColorTextError) -> [ComponentValue] {
    var result: [ComponentValue] = []
    repeat {
      cursor.skipSpace()
      if name == .clamp, result.count != 1, let bound = missingBound() {
        result.append(bound)
      } else {
        result.append(try sum())
      }
      cursor.skipSpace()
    } while cursor.skip(UInt8(ascii: ","))
    return result
  }

  private mutating func missingBound() -> ComponentValue? {
    guard cursor.isAtName else { return nil }
    var ahead = cursor
    guard Keyword(ahead.word()) == .missing else { return nil }
    cursor = ahead
    return .missing
  }

  /// Reads `up,` and its like, where it stands.
  private mutating func roundingStrategy() throws(ColorTextError) -> Keyword {
    var ahead = cursor
    guard cursor.isAtName, let word = Keyword(ahead.word()), [.nearest, .up, .down, .toZero].contains(word) else {
      return .nearest
    }
    cursor = ahead
    try comma()
    return word
  }
}

extension Keyword {
  fileprivate func takes(_ count: Int) -> Bool {
    switch self {
    case .min, .max, .hypot: count >= 1
    case .clamp: count == 3
    case .round, .log: count == 1 || count == 2
    case .mod, .rem, .atan2, .pow: count == 2
    default: count == 1
    }
  }
}

extension [ComponentValue] {
  /// The value of a function of these, whose number is right; nil where their kinds are not.
  fileprivate func result(of name: Keyword, _ strategy: Keyword) -> ComponentValue? {
    let first = self[0].number
    let kind = self[0].kind
    switch name {
    case .calc: return self[0]
    case .sin: return angle.map { .number(Trigonometry.sine($0)) }
    case .cos: return angle.map { .number(Trigonometry.sine($0 + 90)) }
    case .tan: return angle.map { .number(Trigonometry.tangent($0)) }
    case .asin: return plain.map { .degrees(cm_asin($0[0])) }
    case .acos: return plain.map { .degrees(cm_acos($0[0])) }
    case .atan: return plain.map { .degrees(cm_atan2($0[0], 1)) }
    case .sqrt: return plain.map { .number($0[0].squareRoot()) }
    case .exp: return plain.map { .number(cm_exp($0[0])) }
    case .pow: return plain.map { .number(cm_pow($0[0], $0[1])) }
    case .log: return plain.map { .number(cm_log($0[0]) / ($0.count == 2 ? cm_log($0[1]) : 1)) }
    case .sign: return .number(first > 0 ? 1 : first < 0 ? -1 : first)
    case .abs: return ComponentValue(number: Swift.abs(first), kind: kind)
    case .clamp: return clamped
    default: break
    }
    guard allSatisfy({ $0.kind == kind }) else { return nil }
    let numbers = map { $0.number }
    if name == .atan2 { return .degrees(cm_atan2(numbers[0], numbers[1])) }
    if name == .round, numbers.count == 1, kind != .number { return nil }
    return ComponentValue(number: name.value(of: numbers, strategy), kind: kind)
  }

  /// All as plain numbers, if they are.
  private var plain: [Double]? { allSatisfy { $0.kind == .number } ? map { $0.number } : nil }

  /// The one argument as an angle in degrees; a plain number is one in radians.
  private var angle: Double? {
    switch self[0].kind {
    case .angle: self[0].number
    case .number: self[0].number * (180 / .pi)
    default: nil
    }
  }

  private var clamped: ComponentValue? {
    let kind = self[1].kind
    guard [self[0], self[2]].allSatisfy({ $0.kind == kind || $0.kind == .missing }) else { return nil }
    var number = self[1].number
    if self[2].kind != .missing { number = Keyword.max.extreme(of: [number, self[2].number], -1) }
    // The lower bound wins over an upper one below it.
    if self[0].kind != .missing { number = Keyword.max.extreme(of: [number, self[0].number], 1) }
    return ComponentValue(number: number, kind: kind)
  }
}

extension ComponentValue {
  fileprivate static func number(_ value: Double) -> Self { Self(number: value, kind: .number) }
  fileprivate static func degrees(_ radians: Double) -> Self { Self(number: radians * (180 / .pi), kind: .angle) }
}

extension Keyword {
  /// The value of a function of numbers of one kind.
  fileprivate func value(of numbers: [Double], _ strategy: Keyword) -> Double {
    let first = numbers[0]
    switch self {
    case .min: return extreme(of: numbers, -1)
    case .max: return extreme(of: numbers, 1)
    case .hypot: return numbers.reduce(0) { cm_hypot($0, $1) }
    case .rem: return first.truncatingRemainder(dividingBy: numbers[1])
    case .mod:
      let rest = first.truncatingRemainder(dividingBy: numbers[1])
      // The sign of the divisor; an infinite one keeps what is on its own side only.
      return rest != 0 && (rest < 0) != (numbers[1] < 0) ? rest + numbers[1] : rest
    default: return strategy.rounded(first, to: numbers.count == 2 ? numbers[1] : 1)
    }
  }

  /// The greatest (for 1) or the least (for −1) of them; NaN if one is.
  fileprivate func extreme(of numbers: [Double], _ sign: Double) -> Double {
    var result = numbers[0]
    for number in numbers where number != number || number * sign > result * sign { result = number }
    return numbers.contains { $0 != $0 } ? .nan : result
  }

  /// A multiple of `step` next to the number, by this strategy (CSS Values 4, section 10.3).
  private func rounded(_ number: Double, to step: Double) -> Double {
    let size = Swift.abs(step)
    if size.isInfinite, number.isFinite {
      if self == .up, number > 0 { return .infinity }
      if self == .down, number < 0 { return -.infinity }
      return 0
    }
    let ratio = number / size
    switch self {
    case .up: return ratio.rounded(.up) * size
    case .down: return ratio.rounded(.down) * size
    case .toZero: return ratio.rounded(.towardZero) * size
    default: return (ratio + 0.5).rounded(.down) * size
    }
  }
}

/// Sine and tangent of degrees, exact where they are exact.
private enum Trigonometry {
  static func sine(_ degrees: Double) -> Double {
    // The remainder by whole turns is exact, so that 180 degrees give 0 and not 1.2e-16.
    let turn = degrees.remainder(dividingBy: 360)
    if turn.remainder(dividingBy: 180) == 0 { return 0 }
    if turn == 30 || turn == 150 { return 0.5 }
    if turn == -30 || turn == -150 { return -0.5 }
    return cm_sin(turn * (.pi / 180))
  }

  static func tangent(_ degrees: Double) -> Double {
    let turn = degrees.remainder(dividingBy: 180)
    if turn == 90 { return .infinity }
    if turn == -90 { return -.infinity }
    if Swift.abs(turn) == 45 { return turn / 45 }
    return cm_tan(turn * (.pi / 180))
  }
}
