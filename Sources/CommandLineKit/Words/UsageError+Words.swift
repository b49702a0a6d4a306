extension UsageError: CustomStringConvertible {
  /// One sentence, lower case, no full stop.
  public var description: String {
    switch self {
    case .missingVerb: "no verb given"
    case .unknownVerb(let word, let suggestion): "unknown verb \(quoted(word))" + hint(suggestion)
    case .unknownOption(let word, _, let suggestion): "unknown option \(quoted(word))" + hint(suggestion)
    case .missingValue(let option, _): "\(option.spelling) needs a value: \(option.synopsis)"
    case .needlessValue(let option, _): "\(option.spelling) takes no value"
    case .badValue(let value, let option, let fault, _):
      "\(option.spelling) \(quoted(value)): \(fault.words(for: value))"
    case .missingOption(let option, _): "\(option.synopsis) is required"
    case .missingOperand(let placeholder, let words, _): "no \(placeholder) given; it is one of \(list(words))"
    case .unknownOperand(let word, let placeholder, let words, _):
      "unknown \(placeholder) \(quoted(word))" + (hint(word, words) ?? "; it is one of \(list(words))")
    case .needlessOperand(let word, _): "unexpected argument \(quoted(word))"
    case .halfPair(let first, let second, let given, _):
      "colours come in pairs (\(first) \(second)), but \(given) " + (given == 1 ? "was given" : "were given")
    case .tooFewColors: "two colours or more are needed, here is one"
    case .noColor: "no colour given: name one as an argument, or send lines to standard input"
    case .malformed(let option, _, let reason, _, _): "\(option.spelling): \(reason)"
    case .unsuitable(let option, let value, let reason, _): "\(option.spelling) \(quoted(value)): \(reason)"
    }
  }
}

extension UsageError {
  /// The value with a caret under its fault, two lines; empty where the whole value is meant.
  var caret: String {
    if case .malformed(_, let text, _, let range, _) = self { CaretLines.lines(text, range) } else { "" }
  }
}

extension ValueFault {
  func words(for value: String) -> String {
    switch self {
    case .notOneOf(let words): "not one of the choices" + (hint(value, words) ?? "; it is one of \(list(words))")
    case .notAnInteger: "not a whole number"
    case .notANumber: "not a number"
    case .notASize: "not a size in pixels such as 320x240, each side 1 to \(ValueKind.largestSide)"
    case .outside(let low, let high): "not in the range \(low) to \(high)"
    case .empty: "empty"
    case .extensionNotOneOf(let extensions):
      "the file name must end in one of " + extensions.map { "." + $0 }.joined(separator: ", ")
    }
  }
}

/// A word from the user, safe to show: control characters made visible.
func quoted(_ word: String) -> String { "'" + VisibleText.visible(word, limit: 60) + "'" }

private func hint(_ suggestion: String?) -> String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }

private func hint(_ word: String, _ words: [Word]) -> String? {
  Suggestion.closest(to: word, among: words.lazy.map(\.name)).map { hint($0) }
}

private func list(_ words: [Word]) -> String { words.map(\.name).joined(separator: ", ") }
