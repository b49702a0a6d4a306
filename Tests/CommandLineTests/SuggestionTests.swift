import Testing

@testable import CommandLineKit

@Suite struct SuggestionTests {
  static let names = [
    "convert", "contrast", "pick", "palette", "name", "--to", "--title", "oklab", "oklch", "hsl", "hsv",
  ]

  @Test(arguments: [
    ("convrt", "convert"), ("Convert", "convert"), ("covnert", "convert"), ("contarst", "contrast"), ("pik", "pick"),
    ("--tp", "--to"), ("--tilte", "--title"), ("okhlc", nil), ("oklhc", "oklch"), ("hsb", "hsl"), ("xyzzy", nil),
    ("", nil), (String(repeating: "x", count: 100_000), nil),
  ])
  func closest(_ word: String, _ expected: String?) {
    #expect(Suggestion.closest(to: word, among: Self.names) == expected)
  }
}
