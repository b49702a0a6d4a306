extension Command {
  /// Understands the words after the verb.
  ///
  /// Options and operands may come in any order; `--` ends the options; a word that begins with a
  /// minus and a digit or full stop is an operand, since no option looks like that. Where an option
  /// is given twice the last one counts, so that aliases can be overruled.
  public func parse(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
    var result = Arguments()
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { result.operands.append(operand) }
      } else if Self.isOption(word) {
        try parseOption(word, &words, into: &result)
        if result.asksForHelp { return result }
      } else {
        result.operands.append(word)
      }
    }
    try check(result)
    return result
  }

  private static func isOption(_ word: String) -> Bool {
    var bytes = word.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
    return second != UInt8(ascii: ".") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }

  private func parseOption(
    _ word: String, _ rest: inout some IteratorProtocol<String>, into result: inout Arguments
  ) throws(UsageError) {
    let (spelling, joined) = Self.split(word)
    guard let option = options.first(where: { $0.isSpelled(spelling) }) else {
      throw .unknownOption(spelling, command: name, suggestion: closest(to: spelling))
    }
    if option == .helpFlag {
      result.asksForHelp = true
      return
    }
    guard let kind = option.value else {
      guard joined == nil else { throw .needlessValue(option, command: name) }
      result.values[option.name] = ""
      return
    }
    guard let value = joined ?? rest.next(), joined != nil || !isOwnOption(value) else {
      throw .missingValue(option, command: name)
    }
    if let fault = kind.fault(in: value) { throw .badValue(value, option, fault, command: name) }
    result.values[option.name] = value
  }

  /// Whether a word is one of the long options, and so hardly the value of another one.
  private func isOwnOption(_ word: String) -> Bool {
    word == "--" || word.hasPrefix("--") && options.contains { $0.spelling == Self.split(word).spelling }
  }

  /// `--to=hex` and `-n3` in two.
  private static func split(_ word: String) -> (spelling: String, value: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    let end = word.index(word.startIndex, offsetBy: 2)
    return end == word.endIndex ? (word, nil) : (String(word[..<end]), String(word[end...]))
  }

  private func closest(to spelling: String) -> String? {
    // A long option with one dash is what people type who come from other programs.
    let wanted = spelling.hasPrefix("--") ? spelling : "-" + spelling
    return Suggestion.closest(to: wanted, among: options.lazy.map(\.spelling))
  }

  private func check(_ result: Arguments) throws(UsageError) {
    for option in options where option.isRequired && !result.has(option) {
      throw .missingOption(option, command: name)
    }
    let allowed = operands.count
    if result.operands.count > allowed.upperBound {
      throw .needlessOperand(result.operands[allowed.upperBound], command: name)
    }
    if case .word(let placeholder, let words, let isRequired) = operands {
      guard let word = result.operands.first else {
        if isRequired { throw .missingOperand(placeholder, words, command: name) }
        return
      }
      if !words.contains(where: { $0.name == word }) {
        throw .unknownOperand(word, placeholder, words, command: name)
      }
    }
    if case .colorRow = operands, result.operands.count == 1 { throw .tooFewColors(command: name) }
    if case .colorPairs(let first, let second) = operands, result.operands.count % 2 != 0 {
      throw .halfPair(first, second, given: result.operands.count, command: name)
    }
  }
}

extension Option {
  func isSpelled(_ spelling: String) -> Bool {
    spelling == self.spelling || letter.map { spelling == "-\($0)" } ?? false
  }
}
